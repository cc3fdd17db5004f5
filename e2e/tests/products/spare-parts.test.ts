import { expectNoViolations } from '../../axe.ts';
import { expect, test } from '../../browser.ts';
import { rows, stored } from '../../quotation.ts';

const plate = '/onderdelen/?code=bm1030+01+24-0617';

test('CAT-18 a plate code leads to the parts, which are put on the quotation list', async ({ page }) => {
  await page.goto('/onderdelen/');
  await expectNoViolations(page, 'main');
  await page.getByRole('textbox', { name: 'Code' }).fill('bm1030 01 24-0617');
  await page.getByRole('button', { name: 'Zoek onderdelen' }).click();
  await expect(page.getByRole('heading', { name: 'Heem comfortbank' })).toBeVisible();
  const parts = page.locator('#spare-parts').getByRole('listitem');
  await expect(parts).toHaveCount(3);
  await expect(parts.nth(1)).toContainText(/Ruglat.*thermo-essen.*BM-1030-S02/s);
  await expect(page.locator('#own-product')).toContainText('1750 mm, 3 armleuningen');
  await expect(page.locator('#own-product')).toContainText('2031');
  await expectNoViolations(page, 'main');
  await parts.nth(1).getByRole('button', { name: 'Op de lijst Ruglat' }).click();
  await expect(parts.nth(1).getByRole('button', { name: /Van de lijst/ })).toBeVisible();
  expect(await stored(page)).toMatchObject([{ part: 'BM-1030-S02', title: 'Ruglat', category: 'Heem comfortbank', amount: 1 }]);
  await page.getByRole('link', { name: 'Naar de lijst' }).click();
  await expect(rows(page)).toContainText([/Ruglat.*Heem comfortbank.*BM-1030-S02, thermo-essen/s]);
  await rows(page).getByRole('link', { name: 'Ruglat' }).click();
  await expect(page.getByText('Dit onderdeel zocht u')).toBeVisible();
});

test('CAT-18 rings and rows belong together', async ({ page }) => {
  await page.goto(plate);
  const ring = page.getByRole('link', { name: 'Onderdeel 2: Ruglat' }).first();
  const row = page.locator('#part-2');
  const plain = await row.evaluate((element) => getComputedStyle(element).backgroundColor);
  await ring.hover();
  await expect(row).not.toHaveCSS('background-color', plain);
  await ring.click();
  await expect(row).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-18 parts are found by code, number, or model and year, and an unknown code says what was read', async ({ page }) => {
    await page.goto('/en/parts/');
    await page.getByRole('link', { name: 'Model and year' }).click();
    await page.getByRole('combobox', { name: 'Model' }).selectOption({ label: 'Meent park bench (BM-1010)' });
    await page.getByRole('textbox', { name: 'Year built' }).fill('2015');
    await page.getByRole('button', { name: 'Find parts' }).click();
    await expect(page.getByText('Successor: BM-1010-S01')).toBeVisible();
    await page.getByRole('textbox', { name: 'Year built' }).fill('15');
    await page.getByRole('button', { name: 'Find parts' }).click();
    await expect(page.getByText('Enter a year of four digits')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Year built' })).toHaveValue('15');
    await page.goto('/de/ersatzteile/?code=xx-12+34');
    await expect(page.getByText('Gelesen: XX1234.')).toBeVisible();
    await expect(page.getByText('Bas Kettingveer')).toBeVisible();
  });
});

test('CAT-18 a part is found by its number, and listed on the page of its product', async ({ page }) => {
  await page.goto('/zoeken/?query=bm1030s02');
  await page
    .getByRole('link', { name: /Heem comfortbank/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/onderdelen\/\?code=BM-1030-S02$/);
  await page.goto('/producten/zitmeubilair/heem-comfortbank/#parts');
  const parts = page.locator('#parts');
  await expect(parts.getByRole('listitem')).toHaveCount(3);
  await expect(parts).not.toContainText('€');
  await parts.getByRole('link', { name: 'Onderdelen zoeken en aanvragen' }).click();
  await expect(page).toHaveURL(/\/onderdelen\/\?code=BM-1030$/);
});

test('CAT-18 the parts fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(plate);
  await expect(page.locator('#spare-parts')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
