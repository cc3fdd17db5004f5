import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';
import { testStack } from '../../stack.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ locale: 'nl-NL' });

const made = { category: 0, product: 0, variants: [] as number[] };
test.beforeAll(async ({ request }) => {
  const editor = asEditor(request);
  const live = { _status: 'published' };
  made.category = await editor.create('categories', { title: 'Importproef', slug: 'importproef', ...live });
  const product = { title: 'Importproef', slug: 'importproef', articleNumber: 'IM-1', category: made.category, ...live };
  made.product = await editor.create('products', product);
  for (const [position, priceEur] of [890, 1040].entries())
    made.variants.push(
      await editor.create('variants', {
        title: `${position} mm`,
        sku: `IM-1-0${position}`,
        product: made.product,
        priceEur,
        position,
      }),
    );
});
test.afterAll(async ({ request }) => {
  const editor = asEditor(request);
  for (const id of made.variants) await editor.remove('variants', id);
  await editor.remove('products', made.product);
  await editor.remove('categories', made.category);
});

async function upload(page: Page, name: string, content: string): Promise<void> {
  await page.goto(adminUrl('/imports'));
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.getByRole('button', { name: 'Proefdraai starten' }).click();
}

test('EDT-02 a file is checked, corrected by a click, applied and undone', async ({ page, request }) => {
  const editor = asEditor(request);
  const prices = () => Promise.all(made.variants.map(async (id) => (await editor.read('variants', id)).priceEur));
  await enterAdmin(page);
  await upload(page, 'prijzen.csv', 'Artikelnummer;Prijs (€)\nIM-1-00;920\nIM-1-01;1.545,5O\nIM-1-9;5\n');
  const errors = page.getByRole('region', { name: 'Fouten (2)' });
  await expect(errors.getByRole('row')).toHaveCount(3);
  await expect(page.locator('.plantsoen-import-summary'), 'rows').toContainText(
    /met fouten · die rijen blijven zoals ze zijn\s*2/,
  );
  await expect(errors.getByRole('row').nth(1)).toContainText(/3.*B · Prijs.*1\.545,5O.*Geen getal/);
  await expectAccessible(page, '.plantsoen-overview');
  await page.setViewportSize({ width: 1280, height: 900 });
  await errors.getByRole('button', { name: '1545,5' }).click();
  await expect(page.getByRole('region', { name: 'Fouten (1)' }).getByRole('row')).toHaveCount(2);
  const changes = page.getByRole('region', { name: 'Wijzigingen' });
  await expect(changes.getByRole('row').nth(1)).toContainText(/IM-1-00.*890.*920.*\+3,4/);
  await expect(changes.getByText('meer dan 10 %')).toHaveCount(1);
  expect(await prices()).toEqual([890, 1040]);
  await page.getByRole('button', { name: '2 wijzigingen toepassen, 1 rij overslaan' }).click();
  await expect(page.getByText(/^Toegepast door/)).toBeVisible();
  expect(await prices()).toEqual([920, 1545.5]);
  await page.getByRole('button', { name: 'Import terugdraaien' }).click();
  await page.getByRole('button', { name: 'Ja, terugdraaien' }).click();
  await expect(page.getByText('De import is teruggedraaid')).toBeVisible();
  expect(await prices()).toEqual([890, 1040]);
  await page.goto(adminUrl('/imports'));
  await expect(page.getByRole('row', { name: /prijzen\.csv/ }).first()).toContainText('Teruggedraaid');
  await expectAccessible(page, '.plantsoen-overview');
});

test('EDT-02 an unchanged export changes nothing, and redirects are imported', async ({ page }) => {
  await enterAdmin(page);
  await page.goto(adminUrl('/imports'));
  const download = page.waitForEvent('download');
  await page
    .getByRole('row', { name: /Doorverwijzingen/ })
    .getByRole('link', { name: 'Exporteren .xlsx' })
    .click();
  await page.locator('input[type=file]').setInputFiles(await (await download).path());
  await page.getByRole('button', { name: 'Proefdraai starten' }).click();
  const nothing = page.getByRole('button', { name: 'Alles is al gelijk' });
  await expect(nothing.or(page.getByText('Het bestand heeft geen rijen'))).toBeVisible();
  await upload(
    page,
    'lijst.csv',
    'Website;Oud adres;Nieuw adres;Soort\nnl;/uit-een-lijst/;/contact/;301\nnl;/nieuws/;/contact/;301\n',
  );
  await page.getByRole('button', { name: '1 nieuwe toepassen, 1 rij overslaan' }).click();
  await expect(page.getByText(/^Toegepast door/)).toBeVisible();
  const answer = async () =>
    (await fetch(`${testStack().siteOrigin}/uit-een-lijst/`, { redirect: 'manual' })).headers.get('location');
  await expect.poll(answer).toBe('/contact/');
});
