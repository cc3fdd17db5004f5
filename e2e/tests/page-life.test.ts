import type { Page } from '@playwright/test';
import { expect, test } from '../browser.ts';
import { askedOperations, connectBy, loadedDocuments } from '../page-watch.ts';

test.beforeEach(({ browserName: _ }, info) => test.skip(info.project.name !== 'desktop', 'the same at each width'));

const list = '/producten/';
const product = '/producten/zitmeubilair/meent-parkbank/';
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the first product that is in the list's second dozen. */
async function openCard(page: Page): Promise<void> {
  await cards(page).nth(15).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/producten\/[^/]+\/[^/]+\/$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Producten');
}

/** Adds a link to the page's content, as an editor may. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'proeflink' });
    link.style.cssText = 'position:fixed;left:0;bottom:40%;z-index:9999;background:#fff';
    document.querySelector('main')?.append(link);
  }, href);
}

test('PAG-01 a link that is followed before the page lives leads on without a fault', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(`${product}?variant=BM-1010-02`, { waitUntil: 'domcontentloaded' });
  const trail = page.getByRole('navigation', { name: 'Kruimelpad' });
  await trail.getByRole('link', { name: 'Zitmeubilair' }).click();
  await expect(heading(page, 'Zitmeubilair')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: '2400 mm' })).toBeChecked();
});

test.describe('lists that stay alive', () => {
  test.beforeEach(async ({ page }) => {
    await connectBy(page, { saveData: true });
    await page.goto(`${list}?f.colour=db-703`);
    await page.waitForLoadState('networkidle');
  });

  async function loadMore(page: Page): Promise<void> {
    await expect(cards(page)).toHaveCount(12);
    await page.getByRole('link', { name: 'Laad meer producten' }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(15);
  }

  test('PAG-02 back finds filters, loaded hits and scroll position, without a request', async ({ page }) => {
    const documents = loadedDocuments(page);
    await loadMore(page);
    const count = await cards(page).count();
    await page.evaluate(() => Object.assign(document.querySelector('main h3') ?? {}, { stays: true }));
    await cards(page).nth(15).scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(500);
    await openCard(page);
    const asked = askedOperations(page);
    await page.goBack();
    await expect(heading(page, 'Producten')).toBeVisible();
    await expect(cards(page)).toHaveCount(count);
    await expect.poll(() => scrolled(page)).toBe(before);
    await expect(page).toHaveURL(/f\.colour=db-703/);
    expect(await page.evaluate(() => 'stays' in (document.querySelector('main h3') ?? {}))).toBe(true);
    expect([asked, documents]).toEqual([[], []]);
  });

  test('PAG-02 a link to the same address finds the list as it was, at its top', async ({ page }) => {
    await loadMore(page);
    const count = await cards(page).count();
    await openCard(page);
    const asked = askedOperations(page);
    await addLink(page, `${list}?f.colour=db-703`);
    await page.getByRole('link', { name: 'proeflink' }).click();
    await expect(heading(page, 'Producten')).toBeVisible();
    await expect(cards(page)).toHaveCount(count);
    expect([await scrolled(page), asked]).toEqual([0, []]);
    await openCard(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Producten', exact: true }).last().click();
    await expect(page).toHaveURL(list);
    await expect.poll(() => asked.map(({ name }) => name)).toContain('ProductList');
    await expect(cards(page)).toHaveCount(12);
  });

  test('PAG-02 a list that the site’s content has left behind asks again', async ({ page }) => {
    await loadMore(page);
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-changes': '1000000' } });
    });
    await openCard(page);
    const asked = askedOperations(page);
    await page.goBack();
    await expect(heading(page, 'Producten')).toBeVisible();
    await expect.poll(() => asked.map(({ name }) => name)).toContain('ProductList');
  });
});

test.describe('where a navigation ends', () => {
  test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

  test('PAG-03 at the hash target, below what sticks to the top', async ({ page }) => {
    await page.goto(list);
    await page.waitForLoadState('networkidle');
    await addLink(page, `${product}#specifications`);
    await page.getByRole('link', { name: 'proeflink' }).click();
    await expect(heading(page, 'Meent parkbank')).toBeVisible();
    const target = page.locator('#specifications');
    await expect.poll(async () => (await target.boundingBox())?.y).toBeLessThan(250);
    const covered = await target.evaluate((section) => {
      const { top, left } = section.getBoundingClientRect();
      return [...document.querySelectorAll('body *')].some((element) => {
        const box = element.getBoundingClientRect();
        return getComputedStyle(element).position === 'sticky' && box.bottom > top + 1 && box.top <= 0 && box.right > left;
      });
    });
    expect(covered).toBe(false);
  });

  test('PAG-03 a page stays where it was scrolled to before its scripts came, and Back finds that place', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    release();
    await page.waitForLoadState('networkidle');
    expect(await scrolled(page)).toBe(700);
    await addLink(page, list);
    await page.getByRole('link', { name: 'proeflink' }).click();
    await expect(heading(page, 'Producten')).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(700);
  });

  test('PAG-03 where the visitor stands, when only filters change', async ({ page }) => {
    await page.goto(list);
    await page.waitForLoadState('networkidle');
    await addLink(page, `${list}?f.colour=db-703`);
    await page.evaluate(() => scrollTo(0, 300));
    await page.getByRole('link', { name: 'proeflink' }).click();
    await expect(page).toHaveURL(/f\.colour/);
    await expect.poll(() => scrolled(page)).toBe(300);
  });
});

test.describe('the loading bar', () => {
  type Watched = { shown: number[]; hidden: number[]; percents: number[]; height: number; ended: number };

  /** Clicks on a link whose page takes some time, and notes what the bar does, in milliseconds after the click. */
  async function watchedClick(page: Page, delay: number): Promise<Watched> {
    await connectBy(page, { saveData: true });
    await page.goto('/nieuws/');
    await page.waitForLoadState('networkidle');
    await page.route('**/graphql', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    await page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('body > div[aria-hidden="true"]');
      const watched: Watched = { shown: [], hidden: [], percents: [], height: 0, ended: 0 };
      Object.assign(window, { watched });
      let clicked = 0;
      const title = () => document.querySelector('main h1')?.textContent;
      const before = title();
      addEventListener(
        'click',
        () => {
          clicked = performance.now();
        },
        { capture: true, once: true },
      );
      const since = () => performance.now() - clicked;
      const watcher = new MutationObserver((changes) => {
        if (!bar) return;
        if (changes.some(({ attributeName }) => attributeName === 'hidden'))
          (bar.hidden ? watched.hidden : watched.shown).push(since());
        if (bar.hidden) return;
        watched.percents.push(Number.parseFloat(bar.style.scale) * 100);
        watched.height = bar.offsetHeight;
      });
      if (bar) watcher.observe(bar, { attributes: true });
      new MutationObserver(() => {
        if (clicked && title() !== before) watched.ended ||= since();
      }).observe(document.body, { childList: true, subtree: true });
    });
    const read = () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
    await page.getByRole('main').getByRole('link').first().click();
    await expect.poll(async () => (await read()).ended, { timeout: 15_000 }).toBeGreaterThan(0);
    await expect.poll(async () => (await read()).hidden.length === (await read()).shown.length).toBe(true);
    return read();
  }

  test('PAG-04 appears 200 ms after a click on a slow page, 2 px high, and hides 500 ms after the data have loaded', async ({
    page,
  }) => {
    const { shown, hidden, percents, height, ended } = await watchedClick(page, 2000);
    expect([height, shown.length, hidden.length]).toEqual([2, 1, 1]);
    expect(shown[0]).toBeGreaterThanOrEqual(195);
    expect(shown[0]).toBeLessThan(1500);
    expect(hidden[0]).toBeGreaterThanOrEqual(ended + 450);
    expect(hidden[0]).toBeLessThan(ended + 2500);
    // It creeps by 2 percent, and leaps where code or data have come.
    const leaps = percents.map((percent, index) => Math.round(percent - (percents[index - 1] ?? 0)));
    expect(leaps.some((leap) => leap >= 30)).toBe(true);
    expect(percents.at(-1)).toBe(100);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  });

  test('PAG-04 does not appear for a fast page', async ({ page }) => {
    const { shown, ended } = await watchedClick(page, 0);
    expect(shown.length === 0 || ended >= 195, `the page came after ${ended} ms`).toBe(true);
  });
});

