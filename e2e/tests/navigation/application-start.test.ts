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

/** Returns whether the row of categories below the scene of the home page is rendered. */
const isRowShown = (page: Page) =>
  page
    .locator('main li:has(img[src*="/categoryCard-"])')
    .first()
    .evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));

test('BUDGET the pictures of the rows below the scene load after the scene', async ({ page }) => {
  await withoutTimeLimit(page);
  const { release } = await holdPicture(page);
  const cards: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/categoryCard-')) cards.push(request.url());
  });
  await page.goto('/', opened);
  await page.waitForTimeout(500);
  expect(cards).toEqual([]);
  release();
  await expect.poll(() => cards.length).toBeGreaterThan(0);
  expect(await isRowShown(page)).toBe(true);
});

test('PAG-03 a fragment leads to its place before the scene is loaded', async ({ page }) => {
  await withoutTimeLimit(page);
  await holdPicture(page);
  await page.goto('/#content', opened);
  await expect.poll(() => isRowShown(page)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('PAG-01 the row below the scene is shown', async ({ page }) => {
    await page.goto('/');
    expect(await isRowShown(page)).toBe(true);
  });
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
