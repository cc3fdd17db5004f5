import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
test.use({ locale: 'nl-NL' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Inhoud vervangen?' });

/** Returns the value of a rich text with one paragraph. */
function richText(text: string): object {
  const node = { version: 1, direction: null, format: '', indent: 0 };
  const words = { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' };
  return { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', children: [words] }] } };
}

/** Chooses an action in the menu of a list of blocks or rows. */
async function choose(page: Page, list: string, action: string): Promise<void> {
  await page.locator(`#field-${list} > header .clipboard-action__popup button`).first().click();
  await page.locator('.popup-button-list__button', { hasText: action }).filter({ visible: true }).click();
}

test('EDT-07 pasting a field asks before it replaces the blocks of a page', async ({ page, request }) => {
  const editor = asEditor(request);
  const blocks = ['Eerst.', 'Daarna.'].map((quote) => ({ blockType: 'quote', quote }));
  const draft = { title: 'Plakproef', slug: 'plakproef', blocks, _status: 'draft' };
  const id = await editor.create('pages', draft, 'locale=nl&draft=true');
  const rows = page.locator('#field-blocks .blocks-field__row');
  try {
    await enterAdmin(page);
    await page.goto(adminUrl(`/collections/pages/${id}?locale=nl`));
    await expect(rows).toHaveCount(2);
    await page.locator('.blocks-field__row').first().locator('.array-actions__button').click();
    await page.locator('.popup__content .array-actions__copy').click();
    await choose(page, 'blocks', 'Alles plakken');
    await expect(dialog(page)).toContainText('Plakken verwijdert de huidige inhoud (2 blokken)');
    await expect(dialog(page)).toContainText('Rij plakken');
    await dialog(page).getByRole('button', { name: 'Annuleren' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(rows).toHaveCount(2);
    await choose(page, 'blocks', 'Alles plakken');
    await dialog(page).getByRole('button', { name: 'Vervangen' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(rows).toHaveCount(1);
    await expect(page.locator('#field-blocks__0__quote')).toHaveValue('Eerst.');
    await expect(rows.locator('.plantsoen-block'), 'a pasted block is named by its content').toContainText('Eerst.');
  } finally {
    await editor.remove('pages', id);
  }
});

test('EDT-07 blocks that are pasted over more and other ones are all that is saved', async ({ page, request }) => {
  const editor = asEditor(request);
  const pageWith = (slug: string, blocks: object[]) =>
    editor.create('pages', { title: slug, slug, blocks, _status: 'draft' }, 'locale=nl&draft=true');
  const few = [
    { blockType: 'quote', quote: 'Alleen dit.' },
    { blockType: 'titleText', text: richText('Met opmaak.') },
  ];
  const many = [
    { blockType: 'titleText', title: 'Vragen' },
    ...['Een.', 'Twee.', 'Drie.'].map((quote) => ({ blockType: 'quote', quote })),
  ];
  const [from, to] = [await pageWith('plakproef-van', few), await pageWith('plakproef-naar', many)];
  const rows = page.locator('#field-blocks .blocks-field__row');
  try {
    await enterAdmin(page);
    await page.goto(adminUrl(`/collections/pages/${from}?locale=nl`));
    await expect(rows).toHaveCount(2);
    await choose(page, 'blocks', 'Alles kopiëren');
    await page.goto(adminUrl(`/collections/pages/${to}?locale=nl`));
    await expect(rows).toHaveCount(4);
    await choose(page, 'blocks', 'Alles plakken');
    await dialog(page).getByRole('button', { name: 'Vervangen' }).click();
    await expect(rows).toHaveCount(2);
    await expect(rows.locator('.plantsoen-block'), 'pasted blocks are named by their content').toContainText([
      'Alleen dit.',
      'Titel en tekst',
    ]);
    await expect(rows.nth(1).locator('.rich-text-lexical [contenteditable]').first(), 'a pasted rich text').toHaveText(
      'Met opmaak.',
    );
    await page.locator('#action-save-draft').click();
    await expect(page.locator('.toast-success').first()).toBeVisible();
    await page.reload();
    await expect(page.locator('#field-blocks__0__quote')).toHaveValue('Alleen dit.');
    await expect(rows).toHaveCount(2);
  } finally {
    for (const id of [from, to]) await editor.remove('pages', id);
  }
});

test('EDT-07 pasting a field or a row asks before it replaces rows of a list, and an empty list is filled at once', async ({
  page,
}) => {
  await enterAdmin(page);
  await page.goto(adminUrl('/collections/projects/create?locale=nl'));
  await page.locator('.tabs-field__tab-button', { hasText: 'Gegevens' }).click();
  const rows = page.locator('#field-quantities .array-field__row');
  const add = page.locator('#field-quantities > .array-field__add-row');
  await add.click();
  await page.locator('#field-quantities__0__amount').fill('12');
  await add.click();
  await page.locator('#field-quantities__1__amount').fill('34');
  await choose(page, 'quantities', 'Alles kopiëren');
  await choose(page, 'quantities', 'Alles plakken');
  await expect(dialog(page)).toContainText('(2 rijen)');
  await dialog(page).getByRole('button', { name: 'Annuleren' }).click();
  await page.locator('#quantities-row-0 .array-actions__button').click();
  await page.locator('.popup__content .array-actions__copy').click();
  await page.locator('#quantities-row-1 .array-actions__button').click();
  await page.locator('.popup__content .array-actions__paste').click();
  await expect(dialog(page)).toContainText('(1 rij)');
  await dialog(page).getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.locator('#field-quantities__1__amount')).toHaveValue('34');
  for (const left of [1, 0]) {
    await page.locator('#quantities-row-0 .array-actions__button').click();
    await page.locator('.popup__content .array-actions__remove').click();
    await expect(rows).toHaveCount(left);
  }
  await choose(page, 'quantities', 'Alles plakken');
  await expect(rows).toHaveCount(1);
  await expect(page.locator('#field-quantities__0__amount')).toHaveValue('12');
  await expect(dialog(page)).toBeHidden();
});
