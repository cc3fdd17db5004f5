import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';
import { testStack } from '../../stack.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'nl-NL' });

const photo = readFileSync(new URL('../../../demo-content/media/scenes/park.jpg', import.meta.url));

async function expectAccessible(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html.slice(0, 160)])).toEqual([]);
}

test('EDT-06 pictures are a grid that is filtered by folder and tag, and the choice of a list is remembered', async ({
  page,
  request,
}) => {
  const editor = asEditor(request);
  const folder = await editor.create('payload-folders', { name: 'Rasterproef' });
  const park = await editor.find('media', 'filename', 'park.jpg');
  await editor.change('media', park, { folder, tags: ['rasterproef'] });
  await enterAdmin(page);
  await page.goto(adminUrl('/collections/media?locale=nl'));
  const cards = page.locator('.plantsoen-media-card');
  expect(await cards.count()).toBeGreaterThan(5);
  await page.getByRole('combobox', { name: 'Map', exact: true }).selectOption('Rasterproef');
  await expect(cards).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Label', exact: true }).selectOption('rasterproef');
  await expect(page).toHaveURL(/tags/);
  await expect(cards).toHaveCount(1);
  await expect(cards.getByTitle('alternatieve tekst aanwezig')).toHaveText([/nl/, /en/, /de/]);
  await expectAccessible(page, '.plantsoen-media-grid');
  await expectAccessible(page, '.plantsoen-media-tools');
  await page.getByRole('button', { name: 'Lijst', exact: true }).click();
  await expect(page.locator('.collection-list tbody tr')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('.collection-list tbody tr')).toHaveCount(1);
  await page.getByRole('button', { name: 'Raster', exact: true }).click();
  await expect(cards).toHaveCount(1);
  await editor.change('media', park, { folder: null, tags: [] });
  await editor.remove('payload-folders', folder);
});

test('EDT-06 several pictures are selected at once in the picker, also on several pages', async ({ page }) => {
  await enterAdmin(page);
  await page.goto(adminUrl('/collections/products/create?locale=nl'));
  await page.locator('.upload__listToggler').locator('visible=true').first().click();
  const drawer = page.locator('.list-drawer');
  const cards = drawer.locator('.plantsoen-media-card');
  await cards.nth(2).waitFor();
  for (const place of [0, 2]) await cards.nth(place).getByRole('checkbox').check();
  await expect(cards.nth(0).getByRole('checkbox')).toHaveAccessibleName(/^Kies .+\.\w+/);
  await expectAccessible(page, '.list-drawer .plantsoen-media-grid');
  const former = await cards.nth(0).innerText();
  await drawer.getByRole('button', { name: 'Volgende pagina' }).click();
  await expect(cards.nth(0)).not.toHaveText(former, { useInnerText: true });
  await cards.nth(1).getByRole('checkbox').check();
  await drawer.locator('button.pill', { hasText: /3$/ }).first().click();
  await expect(page.locator('.upload--has-many .upload-relationship-details')).toHaveCount(3);
});

for (const { locale, ring, crops, exists, use } of [
  {
    locale: 'nl-NL',
    ring: /^Middelpunt/,
    crops: 'Uitsnedes',
    exists: 'Dit bestand is er al',
    use: 'Alternatieve tekst per taal',
  },
  {
    locale: 'de-DE',
    ring: /^Mittelpunkt/,
    crops: 'Ausschnitte',
    exists: 'Diese Datei gibt es schon',
    use: 'Alternativtext je Sprache',
  },
])
  test.describe(locale, () => {
    test.use({ locale });

    test('EDT-06 a known picture is announced before its upload, and crops follow the focal point', async ({ page, request }) => {
      await enterAdmin(page);
      await page.goto(adminUrl('/collections/media/create?locale=nl'));
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ name: `nog-eens-${locale}.jpg`, mimeType: 'image/jpeg', buffer: photo });
      const notice = page.locator('.plantsoen-same-content');
      await expect(notice).toContainText(exists);
      const park = await asEditor(request).find('media', 'filename', 'park.jpg');
      await expect(notice.getByRole('link').first()).toHaveAttribute('href', new RegExp(`/admin/collections/media/${park}$`));
      await expect(page.getByRole('heading', { name: crops })).toBeVisible();
      const point = page.getByRole('button', { name: ring });
      const preview = page.locator('.plantsoen-crops img').last();
      const before = await preview.getAttribute('style');
      await point.focus();
      for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowLeft');
      await expect(point).toHaveAccessibleName(/20 %/);
      expect(await preview.getAttribute('style')).not.toBe(before);
      await page.locator('#field-alt').fill('Een bank onder een linde');
      await expectAccessible(page, '.plantsoen-picture');
      await page.locator('#action-save').click();
      await expect(page).toHaveURL(/\/media\/\d+/);
      const id = Number(/\/media\/(\d+)/.exec(page.url())?.[1]);
      expect(await asEditor(request).read('media', id)).toMatchObject({ focalX: 20, focalY: 50 });
      await point.focus();
      await page.keyboard.press('Shift+ArrowRight');
      await page.locator('#action-save').click();
      await expect.poll(async () => (await asEditor(request).read('media', id)).focalX).toBe(30);
      await expect(page.getByRole('heading', { name: use })).toBeVisible();
      await expect(page.locator('.plantsoen-alt-texts [data-state="missing"]')).toHaveText([/en/, /de/]);
      await page.goto(`${testStack().adminOrigin}/admin/media-check?show=duplicates`);
      await expect(page.locator('.plantsoen-files')).toContainText(`nog-eens-${locale}`);
      await expectAccessible(page, '.plantsoen-overview');
      await page.goto(`${testStack().adminOrigin}/admin/media-check`);
      const row = page.getByRole('row').filter({ hasText: `nog-eens-${locale}` });
      await expect(row.locator('[data-state="missing"]')).toHaveText([/en/, /de/]);
      await expectAccessible(page, '.plantsoen-overview');
      await asEditor(request).remove('media', id);
    });
  });
