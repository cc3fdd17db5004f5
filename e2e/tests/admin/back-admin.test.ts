import { expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
test.use({ locale: 'nl-NL' });

test('EDT-14 Back from an entry shows the list that was opened before', async ({ page, request }) => {
  const editor = asEditor(request);
  const id = await editor.create(
    'pages',
    { title: 'Terugproef', slug: 'terugproef', type: 'contentPage' },
    'locale=nl&draft=true',
  );
  try {
    await enterAdmin(page);
    // Opened without a client-side navigation, as from the tasks of the start page.
    await page.goto(adminUrl('/collections/pages?locale=nl&search=Terugproef'));
    await expect(page).toHaveURL(/limit=/);
    const row = page.locator('tbody').getByRole('link', { name: 'Terugproef' });
    await row.click();
    await expect(page.locator('#field-title')).toHaveValue('Terugproef');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('#field-title')).toHaveCount(0);
    await expect(row).toBeVisible();
    await expect(page).toHaveURL(/search=Terugproef/);
  } finally {
    await editor.remove('pages', id);
  }
});
