import { expect, test } from '@playwright/test';
import { enterAsNewEditor } from '../../admin-users.ts';
import { adminUrl } from '../../editor.ts';

test.use({ locale: 'nl-NL' });

test('EDT-09 another language of the content asks before it discards typed text', async ({ page }) => {
  await enterAsNewEditor(page);
  await page.goto(adminUrl('/collections/news/create?locale=nl'));
  const title = page.locator('#field-title');
  const choose = async () => {
    await page.locator('.localizer button').first().click();
    await page.locator('.popup-button-list__button', { hasText: '(en)' }).click();
  };
  await title.fill('Open dag in de werkplaats');
  await choose();
  const dialog = page.getByRole('dialog', { name: 'Verlaten zonder op te slaan' });
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(title).toHaveValue('Open dag in de werkplaats');
  await page.keyboard.press('Escape');
  await choose();
  await dialog.getByRole('button', { name: 'Toch weggaan' }).click();
  await expect(page).toHaveURL(/locale=en/);
  await expect(title).toHaveValue('');
});
