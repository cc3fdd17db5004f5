import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, locales, test } from '../browser.ts';

const scenes = { nl: 'In beeld', en: 'In pictures', de: 'Im Bild' };
const groups = { nl: 'Productgroepen', en: 'Product groups', de: 'Produktgruppen' };
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.beforeEach(async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'these tests choose their own widths');
  // Pages fetched ahead would run into their time limit where a test turns the clock.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
});

/** Where the two ends of the drawn length are, and where the corners of the bench are in the picture that covers the scene. */
function dimensionLine(page: Page) {
  return page.locator('main header').evaluate((hero) => {
    const line = hero.querySelector('svg line')?.getBoundingClientRect();
    const image = hero.querySelector('img');
    if (!line || !image) throw new Error('there is no drawing');
    const box = image.getBoundingClientRect();
    const scale = Math.max(box.width / 1600, box.height / 900);
    const [x, y] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((share) => Number.parseFloat(share) / 100);
    const left = box.left + (box.width - 1600 * scale) * (x ?? 0);
    const top = box.top + (box.height - 900 * scale) * (y ?? 0);
    const corner = (atX: number, atY: number) => ({ x: left + atX * 1600 * scale, y: top + atY * 900 * scale });
    return {
      line: { left: line.left, right: line.right, top: line.top, bottom: line.bottom },
      from: corner(0.4857, 0.5782),
      to: corner(0.7872, 0.6037),
    };
  });
}

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [1920, 700],
] as const) {
  test(`HERO-01 the length stands over the bench at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const { line, from, to } = await dimensionLine(page);
    expect(line.left).toBeCloseTo(from.x, 0);
    expect(line.right).toBeCloseTo(to.x, 0);
    expect(line.top).toBeCloseTo(from.y - 46, 0);
    expect(line.bottom).toBeCloseTo(to.y - 46, 0);
    await expect(page.locator('main header text')).toHaveText('1800 mm');
    const figure = await page.locator('main header text').boundingBox();
    expect(figure?.height).toBeGreaterThan(14);
  });
}

test('HERO-01 from 993 px the title stands on the picture, at most 7.4 em wide; below it on a panel of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 993, height: 800 });
  await page.goto('/');
  const boxes = () =>
    page.evaluate(() => {
      const [picture, title] = ['main header img', 'h1'].map((name) => document.querySelector(name)?.getBoundingClientRect());
      const size = Number.parseFloat(getComputedStyle(document.querySelector('h1') as Element).fontSize);
      return {
        below: (title?.top ?? 0) - (picture?.bottom ?? 0),
        pictureHeight: picture?.height ?? 0,
        em: (title?.width ?? 0) / size,
      };
    });
  const wide = await boxes();
  expect(wide.below).toBeLessThan(0);
  expect(wide.em).toBeLessThanOrEqual(7.41);
  await page.setViewportSize({ width: 992, height: 800 });
  const narrow = await boxes();
  expect(narrow.below).toBeGreaterThan(0);
  expect(narrow.pictureHeight).toBeCloseTo(480, -1);
  await expect(page.locator('main header svg:has(line)')).toBeHidden();
});

test('HERO-01 contact and quote request have a hero of the same kind', async ({ page }) => {
  for (const path of ['/contact/', '/offerte-aanvraag/']) {
    await page.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const picture = await page.locator('main header img').boundingBox();
    expect(picture?.width).toBe(1280);
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0));
  }
});

test('HERO-06 the mobile picture is shown below 768 px, the other from there', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/');
  const shown = () => page.locator('main header img').evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(shown).toContain('headerMobile');
  await page.setViewportSize({ width: 768, height: 800 });
  await expect.poll(shown).toContain('header-');
});

/** How much wider than it stands in the page, cut off parts included, the `sizes` of each picture say it is. */
function announcedWidths(page: Page) {
  return page.locator('picture img').evaluateAll((images) => {
    const probe = document.body.appendChild(document.createElement('div'));
    const evaluated = (sizes: string) => {
      const choices = sizes.split(/,(?![^(]*\))/).map((choice) => /^\s*(\(width[^)]*\))?\s*(.+)$/.exec(choice));
      const length = choices.find((choice) => !choice?.[1] || matchMedia(choice[1]).matches)?.[2];
      probe.style.width = length ?? '';
      return probe.offsetWidth;
    };
    const shown = (images as HTMLImageElement[]).filter((image) => image.checkVisibility());
    const shares = shown.map((image): [string, number] => {
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ media }) => !media || matchMedia(media).matches);
      const box = source?.media ? source : image;
      const shape = Number(box.getAttribute('width')) / Number(box.getAttribute('height'));
      const { width, height } = image.getBoundingClientRect();
      const isCovering = getComputedStyle(image).objectFit === 'cover';
      const wide = Math[isCovering ? 'max' : 'min'](width, height * shape);
      return [`${image.alt}, ${Math.round(width)} px`, evaluated(source?.sizes ?? '') / wide];
    });
    probe.remove();
    return shares;
  });
}

for (const width of [390, 768, 1280, 1920]) {
  test(`PERF CAT-07 pictures of the home page are fetched as large as they stand there at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const shares = await announcedWidths(page);
    expect(shares.length).toBeGreaterThan(20);
    expect(shares.filter(([, share]) => share < 0.93 || share > 1.2)).toEqual([]);
  });
}