test.describe('fetching ahead', () => {
  test('PAG-07 pages of links in sight are fetched at idle time, so that a click asks for nothing', async ({ page }) => {
    const asked = askedOperations(page);
    await page.goto('/producten/zitmeubilair/');
    const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link', { name: 'Meent parkbank' });
    await expect.poll(() => asked.some(({ uri }) => uri === product.slice(1, -1)), { timeout: 10_000 }).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(new Set(asked.filter(({ uri }) => uri !== undefined).map(({ uri }) => uri)).size).toBeLessThanOrEqual(12);
    expect(asked.filter(({ uri }) => /^(aanmelden|account|favorieten)/.test(uri ?? ''))).toEqual([]);
    const before = asked.length;
    await link.click();
    await expect(heading(page, 'Meent parkbank')).toBeVisible();
    expect(asked.slice(before).filter(({ uri }) => uri === product.slice(1, -1))).toEqual([]);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    test(`PAG-07 nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
      await connectBy(page, connection);
      const asked = askedOperations(page);
      await page.goto('/producten/zitmeubilair/');
      await page.waitForLoadState('networkidle');
      await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().hover();
      await page.waitForTimeout(2500);
      expect(asked).toEqual([]);
    });
  }

  test('PAG-07 a link that is pointed at is fetched at once', async ({ page }) => {
    await page.goto('/nieuws/');
    await page.waitForLoadState('networkidle');
    await addLink(page, '/producten/zitmeubilair/wilg-ligbank/');
    const asked = askedOperations(page);
    await page.getByRole('link', { name: 'proeflink' }).hover();
    await expect.poll(() => asked.map(({ uri }) => uri), { timeout: 1000 }).toContain('producten/zitmeubilair/wilg-ligbank');
  });
});

test.describe('the picture of a card', () => {
  /** Whether a picture moved over the page after a click on a card. */
  async function movesAfterClick(page: Page): Promise<boolean> {
    await page.goto('/producten/zitmeubilair/');
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link', { name: 'Meent parkbank' });
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() =>
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        if (added.some((node) => node instanceof HTMLImageElement)) Object.assign(window, { moved: true });
      }).observe(document.body, { childList: true }),
    );
    await link.click();
    await expect(heading(page, 'Meent parkbank')).toBeVisible();
    await expect(page.locator('body > img')).toHaveCount(0, { timeout: 5000 });
    expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'content']);
    return page.evaluate(() => 'moved' in window);
  }

  test('PAG-01 becomes the picture of the product', async ({ page }) => {
    expect(await movesAfterClick(page)).toBe(true);
  });

  test('PAG-01 stays where it is for visitors who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await movesAfterClick(page)).toBe(false);
  });
});
