import AxeBuilder from '@axe-core/playwright';
import { expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });

for (const { locale, action, published, refused, reason } of [
  {
    locale: 'nl-NL',
    action: 'In alle talen publiceren',
    published: 'Gepubliceerd',
    refused: 'Niet gepubliceerd',
    reason: 'titel',
  },
  { locale: 'en-GB', action: 'Publish in all languages', published: 'Published', refused: 'Not published', reason: 'title' },
  {
    locale: 'de-DE',
    action: 'In allen Sprachen veröffentlichen',
    published: 'Veröffentlicht',
    refused: 'Nicht veröffentlicht',
    reason: 'Titel',
  },
])
  test.describe(locale, () => {
    test.use({ locale });

    test('API-08 the publish menu publishes all languages that are complete, and names the others', async ({ page, request }) => {
      const editor = asEditor(request);
      const slug = `in-alle-talen-${locale.toLowerCase()}`;
      const data = { title: 'Alle talen', slug, type: 'contentPage', _status: 'draft' };
      const id = await editor.create('pages', data, 'locale=nl&draft=true');
      try {
        await editor.change('pages', id, { title: 'All languages', slug, _status: 'draft' }, 'locale=en&draft=true');
        await enterAdmin(page);
        await page.goto(adminUrl(`/collections/pages/${id}?locale=nl`));
        await page.locator('#field-title').fill('Alle talen nu');
        await page.locator('.form-submit .popup-button').press('Enter');
        await page.getByRole('button', { name: action }).click();
        const results = page.getByRole('dialog').locator('dd');
        await expect(results).toHaveText([published, published, new RegExp(`^${refused}.*${reason}`)]);
        const { violations } = await new AxeBuilder({ page }).include('.plantsoen-dialog').analyze();
        expect(violations.map(({ id: rule }) => rule)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.locator('.doc-controls .status')).toContainText(published);
        await expect(page.locator('#field-title')).toHaveValue('Alle talen nu');
        expect((await editor.read('pages', id)).title).toBe('Alle talen nu');
      } finally {
        await editor.remove('pages', id);
      }
    });
  });