async function atScenes(page: Page) {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
  await page.goto('/en/');
  const block = page.getByRole('region', { name: scenes.en });
  await block.scrollIntoViewIfNeeded();
  const current = () => block.locator('[aria-current]').textContent();
  await expect(async () => {
    await block.getByRole('button', { name: 'Ordering' }).click();
    expect(await current()).toBe('Ordering');
  }).toPass();
  await block.getByRole('button', { name: 'Sitting' }).click();
  await page.mouse.move(0, 0);
  const left = () => block.evaluate((element) => Number(element.style.getPropertyValue('--percent')));
  return { block, current, left };
}

test('BLK-11 slides advance every ten seconds and wrap; the line shrinks by one percent each 100 ms', async ({ page }) => {
  const { block, current, left } = await atScenes(page);
  await page.clock.pauseAt(new Date('2026-11-21T13:00:00Z'));
  await block.getByRole('button', { name: 'Sitting' }).click();
  expect(await left()).toBe(100);
  await page.clock.runFor(1_000);
  expect(await left()).toBe(90);
  await page.clock.runFor(8_900);
  expect(await left()).toBe(1);
  expect(await current()).toBe('Sitting');
  await page.clock.runFor(100);
  expect(await current()).toBe('Ordering');
  expect(await left()).toBe(100);
  await page.clock.runFor(20_000);
  expect(await current()).toBe('Leaving out');
  await page.clock.runFor(10_000);
  expect(await current()).toBe('Sitting');
});

test('BLK-11 a click on a title leads there and restarts the timer; text and link are those of the slide', async ({ page }) => {
  const { block, current, left } = await atScenes(page);
  await page.clock.pauseAt(new Date('2026-11-21T13:00:00Z'));
  await page.clock.runFor(4_000);
  await block.getByRole('button', { name: 'Withstanding' }).click();
  expect(await current()).toBe('Withstanding');
  expect(await left()).toBe(100);
  await expect(block.getByRole('link')).toHaveText('Benches for quays');
  await page.clock.runFor(9_900);
  expect(await current()).toBe('Withstanding');
  await page.clock.runFor(100);
  expect(await current()).toBe('Leaving out');
});

test('BLK-11 the pause holds the slide; the keyboard in it does too, until play is asked for', async ({ page }) => {
  const { block, left } = await atScenes(page);
  await page.clock.pauseAt(new Date('2026-11-21T13:00:00Z'));
  await block.getByRole('button', { name: 'Sitting' }).click();
  await block.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(30_000);
  expect(await left()).toBe(100);
  await block.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(1_000);
  expect(await left()).toBe(90);
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(5_000);
  expect(await left()).toBe(90);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.clock.runFor(1_000);
  expect(await left()).toBe(80);
});

test('BLK-11 with reduced motion nothing moves and no pause is offered, but titles lead to their slides', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { block, current, left } = await atScenes(page);
  await page.clock.runFor(60_000);
  expect(await current()).toBe('Sitting');
  expect(await left()).toBe(100);
  await expect(block.getByRole('button', { name: 'Pause' })).toBeHidden();
  await expect(block.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await block.getByRole('button', { name: 'Ordering' }).click();
  expect(await current()).toBe('Ordering');
});

test('BLK-11 pictures that are not shown yet are not fetched, and the height of the block never changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fetched: string[] = [];
  page.on('request', (request) => void (/\/countdown\w*-\d/.test(request.url()) && fetched.push(request.url())));
  const { block, current } = await atScenes(page);
  const heights = new Set<number | undefined>();
  for (let slide = 0; slide < 4; slide += 1) {
    heights.add((await block.boundingBox())?.height);
    await page.clock.runFor(10_000);
  }
  expect(await current()).toBe('Sitting');
  expect(heights.size).toBe(1);
  expect(fetched.every((url) => url.includes('countdownMobile-'))).toBe(true);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(
    await block.locator('img').evaluateAll((images) => images.filter((image) => image.checkVisibility()).length),
  ).toBeLessThanOrEqual(2);
});

