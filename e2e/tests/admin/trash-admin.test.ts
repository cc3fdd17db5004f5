import AxeBuilder from '@axe-core/playwright';
import { expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });

for (const { locale, restore, purge, restored, purged, kind } of [
  {
    locale: 'nl-NL',
    restore: 'Terugzetten',
    purge: 'Voorgoed verwijderen',
    restored: 'is teruggezet',
    purged: 'is voorgoed verwijderd',
    kind: 'Pagina',
  },
  {
    locale: 'de-DE',
    restore: 'Wiederherstellen',
    purge: 'Endgültig löschen',
    restored: 'wurde wiederhergestellt',
    purged: 'wurde endgültig gelöscht',
    kind: 'Seite',
  },
])
  test.describe(locale, () => {
    test.use({ locale });

    test('EDT-05 a deleted page is restored as a draft, and deleted for good after a confirmation', async ({ page, request }) => {
      const editor = asEditor(request);
      const title = `Prullenbakproef ${locale}`;
      const data = { title, slug: `prullenbakproef-${locale.toLowerCase()}`, type: 'contentPage', _status: 'published' };
      const id = await editor.create('pages', data);
      await editor.remove('pages', id);
      await enterAdmin(page);
      await page.goto(adminUrl(`/trash?search=${encodeURIComponent(title)}`));
      const row = page.getByRole('row', { name: new RegExp(title) });
      await expect(row).toContainText(kind);
      const { violations } = await new AxeBuilder({ page }).include('.plantsoen-overview').analyze();
      expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html.slice(0, 160)])).toEqual([]);
      await row.getByRole('button', { name: `${restore}: ${title}` }).click();
      await expect(page.locator('.payload-toast-container')).toContainText(restored);
      await expect(row).toHaveCount(0);
      await page.goto(adminUrl(`/collections/pages/${id}?locale=nl`));
      await expect(page.locator('#field-title')).toHaveValue(title);
      await editor.remove('pages', id);
      await page.goto(adminUrl(`/trash?search=${encodeURIComponent(title)}`));
      await row.getByRole('button', { name: `${purge}: ${title}` }).click();
      const dialog = page.getByRole('dialog');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await row.getByRole('button', { name: `${purge}: ${title}` }).click();
      await dialog.getByRole('button', { name: purge }).click();
      await expect(page.locator('.payload-toast-container')).toContainText(purged);
      await expect(row).toHaveCount(0);
    });
  });

test.describe('widths', () => {
  test.use({ locale: 'nl-NL' });

  test('EDT-05 nothing of the trash overflows on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await enterAdmin(page);
    await page.goto(adminUrl('/trash'));
    await expect(page.getByRole('heading', { name: 'Prullenbak' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
