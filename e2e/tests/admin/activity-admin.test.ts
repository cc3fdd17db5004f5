import { expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'nl-NL' });

test('EDT-11 the versions of an entry show author, changed fields and what is live', async ({ page, request }) => {
  const editor = asEditor(request);
  const text = { slug: 'wijzigingsproef', type: 'contentPage' };
  const id = await editor.create('pages', { ...text, title: 'Eerste titel', _status: 'published' });
  await editor.change('pages', id, { ...text, title: 'Tweede titel', _status: 'published' });
  await editor.change('pages', id, { ...text, title: 'Derde titel', _status: 'draft' }, 'locale=nl&draft=true');
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/pages/${id}/versions?locale=nl`));
  const rows = page.locator('.plantsoen-activity tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('Concept bewaard');
  await expect(rows.nth(0)).toContainText('Titel');
  await expect(rows.nth(0).locator('del')).toHaveText('Tweede titel');
  await expect(rows.nth(0).locator('ins')).toHaveText('Derde titel');
  await expect(rows.nth(1)).toContainText('nu online');
  await expect(rows.nth(2)).not.toContainText('nu online');
  await rows.nth(2).getByRole('link').click();
  await expect(page.locator('.view-version')).toContainText('Eerste titel');
  await editor.remove('pages', id);
});

test('EDT-11 a variant shows who changed its price, and the log lists it for all editors', async ({ page, request }) => {
  const editor = asEditor(request);
  const category = await editor.create('categories', { title: 'Prijsproef', slug: 'prijsproef', _status: 'published' });
  const product = await editor.create('products', {
    title: 'Prijsproef',
    slug: 'prijsproef',
    articleNumber: 'PP-1',
    category,
    _status: 'published',
  });
  const id = await editor.create('variants', { title: '1800 mm', sku: 'PP-1-01', product, priceEur: 890 });
  await editor.change('variants', id, { priceEur: 920.5 });
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/variants/${id}/activity`));
  const rows = page.locator('.plantsoen-activity tbody tr');
  await expect(rows.first().locator('del')).toHaveText('890');
  await expect(rows.first().locator('ins')).toHaveText('920,50');
  await page.goto(adminUrl('/collections/activity-log?search=PP-1-01'));
  await page.locator('tbody tr').first().getByRole('link').first().click();
  await expect(page.locator('.plantsoen-changes')).toContainText('Prijs');
  await editor.remove('variants', id);
  await editor.remove('products', product);
  await editor.remove('categories', category);
});