test('BLK-15 BLK-18 the slider goes on by its buttons, says where it is, and keeps the focus at its end', async ({ page }) => {
  await page.goto('/en/');
  const slider = page.getByRole('region', { name: groups.en });
  const next = slider.getByRole('button', { name: 'Next' });
  await expect(slider.getByText('1 / 2')).toBeVisible();
  const box = await next.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(slider.getByText('2 / 2')).toBeVisible();
  await expect(slider.locator('[aria-live]')).toHaveText('2 of 2');
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(slider.getByRole('listitem').last()).toBeInViewport();
  await slider.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(slider.getByText('1 / 2')).toBeVisible();
});

test('BLK-18 the keyboard walks through the cards and the slider follows', async ({ page }) => {
  await page.goto('/en/');
  const slider = page.getByRole('region', { name: groups.en });
  await expect(slider.getByText('1 / 2')).toBeVisible();
  await slider.getByRole('listitem').first().getByRole('link').focus();
  for (let card = 1; card < 8; card += 1) await page.keyboard.press('Tab');
  await expect(slider.getByRole('listitem').last().getByRole('link')).toBeFocused();
  await expect(slider.getByText('2 / 2')).toBeVisible();
});

/** How many slides of a row are wholly to be seen. */
function wholeSlides(page: Page, name: string) {
  return page.getByRole('region', { name }).evaluate((region) => {
    const row = region.querySelector('ul');
    const width = document.documentElement.clientWidth;
    return [...(row?.children ?? [])].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= -1 && right <= width + 1;
    }).length;
  });
}

test('BLK-18 sliders show 1 slide, 2 from 450 px, 3 from 768 and 4 from 993; BLK-10 news 2 from 600 px', async ({ page }) => {
  await page.goto('/en/');
  const expected = {
    390: [1, 1],
    449: [1, 1],
    450: [2, 1],
    599: [2, 1],
    600: [2, 2],
    767: [2, 2],
    768: [3, 2],
    993: [4, 3],
    1280: [4, 4],
  };
  for (const [width, slides] of Object.entries(expected)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    expect([await wholeSlides(page, groups.en), await wholeSlides(page, 'News and background')], `at ${width} px`).toEqual(
      slides,
    );
  }
});

test('BLK-16 projects stand in pairs of seven and five columns, their feet on one line', async ({ page }) => {
  await page.goto('/en/');
  const pictures = page.getByRole('region', { name: 'Places' }).getByRole('listitem');
  await pictures.first().scrollIntoViewIfNeeded();
  const [first, second] = await Promise.all([0, 1].map((index) => pictures.nth(index).locator('img').boundingBox()));
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeCloseTo((second?.y ?? 1) + (second?.height ?? 0), 0);
  expect([Math.round(first?.width ?? 0), Math.round(second?.width ?? 0)]).toEqual([690, 486]);
});

test('BLK-10 BLK-12 BLK-21 eight articles, six highlighted products and seven elevations', async ({ page }) => {
  await page.goto('/en/');
  const products = page.getByRole('region', { name: 'New and often asked for' });
  await expect(products.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'To the same scale' }).getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('region', { name: 'News and background' }).getByRole('listitem')).toHaveCount(8);
  await products.getByRole('link', { name: 'Heem' }).first().click();
  await expect(page).toHaveURL(/\/en\/products\/seating\/heem/);
});

test('PERF nothing of the home page shifts while it loads and while one reads it', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/en/', { waitUntil: 'networkidle' });
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 600) await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), `at ${width} px`).toEqual([]);
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('BLK-18 a swipe leads to the next slide, which then stands at the margin', async ({ page }) => {
    await page.goto('/en/');
    const slider = page.getByRole('region', { name: groups.en });
    await expect(slider.getByText('1 / 8')).toBeVisible();
    const row = slider.getByRole('list');
    await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await row.boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y })) });
    await touch('touchStart', 320);
    for (let x = 300; x >= 80; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(slider.getByText('2 / 8')).toBeVisible();
    await expect.poll(async () => (await slider.getByRole('listitem').nth(1).boundingBox())?.x).toBeCloseTo(20, 0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('BLK-11 BLK-18 all slides can be read and all rows be scrolled', async ({ page }) => {
    await page.goto('/en/');
    for (const title of ['Sitting', 'Ordering', 'Withstanding', 'Leaving out'])
      await expect(page.getByText(title, { exact: true })).toBeVisible();
    for (const link of ['To seating', 'View Vlasmarktplein', 'Benches for quays', 'View Duinpoort']) {
      await expect(page.getByRole('link', { name: link })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Shelters' }).first().scrollIntoViewIfNeeded();
  });
});

for (const { code, prefix } of locales) {
  test(`A11Y axe finds no fault on the home page in ${code}, with moving scenes and at the end of its sliders`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/`);
    const slider = page.getByRole('region', { name: groups[code] });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await slider.scrollIntoViewIfNeeded();
      await slider.getByRole('button').last().click();
      await page.waitForTimeout(400);
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      expect(violations.map(({ id, nodes }) => `${width}: ${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    }
  });
}
