import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';
import { newAccount } from '../../member.ts';
import { testStack } from '../../stack.ts';

/** Longer timeout, because a page of the admin takes several requests and parallel tests share the processor. */
const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'nl-NL' });

async function askToDelete(page: Page): Promise<void> {
  await page.locator('.doc-controls__popup .popup-button').click();
  await page.locator('#action-delete-entry').click();
}

test('API-08 a picture lists its uses, and cannot be deleted while it is used', async ({ page, request }) => {
  await enterAdmin(page);
  const id = await asEditor(request).find('media', 'filename', 'park.jpg');
  await page.goto(adminUrl(`/collections/media/${id}`));
  await expect(page.locator('.doc-tab .plantsoen-count')).toHaveText(/^[1-9]\d*$/);
  await askToDelete(page);
  const dialog = page.getByRole('dialog', { name: 'Dit is nog in gebruik' });
  const home = dialog.getByRole('row').filter({ hasText: 'Paginakop › Afbeelding' }).filter({ hasText: 'Home' });
  await expect(home.getByTitle('online')).toHaveText([/nl/, /en/, /de/]);
  await expect(dialog.getByRole('button', { name: 'Sluiten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const places = await page.locator('.doc-tab .plantsoen-count').textContent();
  await page.getByRole('link', { name: 'Gebruikt in' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`Gebruikt in\\s+${places} plekken`) })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', /\/admin\/collections\/pages\/\d+/);
});

test('CAT-06 a product is deleted with its variants, after a confirmation that lists them', async ({ page, request }) => {
  const editor = asEditor(request);
  const category = await editor.find('categories', 'slug', 'zitmeubilair');
  const product = await editor.create(
    'products',
    { title: 'Verwijderproef', slug: 'verwijderproef', articleNumber: 'VW-1', category, _status: 'draft' },
    'locale=nl&draft=true',
  );
  for (const sku of ['VW-1-01', 'VW-1-02']) await editor.create('variants', { title: sku, sku, product });
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/products/${product}?locale=nl`));
  await askToDelete(page);
  const dialog = page.getByRole('dialog', { name: 'Verwijderen?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['VW-1-01', 'VW-1-02']);
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page).toHaveURL(/\/admin\/collections\/products([?]|$)/);
  const { adminOrigin, editorToken } = testStack();
  const headers = { authorization: `JWT ${editorToken}`, origin: adminOrigin };
  const left = await request.get(`${adminOrigin}/api/variants?where[sku][like]=VW-1`, { headers });
  expect((await left.json()).totalDocs).toBe(0);
});

test('CAT-06 products are deleted from the list after a confirmation that names them and their variants', async ({
  page,
  request,
}) => {
  const editor = asEditor(request);
  const category = await editor.find('categories', 'slug', 'zitmeubilair');
  const create = (title: string, fields: object = {}) => {
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const data = { title, slug, articleNumber: slug, category, _status: 'draft', ...fields };
    return editor.create('products', data, 'locale=nl&draft=true');
  };
  const first = await create('Lijstwis 1');
  await create('Lijstwis 2');
  const user = await create('Gebruikt wel', { relatedProducts: [first] });
  for (const sku of ['LW-1-01', 'LW-1-02']) await editor.create('variants', { title: sku, sku, product: first });
  await enterAdmin(page);
  await page.goto(adminUrl('/collections/products?locale=nl&search=Lijstwis'));
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  const askToDeleteAll = async () => {
    await page.locator('thead input[type="checkbox"]').check();
    await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  };
  await askToDeleteAll();
  const refusal = page.getByRole('dialog', { name: 'Nog in gebruik: 1 van 2 geselecteerd' });
  await expect(refusal.getByRole('row', { name: /Gebruikt wel/ })).toBeVisible();
  await refusal.getByRole('button', { name: 'Sluiten' }).click();
  await editor.remove('products', user);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await askToDeleteAll();
  const dialog = page.getByRole('dialog', { name: 'Verwijderen?' });
  await expect(dialog.locator('strong')).toHaveText(['Lijstwis 1', 'Lijstwis 2']);
  await expect(dialog.getByRole('listitem')).toHaveText(['LW-1-01', 'LW-1-02']);
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.locator('.payload-toast-container')).toContainText('2 Producten');
  await expect(rows).toHaveCount(0);
});

test('API-08 another picture replaces a picture everywhere, after a confirmation that lists the places', async ({
  page,
  request,
}) => {
  const { adminOrigin, editorToken } = testStack();
  const headers = { authorization: `JWT ${editorToken}`, origin: adminOrigin };
  const picture = async (name: string) => {
    const buffer = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${name}</title></svg>`);
    const file = { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer };
    const multipart = { file, _payload: JSON.stringify({ alt: name }) };
    const answer = await request.post(`${adminOrigin}/api/media?locale=nl`, { headers, multipart });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).doc as { id: number; filename: string };
  };
  const [old, other] = [await picture('vervangproef-oud'), await picture('vervangproef-nieuw')];
  const blocks = [{ blockType: 'textImage', titleField: 'Beeld', image: old.id, text: null }];
  const text = { title: 'Vervangproef', slug: 'vervangproef', type: 'contentPage', blocks, _status: 'published' };
  const entry = await asEditor(request).create('pages', text);
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/media/${old.id}/used-in`));
  const count = page.locator('.doc-tab .plantsoen-count');
  await expect(count).toHaveText('1');
  await expect(page.locator('button .btn'), 'no button is within another one').toHaveCount(0);
  await page.getByRole('button', { name: 'Overal vervangen…' }).click();
  const drawer = page.locator('.list-drawer');
  await drawer.getByRole('textbox').first().fill(other.filename);
  await expect(drawer.locator('.plantsoen-media-card')).toHaveCount(1);
  await drawer.getByRole('button', { name: other.filename }).click();
  const dialog = page.getByRole('dialog', { name: 'Overal vervangen?' });
  await expect(dialog.getByRole('row', { name: /Vervangproef/ })).toContainText('Blok 1');
  await dialog.getByRole('button', { name: 'Vervangen' }).click();
  await expect(page.getByText('Vervangen op 1 plek.')).toBeVisible();
  await expect(page.getByText('Nog nergens gebruikt.')).toBeVisible();
  await expect(count, 'the number of the tab follows').toHaveText('0');
  const [block] = (await asEditor(request).read('pages', entry)).blocks as { image: number }[];
  expect(block?.image).toBe(other.id);
  await asEditor(request).remove('media', old.id);
  await asEditor(request).remove('pages', entry);
  await asEditor(request).remove('media', other.id);
});

test('SEC-10 deleting a member asks for a confirmation, which names open quote requests', async ({ page, request }) => {
  const { email } = await newAccount();
  await enterAdmin(page);
  const editor = asEditor(request);
  const id = await editor.find('members', 'email', email);
  await page.route(`**/api/members/${id}/open-requests`, (route) => route.fulfill({ json: { open: 2 } }));
  await page.goto(adminUrl(`/collections/members/${id}`));
  const dialog = page.getByRole('dialog', { name: 'Dit lid verwijderen?' });
  const open = async () => {
    await page.locator('.doc-controls__popup .popup-button').click();
    await page.locator('#action-delete-entry').click();
    await expect(dialog).toContainText(email);
  };
  await open();
  await expect(dialog).toContainText('Open offerteaanvragen van dit lid: 2');
  await expectNoViolations(page, '.plantsoen-dialog');
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await page.unroute(`**/api/members/${id}/open-requests`);
  await open();
  await expect(dialog).not.toContainText('Open offerteaanvragen');
  await dialog.getByRole('button', { name: 'Verwijder' }).click();
  await expect(page).toHaveURL(/\/collections\/members(?:\?|$)/);
  expect((await editor.read('members', id)).email).toBeUndefined();
});
