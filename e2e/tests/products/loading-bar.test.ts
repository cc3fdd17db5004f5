import type { Page } from '@playwright/test';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

runOnlyAt('desktop', 'the same at each width');

test.describe('the loading bar', () => {
  type Watched = { shown: number[]; hidden: number[]; percents: number[]; height: number; ended: number };

  /** Clicks a link whose page is delayed, and records the changes of the bar, in milliseconds after the click. */
  async function watchedClick(page: Page, delay: number): Promise<Watched> {
    await connectBy(page, { saveData: true });
    await page.goto('/nieuws/');
    await page.waitForLoadState('networkidle');
    await page.route('**/graphql', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    await page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('body > div[style^="scale"]');
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

  test('PAG-04 appears 200 ms after a click on a slow page, 2 px high, and hides 500 ms after the data has loaded', async ({
    page,
  }) => {
    const { shown, hidden, percents, height, ended } = await watchedClick(page, 2000);
    expect([height, shown.length, hidden.length]).toEqual([2, 1, 1]);
    expect(shown[0]).toBeGreaterThanOrEqual(195);
    expect(shown[0]).toBeLessThan(1500);
    expect(hidden[0]).toBeGreaterThanOrEqual(ended + 450);
    expect(hidden[0]).toBeLessThan(ended + 2500);
    // The bar advances by 2 percent, and by larger steps when code or data has loaded.
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
