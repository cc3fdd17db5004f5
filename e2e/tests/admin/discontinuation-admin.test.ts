import { expect as playwrightExpect, test } from '@playwright/test';
import { enterAsNewEditor } from '../../admin-users.ts';
import { expectNoViolations } from '../../axe.ts';
import { adminUrl, asEditor } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ locale: 'nl-NL' });

const made = { category: 0, old: 0, successor: 0 };
test.beforeAll(async ({ request }) => {
  const editor = asEditor(request);
  const publish = (collection: string, data: object) => editor.create(collection, { ...data, _status: 'published' });
  made.category = await publish('categories', { title: 'Vervalproef', slug: 'vervalproef' });
  const product = (title: string, slug: string, articleNumber: string) =>
    publish('products', { title, slug, articleNumber, category: made.category });
  made.old = await product('Vervalproef oud', 'vervalproef-oud', 'VP-1');
  made.successor = await product('Vervalproef nieuw', 'vervalproef-nieuw', 'VP-2');
});
test.afterAll(async ({ request }) => {
  const editor = asEditor(request);
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
  await page.goto('/producten/vervalproef/');
  await expect(page.getByRole('link', { name: 'Vervalproef nieuw', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vervalproef oud', exact: true })).toHaveCount(0);
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
