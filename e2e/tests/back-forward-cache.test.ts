import { chromium } from '@playwright/test';
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
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.goto('/robots.txt');
      await page.goBack({ waitUntil: 'commit' });
      const isRestored = () => page.evaluate(() => (window as { isRestored?: boolean }).isRestored);
      await expect.poll(isRestored, `${path} comes back as it was left`).toBe(true);
    }
  } finally {
    await browser.close();
  }
});
