import { chromium, type Page } from '@playwright/test';
import { expect, test } from '../browser.ts';
import { testStack } from '../stack.ts';

/** A page of each template that the public sees. */
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
  // Only the whole browser has that cache, and Playwright switches it off, unless it is told otherwise.
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
    // A busy machine drops a page from that cache now and then; one that the cache refuses never comes back.
    for (const path of pages)
      await expect.poll(() => comingBack(page, path), { message: path, timeout: 30_000 }).toBe('restored');
  } finally {
    await browser.close();
  }
});

/** What becomes of a page that is left and gone back to: that it comes back as it was left, or why not, as the browser tells. */
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
