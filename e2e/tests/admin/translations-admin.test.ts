import AxeBuilder from '@axe-core/playwright';
import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { enterAsNewEditor } from '../../admin-users.ts';
import { adminUrl, asEditor } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const made = { page: 0 };
test.beforeAll(async ({ request }) => {
  const editor = asEditor(request);
  const blocks = [{ blockType: 'html', html: '<p>Bron van het blok</p>' }];
  const dutch = { title: 'Vertaalproef', slug: 'vertaalproef', type: 'contentPage', intro: 'Een eiken bank', blocks };
  made.page = await editor.create('pages', { ...dutch, _status: 'published' });
  const english = { title: 'Translation test', slug: 'translation-test', intro: 'An oak bench', _status: 'published' };
  await editor.change('pages', made.page, english, 'locale=en');
  await editor.change('pages', made.page, { ...dutch, intro: 'Een stalen bank', _status: 'published' });
});
test.afterAll(async ({ request }) => {
  await asEditor(request).remove('pages', made.page);
});

/** Returns the part of the tab with a text. */
const part = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`${name}$`) });

async function violations(page: Page, part = '.plantsoen-overview, .plantsoen-translation'): Promise<unknown[]> {
  const found = await new AxeBuilder({ page }).include(part).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes[0]?.html.slice(0, 160)]);
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('EDT-09 the overview leads to source and translation side by side, and a publication clears the mark', async ({
    page,
  }) => {
    await enterAsNewEditor(page);
    const task = page.locator('.plantsoen-tasks a[href="/admin/translations"]');
    // Tests that run in parallel change the number.
    await expect(async () => {
      await page.goto(adminUrl(''));
      const count = await task.locator('.plantsoen-task-count').textContent();
      await task.click();
      await playwrightExpect(page.locator('h2 .plantsoen-count')).toHaveText(Number(count).toLocaleString('nl'), {
        timeout: 5000,
      });
    }).toPass();
    expect(await violations(page)).toEqual([]);
    await page.goto(adminUrl('/translations?kind=pages&language=en&state=outdated&sort=changedAt'));
    await page
      .getByRole('row', { name: /Vertaalproef/ })
      .getByRole('link', { name: /Verouderd 1/ })
      .click();

    const intro = part(page, 'Inleiding');
    await expect(intro.locator('del')).toHaveText('eiken ');
    await expect(intro.locator('ins')).toHaveText('stalen ');
    await expect(part(page, 'Blokken')).toContainText('Bron van het blok');
    expect(await violations(page)).toEqual([]);

    await part(page, 'Titel').getByRole('textbox').first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    const field = intro.locator('textarea');
    await expect(field).toBeFocused();
    await field.fill('A steel bench');
    await part(page, 'Blokken').getByRole('button', { name: 'Neem opbouw over' }).click();
    await expect(part(page, 'Blokken').locator('[data-translated-field] textarea')).toHaveValue('<p>Bron van het blok</p>');
    await expect(field).toHaveValue('A steel bench');
    await page.locator('#action-save').click();
    await expect(page.locator('.toast-success')).toBeVisible();
    await expect(intro.locator('del')).toHaveCount(0);
    await page.setViewportSize({ width: 820, height: 1000 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.goto(adminUrl(`/translations?kind=pages&language=en&sort=changedAt`));
    await expect(page.getByRole('heading', { name: 'Vertalingen', exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /Vertaalproef/ })).toHaveCount(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('EDT-09 the names of variants are translated with their product, and a new page opens in Dutch', async ({
    page,
    request,
  }) => {
    const product = await asEditor(request).find('products', 'articleNumber', 'BM-1010');
    await enterAsNewEditor(page);
    await page.goto(adminUrl(`/collections/products/${product}/translate?locale=de`));
    const names = page.getByRole('region', { name: 'Namen der Varianten' });
    const field = names.getByRole('textbox').first();
    const before = await field.inputValue();
    for (const name of [`${before} neu`, before]) {
      await field.fill(name);
      await expect(names.getByRole('status')).toHaveText('Noch nicht gespeichert');
      expect(await violations(page, '.plantsoen-variant-names')).toEqual([]);
      await names.getByRole('button', { name: 'Namen speichern' }).click();
      await expect(names.getByRole('status')).toBeEmpty();
      await page.reload();
      await expect(field).toHaveValue(name);
    }
    await field.fill(`${before} mit dem Produkt`);
    await page.locator('#action-save').click();
    await expect(names.getByRole('status'), 'the product saves them, too').toBeEmpty();
    await page.reload();
    await expect(field).toHaveValue(`${before} mit dem Produkt`);
    await field.fill(before);
    await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Ohne Speichern verlassen' })).toBeVisible();
    await page.getByRole('button', { name: 'Auf dieser Seite bleiben' }).click();
    await names.getByRole('button', { name: 'Namen speichern' }).click();
    await expect(names.getByRole('status')).toBeEmpty();
    await page.goto(adminUrl('/collections/pages/create'));
    await expect(page).toHaveURL(/[?&]locale=nl/);
  });

  test('EDT-09 a translation is called still correct, and a missing one is copied and saved as a draft', async ({
    page,
    request,
  }) => {
    const editor = asEditor(request);
    await editor.change('pages', made.page, { intro: 'Een bank van beton', _status: 'published' });
    await enterAsNewEditor(page);
    await page.goto(adminUrl(`/collections/pages/${made.page}/translate?locale=en`));
    await part(page, 'Einleitung')
      .getByRole('button', { name: /^Noch richtig/ })
      .click();
    await expect(part(page, 'Einleitung').locator('del')).toHaveCount(0);
    await page.goto(adminUrl(`/collections/pages/${made.page}/translate?locale=de`));
    await expect(part(page, 'Titel').first()).toContainText('Fehlt');
    await part(page, 'Einleitung')
      .getByRole('button', { name: /^Quelle übernehmen/ })
      .click();
    await expect(part(page, 'Einleitung').locator('textarea')).toHaveValue('Een bank van beton');
    expect(await violations(page)).toEqual([]);
    await page.locator('#action-save-draft').click();
    await expect(page.locator('.toast-success')).toBeVisible();
    await expect(part(page, 'Einleitung')).not.toContainText('Fehlt');
    await page.goto(adminUrl('/translations'));
    await expect(page.getByRole('heading', { name: 'Übersetzungen' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
