import { readFileSync } from 'node:fs';
import { expect as playwrightExpect, test } from '@playwright/test';
import { enterAdmin } from '../editor.ts';
import { testStack } from '../stack.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });

const photo = readFileSync(new URL('../../demo-content/media/scenes/park.jpg', import.meta.url));
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
