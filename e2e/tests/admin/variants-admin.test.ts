import { expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';
import { testStack } from '../../stack.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'nl-NL' });

/** Product whose variants no other test uses. */
const product = 'BM-8060';

test('CAT-06 a bulk edit of variants asks for confirmation before it changes their prices together', async ({
  page,
  request,
}) => {
  const { adminOrigin, editorToken } = testStack();
  const headers = { authorization: `JWT ${editorToken}`, origin: adminOrigin };
  const editor = asEditor(request);
  const productId = await editor.find('products', 'articleNumber', product);
  const made: number[] = [];
  for (const sku of ['BULK-01', 'BULK-02'])
    made.push(await editor.create('variants', { title: sku, sku, product: productId, priceEur: 100 }));
  const prices = async () => {
    const answer = await request.get(`${adminOrigin}/api/variants?depth=0&where[sku][like]=BULK-`, { headers });
    return (await answer.json()).docs.map(({ priceEur }: { priceEur: number }) => priceEur);
  };
  await enterAdmin(page);
  await page.goto(adminUrl('/collections/variants?search=BULK-'));
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.locator('thead input[type="checkbox"]').check();
  await page.getByRole('button', { name: 'Bewerk', exact: true }).click();
  await page.locator('.edit-many__form .rs__control').first().click();
  await page.locator('.rs__option').filter({ hasText: 'Prijs' }).first().click();
  const save = page.locator('.edit-many__save');
  const dialog = page.getByRole('dialog', { name: 'Prijzen wijzigen?' });
  await page.locator('#field-priceEur').fill('175.019');
  await expect(page.getByText(/^€\s175,019$/), 'the hint is not rounded').toBeVisible();
  await save.click();
  await expect(page.getByText('Een bedrag heeft hoogstens twee decimalen.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.locator('#field-priceEur').fill('175');
  await save.click();
  const { title } = await editor.read('products', productId);
  await expect(dialog.getByRole('row', { name: new RegExp(`${title} BULK-01 €\\s100,00 €\\s175,00`) })).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  expect(await prices()).toEqual([100, 100]);
  await save.click();
  await dialog.getByRole('button', { name: 'Prijzen wijzigen' }).click();
  await expect.poll(prices).toEqual([175, 175]);
  const invalid = await request.patch(`${adminOrigin}/api/variants?where[id][in]=${made.join(',')}`, {
    headers: { ...headers, 'accept-language': 'nl' },
    data: { priceEur: 175.019 },
  });
  expect((await invalid.json()).message, 'a failed bulk edit names the reason').toMatch(/Prijs \(€, netto, exclusief btw\)$/);
  for (const id of made) await request.delete(`${adminOrigin}/api/variants/${id}`, { headers });
});

test('CAT-02 rows show the names of facts, which are selected from the dictionary', async ({ page, request }) => {
  const editor = asEditor(request);
  const id = await editor.find('products', 'articleNumber', 'BM-1010');
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/products/${id}?locale=nl`));
  await page.getByRole('button', { name: 'Kenmerken', exact: true }).click();
  await expect(page.locator('#field-facts').getByText(/^Zithoogte: \d+ mm$/)).toBeVisible();
  const choice = page.locator('#field-facts .field-type.select').first();
  await choice.locator('.rs__control').click();
  await expect(page.locator('.rs__option')).toHaveText(['Standaard', 'Optioneel', 'Geen']);
});
