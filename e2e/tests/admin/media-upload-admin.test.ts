import { readFileSync } from 'node:fs';
import { expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
test.use({ locale: 'de-DE' });

const photo = readFileSync(new URL('../../../demo-content/media/scenes/park.jpg', import.meta.url));

test('EDT-06 typed texts of several files stay when a field is changed in all of them, when one is removed, and with Escape', async ({
  page,
}) => {
  await enterAdmin(page);
  await page.goto(adminUrl('/collections/media?locale=nl'));
  await page.locator('.list-header button').first().click();
  const files = ['eins', 'zwei', 'drei'].map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: photo }));
  await page.locator('.dropzone input[type="file"]').first().setInputFiles(files);
  const drawer = page.locator('.bulk-upload--file-manager');
  const rows = drawer.locator('.file-selections__fileRowContainer');
  await expect(rows).toHaveCount(3);
  const [title, alt] = [drawer.locator('#field-title'), drawer.locator('#field-alt')];
  await title.fill('Die Bank');
  await alt.fill('Eine Bank unter einer Linde');
  const point = drawer.getByRole('button', { name: /^Mittelpunkt/ });
  await point.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(alt).toHaveValue('Eine Bank unter einer Linde');

  await drawer.locator('.edit-many-bulk-uploads__toggle').click();
  const edit = page.locator('.edit-many-bulk-uploads__main');
  await expect(edit.getByRole('heading', { name: '3 Bilder bearbeiten' })).toBeVisible();
  await edit.locator('.rs__control').click();
  await page.locator('.rs__option', { hasText: 'Nur Dekoration' }).click();
  await edit.getByRole('checkbox', { name: 'Nur Dekoration' }).check();
  await edit.getByRole('button', { name: 'Änderungen anwenden' }).click();
  await expect(edit).toBeHidden();
  await expect(drawer.getByRole('checkbox', { name: 'Nur Dekoration' })).toBeChecked();
  await expect(title).toHaveValue('Die Bank');
  await expect(alt).toHaveValue('Eine Bank unter einer Linde');

  await rows.last().getByRole('button').last().click();
  await expect(rows).toHaveCount(2);
  await expect(alt).toHaveValue('Eine Bank unter einer Linde');

  await alt.press('Escape');
  await page.getByRole('button', { name: 'Auf dieser Seite bleiben' }).click();
  await expect(title).toHaveValue('Die Bank');
  await expect(rows).toHaveCount(2);
});

test('EDT-06 saving several files without an alternative text leads to its field', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await enterAdmin(page);
  await page.goto(adminUrl('/collections/media?locale=nl'));
  await page.locator('.list-header button').first().click();
  const files = ['vier', 'fuenf'].map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: photo }));
  await page.locator('.dropzone input[type="file"]').first().setInputFiles(files);
  const drawer = page.locator('.bulk-upload--file-manager');
  const rows = drawer.locator('.file-selections__fileRowContainer');
  await expect(rows).toHaveCount(2);
  await drawer.getByRole('button', { name: 'Speichern', exact: true }).click();
  const alt = drawer.locator('#field-alt');
  await expect(alt).toBeFocused();
  await expect(alt).toBeInViewport();
  await rows.last().getByRole('button').first().click();
  await expect(alt).toBeFocused();
});
