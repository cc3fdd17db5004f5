import { expect as playwrightExpect, test } from '@playwright/test';
import { enterAsNewEditor } from '../../admin-users.ts';
import { expectAccessible, expectNoViolations } from '../../axe.ts';
import { adminUrl, asEditor } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ locale: 'nl-NL' });

const made = { category: 0, old: 0, successor: 0, variants: [] as number[] };
test.beforeAll(async ({ request }) => {
  const editor = asEditor(request);
  const publish = async (collection: string, data: { title: string; slug: string }) => {
    const id = await editor.create(collection, { ...data, _status: 'published' });
    const { title, slug } = data;
    await editor.change(collection, id, { title, slug, _status: 'published' }, 'locale=de');
    return id;
  };
  made.category = await publish('categories', { title: 'Vervalproef', slug: 'vervalproef' });
  const product = (title: string, slug: string, articleNumber: string) =>
    publish('products', { title, slug, ...{ articleNumber, category: made.category } });
  made.old = await product('Vervalproef oud', 'vervalproef-oud', 'VP-1');
  made.successor = await product('Vervalproef nieuw', 'vervalproef-nieuw', 'VP-2');
  made.variants = [
    await editor.create('variants', { title: 'Enige', sku: 'VP-1-01', product: made.old }),
    await editor.create('variants', { title: 'Enige', sku: 'VP-2-01', product: made.successor }),
  ];
});
test.afterAll(async ({ request }) => {
  const editor = asEditor(request);
  for (const variant of made.variants) await editor.remove('variants', variant);
  await editor.remove('products', made.old);
  await editor.remove('products', made.successor);
  await editor.remove('categories', made.category);
});

test('EDT-04 an editor sees what a discontinued product affects, chooses a successor and confirms', async ({ page }) => {
  await enterAsNewEditor(page);
  await page.goto(adminUrl(`/collections/products/${made.old}/availability?locale=nl`));
  await expect(page.getByRole('heading', { name: 'Leverbaar', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Favorieten van leden 0/ })).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page, '.plantsoen-used-in', `at ${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Kies een opvolger' }).click();
  const drawer = page.locator('.list-drawer');
  await drawer.getByRole('textbox').first().fill('VP-2');
  await expect(drawer.locator('tbody tr')).toHaveCount(1);
  await drawer.getByRole('button', { name: 'Vervalproef nieuw' }).click();
  await page.getByLabel('Jaren reserveonderdelen').fill('8');
  await page.getByRole('button', { name: 'Laten vervallen…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Laten vervallen?' });
  await expect(dialog).toContainText('Vervalproef oud → Vervalproef nieuw.');
  await expectNoViolations(page, 'dialog');
  await dialog.getByRole('button', { name: 'Nu laten vervallen' }).click();
  await expect(page.getByRole('heading', { name: /^Vervallen sinds/ })).toBeVisible();
  await page.goto(adminUrl('/collections/products?locale=nl&search=VP-1'));
  await expect(page.getByRole('row', { name: /Vervalproef oud/ })).toContainText('Vervallen sinds');
});

test('CAT-17 the page of a discontinued product is accessible, names its successor, and requests spare parts', async ({
  page,
}) => {
  for (const [path, notice, request] of [
    ['/producten/vervalproef/vervalproef-oud/', 'Dit product is vervallen sinds', 'Reserveonderdelen aanvragen'],
    ['/de/produkte/vervalproef/vervalproef-oud/', 'Dieses Produkt ist seit dem', 'Ersatzteile anfragen'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByRole('link', { name: /Vervalproef nieuw/ }).first()).toBeVisible();
    await expectAccessible(page, 'main');
    await page.getByRole('link', { name: request }).click();
    await expect(page.getByText('Vervalproef oud').first()).toBeVisible();
  }
  await page.goto('/producten/vervalproef/');
  await expect(page.getByRole('link', { name: 'Vervalproef nieuw', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vervalproef oud', exact: true })).toHaveCount(0);
});

test('CAT-13 CAT-17 a comparison tells that a product is discontinued, and puts its successor in its place', async ({ page }) => {
  await page.goto('/vergelijken/?variant=VP-1-01+BM-1010-01');
  const notices = page.getByRole('region', { name: 'Let op' });
  await expect(notices).toContainText('Vervalproef oud is vervallen sinds');
  await expectAccessible(page, 'main');
  await notices.getByRole('link', { name: 'Vergelijk met Vervalproef nieuw' }).click();
  await expect(page.getByRole('main').getByRole('columnheader')).toHaveText(['Vervalproef nieuw', 'Meent parkbank']);
  await expect(notices).toBeHidden();
});

test('EDT-04 a discontinued product is made available again', async ({ page }) => {
  await enterAsNewEditor(page);
  await page.goto(adminUrl(`/collections/products/${made.old}/availability?locale=nl`));
  await page.getByRole('button', { name: 'Weer leverbaar maken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Weer leverbaar maken?' });
  await expect(dialog).toContainText('Plekken die ernaar verwijzen: 0');
  await dialog.getByRole('button', { name: 'Weer leverbaar maken' }).click();
  await expect(page.getByRole('heading', { name: 'Leverbaar', exact: true })).toBeVisible();
  await expect(async () => {
    await page.goto('/producten/vervalproef/');
    await playwrightExpect(page.getByRole('link', { name: 'Vervalproef oud', exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
});
