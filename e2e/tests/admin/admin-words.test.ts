import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';
import { testStack } from '../../stack.ts';

/** Longer timeout, because a page of the admin takes several requests and parallel tests share the processor. */
const expect = playwrightExpect.configure({ timeout: 15_000 });
test.describe.configure({ timeout: 120_000 });

/** Matches English words that are neither Dutch nor German. */
const english = /\b(the|are|your|selected|successfully|failed|please|are you sure|untitled|loading|all languages)\b/i;

async function expectNoEnglish(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(english);
}

for (const { locale, decimals, price } of [
  {
    locale: 'nl-NL',
    decimals: 'Een bedrag heeft hoogstens twee decimalen.',
    price: /€\s1\.700,50/,
  },
  {
    locale: 'de-DE',
    decimals: 'Ein Betrag hat höchstens zwei Nachkommastellen.',
    price: /1\.700,50\s€/,
  },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('@desktop API-08 the products list names the category of each row, also below the fold', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await enterAdmin(page);
      await page.goto(adminUrl('/collections/products?limit=25'));
      const cells = page.locator('tbody tr .cell-category');
      await expect(cells).toHaveCount(25);
      await expect.poll(async () => (await cells.allInnerTexts()).filter((text) => /^(–|\s*|.*…)$/.test(text))).toEqual([]);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expectNoEnglish(page);
    });

    test('@desktop CAT-09 a price has two decimals, in the field and on the server', async ({ page }) => {
      await enterAdmin(page);
      const id = await asEditor(page.request).find('variants', 'sku', 'BM-1010-01');
      const { adminOrigin, editorToken } = testStack();
      const headers = { authorization: `JWT ${editorToken}`, origin: adminOrigin, 'accept-language': locale };
      const refused = await page.request.patch(`${adminOrigin}/api/variants/${id}`, { headers, data: { priceEur: 1700.456 } });
      expect(refused.status()).toBe(400);
      expect(await refused.text()).toContain(decimals);
      await page.goto(adminUrl(`/collections/variants/${id}`));
      const field = page.locator('#field-priceEur');
      await field.fill('1700,5');
      await expect(page.getByText(price)).toBeVisible();
      await field.fill('1700,456');
      await page.locator('#action-save').click();
      await expect(page.locator('.field-type.number').filter({ has: field })).toContainText(decimals);
      await expectNoEnglish(page);
    });
  });
}
