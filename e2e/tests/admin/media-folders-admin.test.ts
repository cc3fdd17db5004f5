import { expect as playwrightExpect, test } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'nl-NL' });

test('EDT-06 pictures are moved to a folder, one or several at once, and the view by folder also shows all others', async ({
  page,
  request,
}) => {
  const editor = asEditor(request);
  const name = `Verhuisproef ${Date.now()}`;
  const folder = await editor.create('payload-folders', { name });
  const pictures = [await editor.find('media', 'filename', 'park.jpg'), await editor.find('media', 'filename', 'quay.jpg')];
  const [park] = pictures;
  const folderOf = async (id?: number) => (await editor.read('media', id)).folder;
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/media/${park}?locale=nl`));
  await page.locator('.move-doc-to-folder').first().click();
  const drawer = page.locator('.move-folder-drawer');
  await drawer.getByText(name).first().click();
  await expectNoViolations(page, '.move-folder-drawer', 'the choice of a folder');
  await drawer.locator('button', { hasText: 'Selecteer' }).click();
  await expect(page.getByText('De nieuwe map geldt zodra u opslaat.')).toBeVisible();
  await expect(page.getByText(/is verplaatst naar/)).toHaveCount(0);
  expect(await folderOf(park), 'not saved yet').toBeFalsy();
  await page.locator('#action-save').click();
  await expect.poll(() => folderOf(park)).toBe(folder);

  await editor.change('media', park ?? 0, { folder: null });
  await page.goto(adminUrl('/collections/media?locale=nl&limit=100'));
  for (const file of ['park.jpg', 'quay.jpg']) {
    const card = page.locator('.plantsoen-media-card', { has: page.locator(`[title="${file}"]`) });
    // A click before the page is interactive selects nothing.
    await expect(() => card.getByRole('checkbox').check({ timeout: 2000 })).toPass();
  }
  await page.locator('.list-selection__button:not([id]):not([class*="delete"])').first().click();
  const edit = page.locator('.edit-many__form');
  await edit.locator('.rs__control').first().click();
  await page.locator('.rs__option', { hasText: /^Map$/ }).click();
  await edit.locator('.move-doc-to-folder').click();
  await drawer.getByText(name).first().click();
  await drawer.locator('button', { hasText: 'Selecteer' }).click();
  await page.locator('.edit-many__save').click();
  await expect.poll(async () => Promise.all(pictures.map(folderOf))).toEqual([folder, folder]);

  await editor.change('media', park ?? 0, { folder: null });
  await page.goto(adminUrl('/collections/media/payload-folders?locale=nl'));
  const files = page.locator('.folder-file-card');
  await expect(files.filter({ hasText: name })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Map maken', exact: true })).toBeVisible();
  expect(await files.count(), 'files without a folder').toBeGreaterThan(10);
  for (const id of pictures) await editor.change('media', id, { folder: null });
  await editor.remove('payload-folders', folder);
});
