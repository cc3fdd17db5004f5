import type { Page } from '@playwright/test';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { addLink, connectBy, untilIdleWorkIsDone } from '../../page-watch.ts';

runOnlyAt('desktop', 'the same at each width');

const list = '/producten/';
const product = '/producten/zitmeubilair/meent-parkbank/';
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Holds the scripts of the page back. Returns a function that lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('PAG-01 a link works without an error before the page is interactive', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(`${product}?variant=BM-1010-02`, { waitUntil: 'domcontentloaded' });
  const trail = page.getByRole('navigation', { name: 'Kruimelpad' });
  await trail.getByRole('link', { name: 'Zitmeubilair' }).click();
  await expect(heading(page, 'Zitmeubilair')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: '2400 mm' })).toBeChecked();
});

test.describe('the scroll position after a navigation', () => {
  test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

  test('PAG-03 is at the hash target, below the sticky elements', async ({ page }) => {
    await page.goto(list);
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

  test('PAG-03 stays as scrolled before the scripts load, and Back restores it', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    release();
    await page.waitForLoadState('networkidle');
    expect(await scrolled(page)).toBe(700);
    await addLink(page, list);
    await page.getByRole('link', { name: 'proeflink' }).click();
    await expect(heading(page, 'Producten')).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(700);
  });

  test('PAG-03 is the same after a reload, before and after the scripts load', async ({ page }) => {
    await page.goto(list, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect.poll(() => scrolled(page)).toBe(900);
    release();
    await page.waitForLoadState('networkidle');
    expect(await scrolled(page)).toBe(900);
  });

  test('PAG-03 is unchanged when only filters change', async ({ page }) => {
    await page.goto(list);
    await addLink(page, `${list}?f.colour=db-703`);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.getByRole('link', { name: 'proeflink' }).click();
    await expect(page).toHaveURL(/f\.colour/);
    await expect(page.getByRole('main').getByRole('link', { name: /^Filter weghalen: .*DB 703/ })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(300);
  });
});

test.describe('the picture of a card', () => {
  /** Returns whether a picture moves across the page after a click on a card. */
  async function movesAfterClick(page: Page): Promise<boolean> {
    await page.goto('/producten/zitmeubilair/');
    await untilIdleWorkIsDone(page);
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
    await expect.poll(() => page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'content']);
    return page.evaluate(() => 'moved' in window);
  }

  test('PAG-01 moves to the picture of the product', async ({ page }) => {
    expect(await movesAfterClick(page)).toBe(true);
  });

  test('PAG-01 does not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await movesAfterClick(page)).toBe(false);
  });
});
