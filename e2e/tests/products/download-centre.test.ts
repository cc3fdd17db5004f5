import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessible } from '../../axe.ts';
import { expect, test } from '../../browser.ts';

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => main(page).getByRole('status').filter({ hasText: 'gekozen' });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Zoek op product, nummer of bestand' });

const menuOf = (page: Page) => main(page).locator('summary', { hasText: 'Sorteren op' });

/** Sorts the files by size in the menu of small windows. */
async function sortBySize(page: Page): Promise<void> {
  await expect(menuOf(page)).toHaveText('Sorteren op: Soort');
  await menuOf(page).click();
  await main(page).getByRole('link', { name: 'Grootte' }).click();
  await expect(page).toHaveURL('/downloads/?search=bm-1010&sort=size');
  await expect(menuOf(page)).toHaveText('Sorteren op: Grootte');
}

async function zipOf(page: Page): Promise<string[]> {
  const file = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download ZIP' }).click();
  return Object.keys(unzipSync(await readFile(await (await file).path())));
}

test('CAT-15 the files follow the typed words, and their address is shareable', async ({ page }) => {
  await page.goto('/downloads/');
  await expect(main(page).getByRole('heading', { level: 2, name: /^\d+ bestanden$/ })).toBeVisible();
  await searchBox(page).fill('bm-1010');
  await expect(page).toHaveURL('/downloads/?search=bm-1010');
  await expect(main(page).getByRole('heading', { level: 3, name: 'Meent parkbank' })).toBeVisible();
  await page.goto('/downloads/?search=bm-1010&f.format=glb');
  // One for each of its lengths.
  await expect(main(page).locator('a[download]')).toHaveCount(3);
});

test('CAT-15 chosen files become a ZIP, and their link opens the same choice @desktop', async ({ page, context }) => {
  await page.goto('/downloads/?search=bm-1010');
  const boxes = main(page).locator('input[name="file"]');
  const count = await boxes.count();
  await boxes.first().check();
  await expect(bar(page)).toContainText('1 bestand gekozen');
  // A choice outlasts other filters.
  await page.getByRole('link', { name: /^Filter weghalen/ }).click();
  await expect(page).toHaveURL('/downloads/');
  await expect(bar(page)).toContainText('1 bestand gekozen');
  await searchBox(page).fill('bm-1020 dxf');
  await expect(page).toHaveURL(/search=bm-1020/);
  // The files of the former filter stay until the new ones arrive.
  await expect(main(page).getByRole('heading', { level: 3, name: 'Meent parkbank' })).toHaveCount(0);
  await boxes.first().check();
  await expect(bar(page)).toContainText(/2 bestanden gekozen.*samen \d+ kB/s);
  expect(count).toBeGreaterThan(1);
  const paths = await zipOf(page);
  expect(paths).toHaveLength(3);
  expect(paths[0]).toBe('inhoud.csv');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await main(page).getByRole('button', { name: 'Deel keuze' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/downloads\/\?file=\d+\+\d+$/);
  await page.goto(link);
  await expect(boxes).toHaveCount(2);
  await expect(bar(page)).toContainText('2 bestanden gekozen');
  await main(page).getByRole('button', { name: 'Wis keuze' }).click();
  await expect(bar(page)).toBeHidden();
});

test('CAT-15 Shift with a click or the space bar chooses a range @desktop', async ({ page }) => {
  await page.goto('/downloads/?f.format=dxf');
  const boxes = main(page).locator('input[name="file"]');
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('4 bestanden gekozen');
  await boxes.nth(6).focus();
  await page.keyboard.press('Shift+Space');
  await expect(bar(page)).toContainText('6 bestanden gekozen');
  await main(page).getByRole('checkbox', { name: 'Kies alle getoonde bestanden' }).check();
  const all = await boxes.count();
  await expect(bar(page)).toContainText(`${all} bestanden gekozen`);
});

test('CAT-15 the files of each product are sorted by a link @desktop', async ({ page }) => {
  await page.goto('/downloads/?search=bm-1010');
  await main(page).getByRole('link', { name: 'Grootte' }).click();
  await expect(page).toHaveURL('/downloads/?search=bm-1010&sort=size');
  await expect(main(page).getByRole('link', { name: 'Grootte' })).toHaveAttribute('aria-current', 'true');
});

test('CAT-15 a filter shows the files of one product, with those that it shares with others @desktop', async ({ page }) => {
  await page.goto('/downloads/');
  await main(page)
    .locator('summary', { hasText: /^Product$/ })
    .click();
  await main(page)
    .getByRole('checkbox', { name: /^Meent parkbank \d+$/ })
    .check();
  await expect(page).toHaveURL('/downloads/?f.product=BM-1010');
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(['Meent parkbank', 'Algemene bestanden']);
});

test('CAT-15 a menu sorts the files on a phone @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/downloads/?search=bm-1010');
  await sortBySize(page);
  await expect(main(page).getByRole('link', { name: 'Grootte' })).toBeHidden();
  await menuOf(page).click();
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('link', { name: 'Grootte' })).toBeHidden();
});

test('CAT-15 a dimension line shows how much of a ZIP has arrived, and a failure keeps the choice @desktop', async ({ page }) => {
  await page.goto('/downloads/?search=bm-1010');
  await main(page).locator('input[name="file"]').first().check();
  const zip = main(page).getByRole('button', { name: 'Download ZIP' });
  const answers = [429, 503, 'held'] as const;
  const release = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/quotation-file/', async (route) => {
    const answer = answers[asked++] ?? 'held';
    if (answer !== 'held') return route.fulfill({ status: answer, body: 'no' });
    await release.promise;
    await route.continue();
  });
  await zip.click();
  await expect(main(page).getByRole('alert')).toContainText('Probeer het over tien minuten opnieuw');
  await zip.click();
  await expect(main(page).getByRole('alert')).toContainText('Het downloaden van de ZIP is niet gelukt');
  await expect(bar(page)).toContainText('1 bestand gekozen');
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await zip.click();
  await expect(main(page).getByRole('progressbar', { name: 'ZIP wordt gemaakt' })).toHaveAttribute('aria-valuenow', '0');
  await expectAccessible(page);
  release.resolve();
  expect((await file).suggestedFilename()).toMatch(/^bestanden-[\d-]+\.zip$/);
  await expect(main(page).getByRole('progressbar')).toHaveCount(0);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
});

test('A11Y CAT-15 axe finds no violation with a choice, at 1280 and 390 px @desktop', async ({ page }) => {
  for (const path of ['/downloads/', '/de/downloads/?search=gibt-es-nicht']) {
    await page.goto(path);
    const first = main(page).locator('input[name="file"]').first();
    if (await first.count()) await first.check();
    await expectAccessible(page);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-15 filters are a form, and ticked files become a ZIP @desktop', async ({ page }) => {
    await page.goto('/downloads/');
    await searchBox(page).fill('bm-1010');
    await main(page).getByRole('button', { name: 'Zoeken' }).click();
    await expect(page).toHaveURL(/search=bm-1010/);
    const zip = main(page).getByRole('button', { name: 'Download ZIP' });
    await expect(zip).toBeHidden();
    await main(page).locator('input[name="file"]').first().check();
    await expect(zip).toBeVisible();
    expect(await zipOf(page)).toHaveLength(2);
  });

  test('CAT-15 the menu of a phone sorts the files @desktop', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/downloads/?search=bm-1010');
    await sortBySize(page);
  });
});
