import { type APIRequestContext, type Page, expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ locale: 'nl-NL' });

const made = { category: 0, product: 0, variants: [] as number[] };
test.beforeAll(async ({ request }) => {
  const editor = asEditor(request);
  made.category = await editor.create('categories', { title: 'Prijslijstproef', slug: 'prijslijstproef', _status: 'published' });
  const product = {
    title: 'Prijslijstproef',
    slug: 'prijslijstproef',
    articleNumber: 'PL-1',
    category: made.category,
    _status: 'published',
  };
  made.product = await editor.create('products', product);
  for (const [position, priceEur] of [890, 1040, 1190].entries())
    made.variants.push(
      await editor.create('variants', {
        title: `${position} mm`,
        sku: `PL-1-0${position}`,
        product: made.product,
        priceEur,
        position,
      }),
    );
});
test.afterAll(async ({ request }) => {
  const editor = asEditor(request);
  for (const id of made.variants) await editor.remove('variants', id);
  await editor.remove('products', made.product);
  await editor.remove('categories', made.category);
});

async function prices(request: APIRequestContext): Promise<unknown[]> {
  const editor = asEditor(request);
  return Promise.all(made.variants.map(async (id) => (await editor.read('variants', id)).priceEur));
}

async function openSheet(page: Page) {
  await enterAdmin(page);
  await page.goto(adminUrl('/prices?search=PL-1'));
  const cells = page.getByRole('textbox', { name: /^Nieuwe prijs/ });
  await expect(cells).toHaveCount(3);
  return cells;
}

