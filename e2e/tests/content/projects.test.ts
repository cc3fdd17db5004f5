import type { Page } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';
import { expect, locales, test } from '../../browser.ts';
import { announceChanges, connectBy, sentOperations } from '../../page-watch.ts';
import { cards, cell, main, query } from '../../product-list.ts';

const paths = { nl: '/projecten/', en: '/en/projects/', de: '/de/referenzen/' };
const count = (page: Page) => main(page).locator('#hits');

test('CON-01 projects load eight at a time, newest first; more of them take the focus and are in the address', async ({
  page,
}) => {
  await page.goto('/projecten/');
  await expect(count(page)).toHaveText('16 projecten');
  await expect(cards(page)).toHaveCount(8);
  await expect(cards(page).first()).toHaveText('Campus Waterloop');
  await main(page).getByRole('link', { name: 'Laad meer projecten' }).click();
  await expect(cards(page)).toHaveCount(16);
  await expect(cards(page).nth(8)).toBeFocused();
  await expect.poll(() => query(page)).toBe('?show=16');
});

test('CAT-02 the search finds places, without accents', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/projecten/');
  await main(page).getByRole('searchbox', { name: 'Zoek een project of plaats' }).fill('munster');
  await main(page).getByRole('button', { name: 'Zoeken' }).click();
  await expect(cards(page)).toHaveText(['Gartenband West']);
  await expect(count(page)).toHaveText('1 van 16 projecten');
  await expect.poll(() => query(page)).toBe('?search=munster');
});

test('CAT-02 the bar filters the list by country, kind of place, year and product group', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/projecten/');
  for (const name of ['Land', 'Soort plek', 'Jaar', 'Productgroep']) await expect(cell(page, name)).toBeVisible();
  await cell(page, 'Land').click();
  const germany = main(page).getByRole('checkbox', { name: 'Duitsland' });
  await expect(
    main(page)
      .locator('label')
      .filter({ has: page.getByRole('checkbox', { name: 'Duitsland' }) }),
  ).toHaveText('Duitsland4');
  await germany.click();
  await expect(count(page)).toHaveText('4 van 16 projecten');
  await main(page).getByRole('checkbox', { name: 'Nederland' }).click();
  await expect(count(page)).toHaveText('11 van 16 projecten');
  await expect.poll(() => query(page)).toBe('?f.country=de+nl');
  await page.goBack();
  await expect(count(page)).toHaveText('4 van 16 projecten');
  await main(page).getByRole('link', { name: 'Filter weghalen: Duitsland' }).click();
  await expect(count(page)).toHaveText('16 projecten');
});

