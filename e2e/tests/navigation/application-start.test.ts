import type { Page } from '@playwright/test';
import { expect, runOnlyAt, test } from '../../browser.ts';

runOnlyAt('phone', 'the same at each width');

/** Delays the picture above the fold until `release` is called, and records whether the application was requested. */
async function holdPicture(page: Page): Promise<{ release: () => void; isStarted: () => boolean }> {
  let release = () => {};
  let isStarted = false;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/media\/crops\/[^/]+\/headerMobile/, async (route) => {
    await held;
    await route.continue();
  });
  page.on('request', (request) => {
    isStarted ||= /\/assets\/index-[^/]+\.js$/.test(request.url());
  });
  return { release, isStarted: () => isStarted };
}

const opened = { waitUntil: 'domcontentloaded' } as const;

/** Removes the page's limit of three seconds for its wait. */
async function withoutTimeLimit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (...given: Parameters<typeof setTimeout>) => (given[1] === 3000 ? 0 : setTimeout(...given));
    Object.assign(window, { setTimeout: patient });
  });
}

test('BUDGET the picture above the fold loads before the application', async ({ page }) => {
  await withoutTimeLimit(page);
  const { release, isStarted } = await holdPicture(page);
  await page.goto('/', opened);
  await page.waitForTimeout(500);
  expect(isStarted()).toBe(false);
  release();
  await expect.poll(isStarted).toBe(true);
});

test('BUDGET the application starts at once if the visitor interacts', async ({ page }) => {
  await withoutTimeLimit(page);
  const { isStarted } = await holdPicture(page);
  await page.goto('/', opened);
  expect(isStarted()).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(isStarted).toBe(true);
});

test('BUDGET the application starts without a picture that does not load', async ({ page }) => {
  const { isStarted } = await holdPicture(page);
  await page.goto('/', opened);
  await expect.poll(isStarted, { timeout: 10_000 }).toBe(true);
});