test('EDT-03 prices are changed by percentage after a confirmation that shows old and new ones', async ({ page, request }) => {
  const cells = await openSheet(page);
  await page.getByRole('checkbox', { name: 'Kies alle regels' }).check();
  await page.getByLabel('Wijzig de keuze met').fill('3,5');
  await page.getByLabel('Rond af op').selectOption('5');
  await page.getByRole('button', { name: 'Rekenen' }).click();
  await expect(cells.first()).toHaveValue('920');
  await cells.nth(2).fill('1.500');
  await page.getByRole('button', { name: 'Controleer (3)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').nth(1)).toContainText(/890.*920/);
  await expect(dialog.getByText('meer dan 10 %')).toHaveCount(1);
  expect(await prices(request)).toEqual([890, 1040, 1190]);
  await dialog.getByLabel('Toelichting').fill('Index');
  await dialog.getByRole('button', { name: '3 prijzen nu wijzigen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Index.*PL-1-00/ })).toContainText('Van kracht');
  expect(await prices(request)).toEqual([920, 1075, 1500]);
});

test('EDT-03 a column is pasted, wrong amounts say why, and the keyboard moves between cells', async ({ page }) => {
  const cells = await openSheet(page);
  await cells.first().focus();
  await cells.first().evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '930,456\n1545,5O\n0\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  for (const problem of ['Hoogstens twee decimalen', 'Geen bedrag', 'Meer dan € 0'])
    await expect(page.getByText(problem)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Controleer' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(cells.first()).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(cells.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cells.first()).toBeFocused();
});

test('EDT-03 a start date that is not possible is refused before the review', async ({ page }) => {
  const cells = await openSheet(page);
  await cells.first().fill('999');
  const day = page.getByLabel('Vanaf');
  const problem = page.getByText('Kies vandaag of een dag in de komende twee jaar');
  const review = page.getByRole('button', { name: 'Controleer (1)' });
  await expect(review).toBeEnabled();
  await day.fill(`${new Date().getFullYear() + 5}-01-01`);
  await expect(problem).toBeVisible();
  await expect(review).toBeDisabled();
  await day.fill(new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10));
  await expect(problem).toBeHidden();
  await expect(review).toBeEnabled();
});

test('EDT-03 planned prices are listed and can be cancelled, and a change is reverted by a reversed review', async ({
  page,
  request,
}) => {
  const cells = await openSheet(page);
  await cells.first().fill('999');
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Vanaf').fill(day);
  await page.getByRole('button', { name: 'Controleer (1)' }).click();
  await page.getByRole('button', { name: '1 prijs plannen' }).click();
  const planned = page.getByRole('row', { name: /Zonder opmerking.*PL-1-00/ });
  await expect(planned).toContainText('Gepland');
  await expect(page.locator('.plantsoen-price-sheet tbody tr').first()).toContainText('gepland');
  expect(await prices(request)).toEqual([920, 1075, 1500]);
  await page.goto(adminUrl(`/collections/variants/${made.variants[0]}`));
  await expect(page.getByText(/999,00 gepland/)).toBeVisible();
  await page.getByRole('link', { name: 'Prijslijst en geschiedenis van deze variant' }).click();
  await expect(cells, 'the price list of this variant').toHaveCount(1);
  await planned.getByRole('button', { name: 'Planning intrekken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Planning intrekken?' });
  await expect(dialog).toContainText('1 geplande prijs gaat niet in op');
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(planned).toContainText('Gepland');
  await planned.getByRole('button', { name: 'Planning intrekken' }).click();
  await dialog.getByRole('button', { name: 'Planning intrekken' }).click();
  await expect(planned).toContainText('Ingetrokken');
  await page
    .getByRole('row', { name: /Index.*PL-1-00/ })
    .getByRole('link', { name: 'Terugdraaien' })
    .click();
  await expect(cells.first()).toHaveValue('890');
  const change = page.getByRole('button', { name: '3 prijzen nu wijzigen' });
  // The link loads a document, which shows the button before it can be used.
  await expect(async () => {
    await page.getByRole('button', { name: 'Controleer (3)' }).click({ timeout: 2000 });
    await expect(change).toBeVisible({ timeout: 2000 });
  }).toPass();
  await change.click();
  await expect.poll(() => prices(request)).toEqual([890, 1040, 1190]);
});

test('EDT-03 one planned price is cancelled alone, and percentages count on the price of the start date', async ({ page }) => {
  const cells = await openSheet(page);
  const rows = page.locator('.plantsoen-price-sheet tbody tr');
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await cells.first().fill('1000');
  await cells.nth(1).fill('2000');
  await page.getByLabel('Vanaf').fill(day);
  await page.getByRole('button', { name: 'Controleer (2)' }).click();
  await page.getByRole('button', { name: '2 prijzen plannen' }).click();
  await expect(rows.first()).toContainText('gepland');
  await expect(rows.first().getByRole('cell').nth(2), 'the planned price once').toHaveText(/^€\s890,00$/);
  await page.getByRole('checkbox', { name: 'Kies alle regels' }).check();
  await page.getByLabel('Wijzig de keuze met').fill('4');
  await page.getByRole('button', { name: 'Rekenen' }).click();
  await expect(cells.first()).toHaveValue('1040');
  await expect(rows.first().getByRole('cell').nth(2)).toContainText(/890.*1\.000.* op /);
  await page.getByLabel('Vanaf').fill('');
  await expect(cells.first()).toHaveValue('926');
  await page.getByRole('button', { name: 'Wis nieuwe prijzen' }).click();
  for (const [row, remaining] of [
    [rows.first(), 1],
    [rows.nth(1), 0],
  ] as const) {
    await row.getByRole('button', { name: /^Intrekken/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Planning intrekken?' });
    await expect(dialog).toContainText('Andere geplande prijzen blijven gepland.');
    await dialog.getByRole('button', { name: 'Intrekken' }).click();
    await expect(row).not.toContainText('gepland');
    await expect(page.getByRole('button', { name: /^Intrekken/ })).toHaveCount(remaining);
  }
});

test('EDT-03 Shift+click selects a range, and a filter keeps selected rows and typed prices', async ({ page, request }) => {
  const cells = await openSheet(page);
  const ticks = page.locator('.plantsoen-price-sheet tbody input[type="checkbox"]');
  await ticks.first().click();
  await ticks.nth(2).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 gekozen', { exact: true })).toBeVisible();
  await cells.nth(2).fill('1250');
  const search = page.getByRole('searchbox', { name: /^Product, variant/ });
  await search.fill('PL-1-01');
  await page.getByRole('button', { name: 'Filteren' }).click();
  await expect(ticks).toHaveCount(1);
  await expect(page.getByText('3 gekozen, 2 niet in beeld')).toBeVisible();
  await search.fill('geen enkele variant');
  await page.getByRole('button', { name: 'Filteren' }).click();
  await expect(page.getByText('Geen variant past bij dit filter.')).toBeVisible();
  await page.getByLabel('Wijzig de keuze met').fill('10');
  await page.getByLabel('Rond af op').selectOption('1');
  await page.getByRole('button', { name: 'Rekenen' }).click();
  await page.getByRole('button', { name: 'Controleer (3)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wijziging controleren' });
  await expect(dialog.getByRole('row')).toHaveCount(5);
  expect(await dialog.evaluate((element) => element.scrollTop), 'begins at the top').toBe(0);
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Keuze opheffen' }).click();
  await expect(page.getByText('0 gekozen', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Controleer (3)' }), 'typed prices stay').toBeVisible();
  expect(await prices(request)).toEqual([890, 1040, 1190]);
});
