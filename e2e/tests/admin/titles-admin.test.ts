import { expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

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
