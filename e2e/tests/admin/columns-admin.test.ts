import { expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
test.use({ locale: 'nl-NL' });

test('EDT-14 a list shows the postcodes of a region as words', async ({ page }) => {
  await enterAdmin(page);
  await page.goto(adminUrl('/collections/adviserRegions?locale=nl'));
  const cells = page.locator('.cell-postcodes');
  await expect(cells.filter({ hasText: '4000–6499' })).toHaveCount(1);
  await expect(cells.filter({ hasText: '[' })).toHaveCount(0);
});

test('EDT-14 a selection of variants shows number and name, and finds them by both', async ({ page, request }) => {
  const editor = asEditor(request);
  const variant = await editor.find('variants', 'sku', 'BM-1010-02');
  const { product } = await editor.read('variants', variant);
  const { title } = await editor.read('products', Number(product));
  await enterAdmin(page);
  await page.goto(adminUrl('/collections/spareParts/create?locale=nl'));
  const field = page.locator('#field-variants');
  await field.locator('.rs__control').click();
  await field.locator('.rs__input').fill(`${title}`);
  const option = field.locator('.rs__option', { hasText: `BM-1010-02 · ${title}` });
  await option.click();
  await expect(field.locator('.rs__control')).toContainText(`BM-1010-02 · ${title}`);
});
