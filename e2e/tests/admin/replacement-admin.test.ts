import { type APIResponse, type Page, expect as playwrightExpect, test } from '@playwright/test';
import { asEditor, enterAdmin } from '../../editor.ts';
import { testStack } from '../../stack.ts';

const expect = playwrightExpect.configure({ timeout: 60_000 });
test.describe.configure({ timeout: 300_000 });
test.use({ locale: 'nl-NL' });

/** Number of documents, more than the list of uses shows at once. */
const users = 101;

async function chooseOther(page: Page, filename: string): Promise<void> {
  await page.getByRole('button', { name: 'Overal vervangen…' }).click();
  const drawer = page.locator('.list-drawer');
  await drawer.getByRole('textbox').first().fill(filename);
  await expect(drawer.locator('.plantsoen-media-card')).toHaveCount(1);
  await drawer.getByRole('button', { name: filename }).click();
}

test('API-08 a replacement with more uses than the list shows reports the rest and can be continued', async ({
  page,
  request,
}) => {
  const { adminOrigin, editorToken } = testStack();
  const headers = { authorization: `JWT ${editorToken}`, origin: adminOrigin };
  const editor = asEditor(request);
  const picture = async (name: string) => {
    const buffer = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><title>${name}</title></svg>`);
    const multipart = {
      file: { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer },
      _payload: JSON.stringify({ alt: name }),
    };
    const answer = await request.post(`${adminOrigin}/api/media?locale=nl`, { headers, multipart });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).doc as { id: number; filename: string };
  };
  const [old, other] = [await picture('lijstproef-oud'), await picture('lijstproef-nieuw')];
  const members: number[] = [];
  try {
    for (let number = 1; number <= users; number++)
      members.push(await editor.create('team', { nameField: `Lijstproef ${number}`, function: 'Proef', image: old.id }));
    await enterAdmin(page);
    await page.goto(`${adminOrigin}/admin/collections/media/${old.id}/used-in`);
    await chooseOther(page, other.filename);
    const dialog = page.getByRole('dialog', { name: 'Overal vervangen?' });
    await expect(dialog).toContainText('Daarna blijft er nog 1 ander item over.');
    await expect(dialog).toContainText('heeft nog geen alternatieve tekst in: Engels en Duits.');
    await dialog.getByRole('button', { name: 'Vervangen' }).click();
    await expect(page.getByText('Vervangen op 100 plekken. Nog 1 ander item gebruikt dit.')).toBeVisible();
    await page.getByRole('button', { name: `Verder vervangen door “${other.filename}”…` }).click();
    await expect(dialog.getByRole('row', { name: /Lijstproef/ })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Vervangen' }).click();
    await expect(page.getByText('Vervangen op 1 plek.')).toBeVisible();
    await expect(page.getByText('Nog nergens gebruikt.')).toBeVisible();
    await editor.remove('media', old.id);
  } finally {
    for (const id of members) await editor.remove('team', id);
  }
  await editor.remove('media', other.id);
});

test('EDT-05 the address of a replaced file leads to the new one in the admin, too', async ({ request }) => {
  const { adminOrigin, editorToken } = testStack();
  const headers = { authorization: `JWT ${editorToken}`, origin: adminOrigin };
  const file = (text: string) => ({
    file: { name: `${text}.dxf`, mimeType: 'image/vnd.dxf', buffer: Buffer.from(`0\nSECTION\n2\n${text}\n0\nENDSEC\n0\nEOF\n`) },
  });
  const docOf = async (answer: APIResponse) => {
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).doc as { id: number; url: string };
  };
  const old = await docOf(await request.post(`${adminOrigin}/api/files`, { headers, multipart: file('VERVANGPROEF') }));
  const renewed = await docOf(
    await request.patch(`${adminOrigin}/api/files/${old.id}`, { headers, multipart: file('NIEUWEPROEF') }),
  );
  const addressed = (url: string) => request.get(new URL(url, adminOrigin).href, { headers, maxRedirects: 0 });
  const moved = await addressed(old.url);
  expect([moved.status(), moved.headers().location]).toEqual([302, renewed.url]);
  expect((await addressed(renewed.url)).status()).toBe(200);
  await asEditor(request).remove('files', old.id);
  expect((await addressed(old.url)).status(), 'once the document is deleted').toBe(404);
});