test('CAT-02 on a phone the facets are in a sheet', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/projecten/');
  await main(page).getByRole('button', { name: 'Filters aanpassen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Soort plek').click();
  await sheet.getByRole('checkbox', { name: 'Waterkant' }).click();
  await sheet.getByRole('button', { name: 'Toon 3 projecten' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect.poll(() => query(page)).toBe('?f.placeKind=waterfront');
});

test('CON-09 projects near a place, the nearest first; the place is a filter in the address', async ({ page }) => {
  await page.goto('/projecten/?f.country=nl');
  await main(page).getByLabel('In de buurt van').fill('middelburg');
  await main(page).getByRole('button', { name: 'Zoek in de buurt' }).click();
  await expect.poll(() => query(page)).toBe('?f.country=nl&near=middelburg&within=50');
  await expect(cards(page).first()).toHaveText('Havenkop Zuid');
  await expect(main(page).getByText(/^Vlissingen, Nederland\s*7 km$/)).toBeVisible();
  await main(page).getByLabel('Afstand').selectOption('10 km');
  await expect(cards(page)).toHaveText(['Havenkop Zuid']);
  await expectAccessible(page, 'main');
  await main(page).getByRole('link', { name: 'Filter weghalen: Binnen 10 km van Middelburg, Nederland' }).click();
  await expect.poll(() => query(page)).toBe('?f.country=nl');
  await expect(main(page).getByLabel('In de buurt van')).toHaveValue('');
});

test('CON-09 an unknown place is told at its field, and stays in it', async ({ page }) => {
  for (const [locale, label, problem] of [
    ['nl', 'In de buurt van', 'Deze plaats kennen wij niet'],
    ['en', 'Near', 'We do not know this place'],
    ['de', 'In der Nähe von', 'Diesen Ort kennen wir nicht'],
  ] as const) {
    await page.goto(`${paths[locale]}?near=Nergenshuizen&within=25`);
    const field = main(page).getByLabel(label, { exact: true });
    await expect(field).toHaveValue('Nergenshuizen');
    await expect(field).toHaveAccessibleDescription(new RegExp(problem));
    await expect(count(page)).toContainText('16');
    await expectAccessible(page, 'main');
  }
});

test('PAG-02 the list stays mounted, and Back restores filters and hits without a request, 10 minutes later too', {
  tag: '@desktop',
}, async ({ page }) => {
  await announceChanges(page, 'nothing');
  // Without prefetching, which asks for the list that the menu leads to at an idle moment.
  await connectBy(page, { saveData: true });
  await page.clock.install();
  await page.goto('/projecten/?f.country=nl');
  await page.clock.fastForward('10:00');
  await cards(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campus Waterloop');
  const asked = sentOperations(page);
  await page.goBack();
  await expect(count(page)).toHaveText('7 van 16 projecten');
  expect(asked.filter(({ name }) => /Project(s|List)/.test(name))).toEqual([]);
});

test('ERR-06 a list without projects has a message and a link to all projects', { tag: '@desktop' }, async ({ page }) => {
  for (const [locale, title, clear] of [
    ['en', 'No projects', 'Clear all filters'],
    ['de', 'Keine Projekte', 'Alle Filter löschen'],
    ['nl', 'Geen projecten', 'Alle filters wissen'],
  ] as const) {
    await page.goto(`${paths[locale]}?search=xyzzy`);
    await expect(main(page).getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(main(page).getByRole('link', { name: clear }).last()).toHaveAttribute('href', paths[locale]);
  }
});

test('CAT-02 an unknown filter redirects to the address without it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/projecten/?f.country=nl+xx&f.material=oak');
  await expect.poll(() => query(page)).toBe('?f.country=nl');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-02 a form filters the list, and a link shows more', async ({ page }, info) => {
    await page.goto('/projecten/?f.country=nl&f.country=de');
    await expect(count(page)).toHaveText('11 van 16 projecten');
    await expect(cards(page)).toHaveCount(8);
    await main(page).getByRole('link', { name: 'Laad meer projecten' }).click();
    await expect(cards(page)).toHaveCount(11);
    await page.goto('/projecten/');
    await main(page).getByLabel('In de buurt van').fill('Keulen');
    await main(page).getByRole('button', { name: 'Zoek in de buurt' }).click();
    await expect.poll(() => query(page)).toContain('near=Keulen&within=50');
    await expect(main(page).getByLabel('In de buurt van')).toHaveValue('Keulen');
    await page.goto('/projecten/');
    await cell(page, 'Soort plek').click();
    await main(page).getByRole('checkbox', { name: 'Plein' }).check();
    await main(page)
      .getByRole('button', { name: /^Toon \d+ projecten$/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(count(page)).toHaveText('2 van 16 projecten');
    expect(info.errors).toEqual([]);
  });
});

test('CON-02 HERO-04 a project has a slider with thumbnails of 108 px, its facts and its products', async ({ page }, info) => {
  await page.goto('/projecten/havenkop-zuid/');
  const breadcrumbs = page.getByRole('navigation', { name: 'Kruimelpad' });
  await expect(breadcrumbs.getByRole('link', { name: 'Projecten' })).toHaveAttribute('href', '/projecten/');
  const facts = main(page).locator('dl').first();
  await expect(facts.locator('dt')).toHaveText(['Datum', 'Opdrachtgever', 'Landschapsarchitect', 'Locatie', 'Oppervlakte']);
  await expect(facts.locator('dd').nth(3)).toHaveText('Vlissingen, Nederland');
  await expect(facts.locator('dd').last()).toHaveText('5.400 m²');
  await expect(main(page).getByRole('heading', { name: 'Op dezelfde schaal' })).toBeVisible();
  if (info.project.name === 'desktop') {
    const thumbnail = main(page).getByRole('link', { name: 'Afbeelding 2' }).first();
    expect((await thumbnail.boundingBox())?.width).toBe(108);
    await thumbnail.click();
    await expect(thumbnail).toHaveAttribute('aria-current', 'true');
  }
});

test('CON-09 a project tells the pieces of each variant, which lead to their product', async ({ page }) => {
  await page.goto('/projecten/brinkpark-oost/');
  const table = main(page).getByRole('table', { name: 'Geleverde aantallen' });
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table.getByRole('row').nth(1)).toContainText('BM-1010-02');
  await expect(table.getByRole('row').nth(1).getByRole('cell').last()).toHaveText('6');
  await expectAccessible(page, 'main');
  await table.getByRole('link', { name: 'Meent parkbank' }).click();
  await expect(page).toHaveURL(/\?variant=BM-1010-02$/);
});

test('CON-02 an unknown project answers 404', { tag: '@desktop' }, async ({ page }) => {
  expect((await page.goto('/projecten/bestaat-niet/'))?.status()).toBe(404);
});

for (const { code } of locales) {
  test(`A11Y axe finds no violation in the filtered project list, ${code}, on phone and desktop`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(`${paths[code]}?f.country=de`);
    await expectAccessible(page);
  });
}
