import { type Page, expect as playwrightExpect, test } from '@playwright/test';
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
