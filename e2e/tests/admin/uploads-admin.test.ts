import { readFileSync } from 'node:fs';
import { expect as playwrightExpect, test } from '@playwright/test';
import { asEditor, enterAdmin } from '../../editor.ts';
import { testStack } from '../../stack.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });

const photo = readFileSync(new URL('../../../demo-content/media/scenes/park.jpg', import.meta.url));
const half = { name: 'half.jpg', mimeType: 'image/jpeg', buffer: photo.subarray(0, photo.length / 2) };

for (const { locale, message } of [
  { locale: 'nl-NL', message: 'Deze afbeelding is beschadigd of onvolledig.' },
  { locale: 'en-GB', message: 'This picture is damaged or incomplete.' },
  { locale: 'de-DE', message: 'Dieses Bild ist beschädigt oder unvollständig.' },
])
  test.describe(locale, () => {
    test.use({ locale });

    test('CAT-07 a damaged picture is refused in the editor’s language, and typed text stays', async ({ page }) => {
      await enterAdmin(page);
      await page.goto(`${testStack().adminOrigin}/admin/collections/media/create?locale=nl`);
      await page.locator('input[type="file"]').first().setInputFiles(half);
      await page.locator('#field-alt').fill('Een bank onder een linde');
      await page.locator('#action-save').click();
      await expect(page.locator('.payload-toast-container')).toContainText(message);
      await expect(page.locator('#field-alt')).toHaveValue('Een bank onder een linde');
      await expect(page.locator('.file-field__filename')).toHaveValue('half.jpg');
      await expect(page).toHaveURL(/\/media\/create/);
    });
  });

test.describe('nl-NL', () => {
  test.use({ locale: 'nl-NL' });

  test('CAT-07 the drawer of several files shows the reason next to the damaged one', async ({ page, request }) => {
    await enterAdmin(page);
    await page.goto(`${testStack().adminOrigin}/admin/collections/media`);
    await page.locator('.list-header button').first().click();
    const whole = { name: 'heel.jpg', mimeType: 'image/jpeg', buffer: photo };
    await page.locator('.dropzone input[type="file"]').first().setInputFiles([whole, half]);
    const rows = page.locator('.file-selections__fileRowContainer');
    await expect(rows).toHaveCount(2);
    for (const row of await rows.all()) {
      await row.locator('.file-selections__fileRow').click();
      await page.locator('.bulk-upload--file-manager #field-alt').fill('Een bank');
    }
    await page.locator('.bulk-upload--actions-bar button', { hasText: 'Bewaar' }).first().click();
    await expect(rows).toHaveCount(1);
    const reason = page.locator('.file-field .field-error');
    await expect(reason).toContainText('Deze afbeelding is beschadigd of onvolledig.');
    await expect(reason).toBeVisible();
    const editor = asEditor(request);
    await editor.remove('media', await editor.find('media', 'alt', 'Een bank'));
  });

  for (const { name, mimeType, message } of [
    { name: 'stoel.glb', mimeType: 'model/gltf-binary', message: 'Dit is geen geldig 3D-model (glTF 2.0, .glb).' },
    { name: 'blad.pdf', mimeType: 'application/pdf', message: 'Dit is geen PDF.' },
  ])
    test(`CAT-07 a file with the name ${name} but other content is refused, and the selected file stays`, async ({ page }) => {
      await enterAdmin(page);
      await page.goto(`${testStack().adminOrigin}/admin/collections/files/create`);
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ name, mimeType, buffer: Buffer.from('a text') });
      await page.locator('#action-save').click();
      await expect(page.locator('.payload-toast-container')).toContainText(message);
      await expect(page.locator('.file-field__filename')).toHaveValue(name);
      await expect(page).toHaveURL(/\/files\/create/);
    });
});

test('EDT-06 choosing the file of a download fills in its kind, which then can be changed', async ({ page }) => {
  await enterAdmin(page);
  await page.goto(`${testStack().adminOrigin}/admin/collections/downloads/create?locale=nl`);
  await page.locator('.upload__listToggler').first().click();
  const drawer = page.getByRole('dialog').last();
  await drawer.locator('.plantsoen-media-card button[title$=".ifc"]').first().click();
  const kind = page.locator('#field-kind');
  await expect(kind).toHaveValue('ifc');
  await kind.fill('');
  await kind.pressSequentially('dwg');
  await expect(kind).toHaveValue('dwg');
});
