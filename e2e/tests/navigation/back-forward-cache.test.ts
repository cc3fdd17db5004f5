import { chromium, type Page } from '@playwright/test';
import { expect, test } from '../../browser.ts';
import { testStack } from '../../stack.ts';

/** A page of each public template. */
const pages = [
  '/',
  '/producten/',
  '/producten/zitmeubilair/',
  '/producten/zitmeubilair/meent-parkbank/',
  '/projecten/',
  '/projecten/havenkop-zuid/',
  '/nieuws/',
  '/nieuws/nieuw-heem-comfortbank-met-drie-armleuningen/',
  '/veelgestelde-vragen/',
  '/veelgestelde-vragen/in-welke-kleuren-kan-ik-bestellen/',
  '/kleurenkaart/',
  '/contact/',
  '/over-ons/',
  '/zoeken/',
  '/offertelijst/',
  '/offerte-aanvraag/',
];

test('BUDGET the back/forward cache keeps every public page', async ({ launchOptions }, { project }) => {
  test.skip(project.name !== 'desktop', 'no width makes a difference');
  test.slow();
  // Only the full browser has that cache, and Playwright disables it by default.
  const whole = process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : { channel: 'chromium' };
  const browser = await chromium.launch({
    ...launchOptions,
    ...whole,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: testStack().siteOrigin });
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }));
    });
    // A busy machine occasionally evicts a page from the cache. A page that the cache refuses is never restored.
    for (const path of pages)
      await expect.poll(() => comingBack(page, path), { message: path, timeout: 30_000 }).toBe('restored');
  } finally {
    await browser.close();
  }
});

/** Returns whether a page is restored from the cache after Back, or the browser's reason why not. */
async function comingBack(page: Page, path: string): Promise<string> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isRestored: undefined }));
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => (window as { isRestored?: boolean }).isRestored !== undefined);
  return page.evaluate(() => {
    if ((window as { isRestored?: boolean }).isRestored) return 'restored';
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & { notRestoredReasons?: unknown })[];
    return `made anew: ${JSON.stringify(navigation?.notRestoredReasons)}`;
  });
}
