import { expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';
import { testStack } from '../../stack.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
test.use({ locale: 'de-DE' });

test('EDT-14 an entry without a title in the language is found by its Dutch one, in a selection and in a list', async ({
  page,
  request,
}) => {
  const editor = asEditor(request);
  const live = { type: 'contentPage', _status: 'published' };
  const dutch = await editor.create('pages', { title: 'Wilgenproef', slug: 'wilgenproef', ...live });
  const german = await editor.create('pages', { title: 'Weidenkind', slug: 'weidenkind', ...live }, 'locale=de');
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/pages/${german}?locale=de`));
  await expect(page.locator('#field-title')).toHaveValue('Weidenkind');
  const parent = page.locator('#field-parent');
  await parent.locator('.rs__control').click();
  await parent.locator('.rs__input').fill('Wilgenproef');
  await parent.locator('.rs__option', { hasText: 'Wilgenproef (nl)' }).click();
  await expect(parent.locator('.rs__control')).toContainText('Wilgenproef (nl)');

  await editor.change('pages', german, { parent: dutch, _status: 'published' }, 'locale=de');
  await page.goto(adminUrl('/collections/pages?locale=de&search=wilgenproef'));
  const rows = page.locator('.collection-list tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Wilgenproef (nl)');
  await page.goto(adminUrl('/collections/pages?locale=de&search=Weidenkind'));
  await expect(rows, 'a related entry in a list').toContainText(/Weidenkind.*Wilgenproef \(nl\)/s);
  await editor.remove('pages', german);
  await editor.remove('pages', dutch);
});

test('EDT-14 an entry without a title in the language is headed by another one, in the breadcrumb and the delete dialog, too', async ({
  page,
  request,
}) => {
  const editor = asEditor(request);
  const data = { title: 'Koploos', slug: 'koploos', type: 'contentPage', _status: 'draft' };
  const id = await editor.create('pages', data, 'locale=nl&draft=true');
  await enterAdmin(page);
  for (const tab of ['', '/versions']) {
    await page.goto(adminUrl(`/collections/pages/${id}${tab}?locale=de`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koploos (nl)');
    await expect(page.locator('.step-nav')).toContainText('Koploos (nl)');
  }
  await page.goto(adminUrl(`/collections/pages/${id}?locale=de`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koploos (nl)');
  await page.locator('.doc-controls__popup .popup-button').click();
  await page.locator('#action-delete-entry').click();
  await expect(page.getByRole('dialog')).toContainText('Koploos (nl)');
  await page.keyboard.press('Escape');
  await page.goto(adminUrl('/collections/pages?locale=de&search=koploos'));
  await page.locator('tbody input[type="checkbox"]').first().check();
  await page.locator('.delete-documents__toggle').click();
  await expect(page.getByRole('dialog')).toContainText('Koploos (nl)');
  await page.locator('#confirm-action').click();
  await expect(page.locator('.toast-success')).toBeVisible();
});

test('EDT-06 a picture without a title is headed by its file name', async ({ page, request }) => {
  const { adminOrigin, editorToken } = testStack();
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><title>Namenlos</title></svg>');
  const multipart = {
    file: { name: 'namenlos.svg', mimeType: 'image/svg+xml', buffer },
    _payload: JSON.stringify({ alt: 'Namenlos' }),
  };
  const headers = { authorization: `JWT ${editorToken}`, origin: adminOrigin };
  const answer = await request.post(`${adminOrigin}/api/media?locale=nl`, { headers, multipart });
  const { id, filename } = (await answer.json()).doc;
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/media/${id}?locale=nl`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(filename);
  const replace = page.getByRole('button', { name: 'Datei ersetzen …' });
  await expect(page.locator('.plantsoen-replace-file')).toContainText('Die öffentliche Adresse funktioniert weiter');
  await replace.press('Enter');
  await expect(page.locator('.dropzone')).toBeVisible();
  await asEditor(request).remove('media', id);
});
