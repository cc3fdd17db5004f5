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
  // A second run finds the variants of the first one.
  const prefix = `BULK${test.info().retry}-`;
  for (const sku of [`${prefix}01`, `${prefix}02`])
    made.push(await editor.create('variants', { title: sku, sku, product: productId, priceEur: 100 }));
  const prices = async () => {
    const answer = await request.get(`${adminOrigin}/api/variants?depth=0&where[sku][like]=${prefix}`, { headers });
    return (await answer.json()).docs.map(({ priceEur }: { priceEur: number }) => priceEur);
  };
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/variants?locale=nl&search=${prefix}`));
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.locator('thead input[type="checkbox"]').check();
  await page.getByRole('button', { name: 'Bewerken', exact: true }).click();
  await page.locator('.edit-many__form .rs__control').first().click();
  await page.locator('.rs__option').filter({ hasText: 'Prijs' }).first().click();
  const save = page.locator('.edit-many__save');
  const dialog = page.getByRole('dialog', { name: 'Prijzen wijzigen?' });
  await page.locator('#field-priceEur').fill('175,019');
  await expect(page.getByText(/^€\s175,019$/), 'the hint is not rounded').toBeVisible();
  await save.click();
  await expect(page.getByText('Een bedrag heeft hoogstens twee decimalen.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.locator('#field-priceEur').fill('175');
  await save.click();
  const { title } = await editor.read('products', productId);
  await expect(dialog.getByRole('row', { name: new RegExp(`${title} ${prefix}01 €\\s100,00 €\\s175,00`) })).toBeVisible();
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

test('CAT-09 the price of a variant takes a comma and a point, and unclear text changes nothing', async ({ page, request }) => {
  const editor = asEditor(request);
  const productId = await editor.find('products', 'articleNumber', product);
  const id = await editor.create('variants', { title: 'Prijs', sku: 'PRIJS-01', product: productId, priceEur: 100 });
  const stored = async () => (await editor.read('variants', id)).priceEur;
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/variants/${id}?locale=nl`));
  const price = page.locator('#field-priceEur');
  await expect(price).toHaveValue('100');
  await price.fill('1249,50');
  await expect(page.getByText(/^€\s1\.249,50$/)).toBeVisible();
  await page.locator('#action-save').click();
  await expect.poll(stored).toBe(1249.5);
  await price.fill('1300.25');
  await page.locator('#action-save').click();
  await expect.poll(stored).toBe(1300.25);
  await price.fill('12 of 13');
  await page.locator('#action-save').click();
  await expect(page.getByRole('alert').filter({ hasText: 'geen duidelijk bedrag' })).toBeVisible();
  await expect(price, 'the text stays').toHaveValue('12 of 13');
  expect(await stored()).toBe(1300.25);
  await editor.remove('variants', id);
});

test('EDT-14 the table of variants follows a new order and a new variant without a reload', async ({ page, request }) => {
  const editor = asEditor(request);
  const made: number[] = [];
  const category = await editor.create('categories', { title: 'Volgordeproef', slug: 'volgordeproef', _status: 'published' });
  const data = { title: 'Volgordeproef', slug: 'volgordeproef', articleNumber: 'VO-1', category, _status: 'published' };
  const productId = await editor.create('products', data);
  for (const [position, sku] of ['VO-1-A', 'VO-1-B'].entries())
    made.push(await editor.create('variants', { title: sku, sku, product: productId, position }));
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/products/${productId}?locale=nl`));
  await page.getByRole('button', { name: 'Varianten en prijzen', exact: true }).click();
  const rows = page.locator('#field-variants tbody tr');
  await expect(rows).toContainText(['VO-1-A', 'VO-1-B']);
  await page.getByRole('button', { name: 'Volgorde wijzigen' }).click();
  const moved = page.locator('.plantsoen-order li').first();
  await moved.locator('div').focus();
  await page.keyboard.press('Space');
  await expect(moved.locator('div')).toHaveAttribute('aria-pressed', 'true');
  const other = page.locator('.plantsoen-order li').nth(1);
  // The list takes keys once it has measured its rows; a further key at its end moves nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(other, 'makes room').toHaveAttribute('style', /translate3d\(0px, -/, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(page.locator('.plantsoen-order li').first()).toContainText('VO-1-B');
  await page.getByRole('button', { name: 'Bewaar volgorde' }).click();
  await expect(rows).toContainText(['VO-1-B', 'VO-1-A']);
  await page.locator('#field-variants .doc-drawer__toggler').first().click();
  const drawer = page.locator('.doc-drawer');
  await drawer.locator('#field-title').fill('VO-1-C');
  await drawer.locator('#field-sku').fill('VO-1-C');
  await drawer.locator('#field-position').fill('5');
  await drawer.locator('#action-save').click();
  await expect(rows).toContainText(['VO-1-B', 'VO-1-A', 'VO-1-C']);
  made.push(await editor.find('variants', 'sku', 'VO-1-C'));
  for (const id of made) await editor.remove('variants', id);
  await editor.remove('products', productId);
  await editor.remove('categories', category);
});

test('CAT-10 figures that differ per variant are hidden at a product with several variants, and stay stored', async ({
  page,
  request,
}) => {
  const editor = asEditor(request);
  const category = await editor.create('categories', { title: 'Cijferproef', slug: 'cijferproef', _status: 'published' });
  const environmental = { co2eKg: 12.5, mkiEur: 1.25, recycledContentPercent: 40 };
  const data = { title: 'Cijferproef', slug: 'cijferproef', articleNumber: 'CP-1', category, environmental };
  const productId = await editor.create('products', { ...data, _status: 'published' });
  const variant = (sku: string) => editor.create('variants', { title: sku, sku, product: productId });
  const made = [await variant('CP-1-A')];
  const co2 = page.locator('#field-environmental__co2eKg');
  const recycled = page.locator('#field-environmental__recycledContentPercent');
  const openFigures = async () => {
    await page.goto(adminUrl(`/collections/products/${productId}?locale=nl`));
    await page.getByRole('button', { name: 'Milieu', exact: true }).click();
  };
  await enterAdmin(page);
  await openFigures();
  await expect(co2, 'an only variant follows the product').toHaveValue('12,5');
  made.push(await variant('CP-1-B'));
  await openFigures();
  await expect(recycled).toHaveValue('40');
  await expect(co2).toHaveCount(0);
  await expect(page.locator('#field-environmental__mkiEur')).toHaveCount(0);
  await expect(page.getByText('bij meer varianten vult u die daar in')).toBeVisible();
  await recycled.fill('45');
  await page.locator('#action-save').click();
  await expect
    .poll(async () => (await editor.read('products', productId)).environmental)
    .toMatchObject({ co2eKg: 12.5, mkiEur: 1.25, recycledContentPercent: 45 });
  for (const id of made) await editor.remove('variants', id);
  await editor.remove('products', productId);
  await editor.remove('categories', category);
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
