import { expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, enterAdmin } from '../../editor.ts';

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
