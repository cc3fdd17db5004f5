import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, locales, test } from '../browser.ts';

const seating = '/producten/zitmeubilair/';
const steel = 'Staal S235JR, thermisch verzinkt en gepoedercoat';
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const main = (page: Page) => page.getByRole('main');
const count = (page: Page) => main(page).getByRole('heading', { level: 2, name: /product/ });
const cards = (page: Page) => main(page).locator('li h3 a');
const cell = (page: Page, name: string) => main(page).locator('details[name="filters"] > summary').filter({ hasText: name });
const query = (page: Page) => new URL(page.url()).search;

/** What axe finds in the page, or in a part of it that has changed since. */
async function faults(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`);
}

test.describe('filters on a wide screen', () => {
  test.beforeEach(({ browserName: _ }, info) => test.skip(info.project.name !== 'desktop', 'small screens have a sheet'));

  test('CAT-02 a choice changes list, count, chips and address at once; the panel stays open and the focus where it is', async ({
    page,
  }) => {
    await page.goto(seating);
    await expect(count(page)).toHaveText('6 producten');
    await cell(page, 'Materiaal').click();
    const box = main(page).getByRole('checkbox', { name: steel });
    await box.click();
    await expect(count(page)).toHaveText('5 van 6 producten');
    await expect(box).toBeFocused();
    await expect(main(page).getByRole('button', { name: 'Toon 5 producten' }).first()).toBeVisible();
    expect(query(page)).toBe('?f.material=steel-galv-pc');
    await expect(cards(page)).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(cell(page, 'Materiaal')).toBeFocused();
    await expect(cell(page, 'Materiaal')).toContainText('1 gekozen');
    await main(page)
      .getByRole('link', { name: `Filter weghalen: ${steel}` })
      .click();
    await expect(count(page)).toHaveText('6 producten');
    await expect(count(page)).toBeFocused();
    expect(query(page)).toBe('');
  });

  test('CAT-02 the address can be shared, and back takes a choice back', async ({ page }) => {
    await page.goto(`${seating}?f.material=steel-galv-pc`);
    await expect(count(page)).toHaveText('5 van 6 producten');
    await cell(page, 'Materiaal').click();
    await expect(main(page).getByRole('checkbox', { name: steel })).toBeChecked();
    await main(page).getByRole('checkbox', { name: 'Ultrahogesterktebeton (UHPC)' }).click();
    await expect(count(page)).toHaveText('6 producten');
    await expect.poll(() => query(page)).toBe('?f.material=steel-galv-pc+uhpc');
    await page.goBack();
    await expect(count(page)).toHaveText('5 van 6 producten');
    await expect(main(page).getByRole('checkbox', { name: 'Ultrahogesterktebeton (UHPC)' })).not.toBeChecked();
    await main(page).getByRole('link', { name: 'Alle filters wissen' }).click();
    await expect(count(page)).toHaveText('6 producten');
  });

  test('CAT-02 a range is chosen by its handles with the keyboard, and by its numbers', async ({ page }) => {
    await page.goto(seating);
    await cell(page, 'Lengte').click();
    const handle = main(page).getByRole('slider', { name: 'Lengte van' });
    await handle.focus();
    await page.keyboard.press('PageUp');
    await expect.poll(() => query(page)).toMatch(/^\?f\.lengthMm\.min=\d+$/);
    await expect(handle).toBeFocused();
    const [from, to] = [
      main(page).getByLabel('Van', { exact: true }).first(),
      main(page).getByLabel('Tot', { exact: true }).first(),
    ];
    await from.fill('1500');
    await to.fill('1700');
    await to.press('Enter');
    await expect.poll(() => query(page)).toBe('?f.lengthMm.max=1700&f.lengthMm.min=1500');
    await expect(main(page).getByRole('link', { name: 'Filter weghalen: Lengte 1500 – 1700 mm' })).toBeVisible();
    await expect(cards(page)).toHaveText(['Wilg ligbank']);
  });

  test('CAT-01 CAT-02 materials, mountings and measures come first; the strip of all products fits its row', async ({ page }) => {
    const cells = main(page).locator('details[name="filters"] > summary');
    for (const [path, names] of [
      ['/producten/', ['Materiaal', 'Montage', 'Lengte', 'Zithoogte', 'Armleuning', 'Meer filters']],
      ['/en/products/', ['Material', 'Mounting', 'Length', 'Seat height', 'Armrests', 'More filters']],
      ['/de/produkte/', ['Material', 'Montage', 'Länge', 'Sitzhöhe', 'Armlehnen', 'Weitere Filter']],
    ] as const) {
      await page.goto(path);
      await expect(cells).toHaveText([...names]);
      const strip = main(page).locator('ul').first();
      await expect(strip.getByRole('listitem')).toHaveCount(8);
      expect(await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0);
    }
  });

  test('CAT-02 a walk through the filters with the keyboard alone', async ({ page }) => {
    await page.goto(seating);
    await cell(page, 'Montage').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => query(page)).toContain('f.mounting=');
    await expect(main(page).locator('input[name="f.mounting"]').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cell(page, 'Montage')).toBeFocused();
    await page.keyboard.press('Enter');
    await main(page).locator('details[open]').getByRole('link', { name: 'Wis keuze' }).press('Enter');
    await expect.poll(() => query(page)).toBe('');
  });

  test('A11Y axe finds no fault in any panel that is open', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${seating}?f.material=steel-galv-pc`);
    for (const name of ['Materiaal', 'Lengte', 'Meer filters']) {
      await cell(page, name).click();
      expect(await faults(page, 'main form'), name).toEqual([]);
    }
    await main(page).locator('details[open] details > summary').first().click();
    expect(await faults(page, 'main form'), 'a facet among the further ones').toEqual([]);
  });

  test('NAV-10 the accordion of categories shows counts, and is open where the visitor is', async ({ page }) => {
    await page.goto('/producten/zitmeubilair/banken-met-rugleuning/');
    const accordion = main(page).locator('nav:has(details)');
    await expect(accordion.getByRole('link', { name: 'Zitmeubilair 6' })).toBeVisible();
    await expect(accordion.getByRole('link', { name: 'Banken met rugleuning 2' })).toHaveAttribute('aria-current', 'page');
    const others = accordion.locator('li:has(> a[href$="/afvalbakken/"]) ul');
    await expect(others).toBeHidden();
    await accordion.locator('summary[aria-label="Onder Afvalbakken"]').click();
    await expect(others).toBeVisible();
    await expect(accordion.locator('li:has(> details[open])')).toHaveCount(2);
  });

  test('CAT-08 under the mouse the picture of a card gives way to the elevation with length and height', async ({ page }) => {
    await page.goto(seating);
    const card = main(page).locator('li:has(h3)').filter({ hasText: 'Meent parkbank' }).last();
    const drawing = card.locator('[style*="--drawing"]');
    await expect(drawing).toBeHidden();
    await card.hover();
    await expect(drawing).toBeVisible();
    await expect(card.getByText('1800', { exact: true })).toBeVisible();
    await expect(card.getByText('835', { exact: true })).toBeVisible();
    await expect(card.locator('img').first()).toHaveCSS('opacity', '0');
  });
});

test.describe('filters on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ browserName: _ }, info) => test.skip(info.project.name !== 'desktop', 'one browser is enough'));

  test('CAT-02 a sheet holds all facets, with the keyboard alone, and leads to the hits', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(seating);
    await expect(cell(page, 'Materiaal')).toBeHidden();
    const adjust = page.getByRole('button', { name: /Filters aanpassen/ });
    await adjust.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.locator('summary').filter({ hasText: 'Materiaal' }).focus();
    await page.keyboard.press('Enter');
    await sheet.getByRole('checkbox', { name: steel }).focus();
    await page.keyboard.press('Space');
    const show = sheet.getByRole('button', { name: 'Toon 5 producten' });
    await expect(show).toBeVisible();
    expect(await faults(page, 'dialog[open]')).toEqual([]);
    await show.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(adjust).toBeFocused();
    await expect(adjust).toContainText('1 gekozen');
    await expect(cards(page)).toHaveCount(5);
    expect(await faults(page)).toEqual([]);
    await adjust.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Wissen' }).click();
    await page.keyboard.press('Escape');
    await expect(count(page)).toHaveText('6 producten');
  });
});

test('CAT-02 the search box finds title, article number and category, and can be reset', async ({ page }) => {
  await page.goto('/producten/');
  const box = main(page).getByRole('searchbox', { name: 'Zoek in alle producten' });
  for (const [words, found] of [
    ['parkbank', 'Meent parkbank'],
    ['BM-1040', 'Wilg ligbank'],
    ['boombanken', 'Lommer boombank rond'],
  ] as const) {
    await box.fill(words);
    await box.press('Enter');
    await expect.poll(() => query(page)).toBe(`?search=${words}`);
    await expect(cards(page)).toHaveText([found]);
  }
  await main(page).getByRole('link', { name: 'Zoekopdracht wissen' }).click();
  await expect(count(page)).toHaveText('12 van 48 producten');
  await expect(box).toHaveValue('');
});

test('CAT-02 more hits are appended, the first of them takes the focus, and the address brings them back', async ({ page }) => {
  await page.goto('/producten/');
  await expect(cards(page)).toHaveCount(12);
  await main(page).getByRole('link', { name: 'Laad meer producten' }).click();
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).nth(12)).toBeFocused();
  await expect.poll(() => query(page)).toBe('?show=24');
  await expect(count(page)).toHaveText('24 van 48 producten');
  await page.reload();
  await expect(cards(page)).toHaveCount(24);
  await cards(page).nth(20).click();
  await expect(page).toHaveURL(/\/producten\/[^/]+\/[^/]+\/$/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
});

test('ERR-06 a list without hits says so in each language, and leads on', async ({ page }) => {
  const texts = {
    nl: ['/producten/', 'Geen producten'],
    en: ['/en/products/', 'No products'],
    de: ['/de/produkte/', 'Keine Produkte'],
  };
  for (const { code } of locales) {
    const [path, title] = texts[code];
    await page.goto(`${path}?search=zzzz`);
    await expect(main(page).getByRole('heading', { level: 3, name: title })).toBeVisible();
    if (code === 'nl') expect(await faults(page, 'main section')).toEqual([]);
  }
  await page.goto(`${seating}?f.lengthMm.min=5000`);
  await expect(main(page)).toContainText('vanaf 5000 mm');
  await main(page).getByRole('link', { name: 'Alle filters wissen' }).last().click();
  await expect(count(page)).toHaveText('6 producten');
});

test('ERR-04 filters that do not exist are left out of the address; what is malformed is refused', async ({ page, request }) => {
  await page.goto('/producten/?f.material=corten+plastic&f.taste=sweet&fbclid=x');
  expect(query(page)).toBe('?f.material=corten');
  await expect(count(page)).toHaveText('4 van 48 producten');
  await page.goto(`${seating}?f.lengthMm.min=2000&f.lengthMm.max=1000`);
  expect(query(page)).toBe('?f.lengthMm.max=2000&f.lengthMm.min=1000');
  for (const search of ['?show=13', '?f.lengthMm.min=long', `?search=${'x'.repeat(101)}`]) {
    expect((await request.get(`/producten/${search}`)).status(), search.slice(0, 30)).toBe(400);
  }
});

for (const [path, name] of [
  ['/en/products/seating/', 'en'],
  ['/de/produkte/sitzmoebel/', 'de'],
] as const) {
  test(`A11Y axe finds no fault in a filtered list, ${name}`, async ({ page }, info) => {
    test.skip(info.project.name !== 'desktop', 'both widths are looked at in one load');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${path}?f.material=steel-galv-pc&f.lengthMm.min=1500`);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await faults(page), String(width)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-02 filters are a form, chips and more hits are links', async ({ page }) => {
    await page.goto(seating);
    await cell(page, 'Materiaal').click();
    await main(page).getByRole('checkbox', { name: steel }).check();
    await main(page).getByRole('checkbox', { name: 'Ultrahogesterktebeton (UHPC)' }).check();
    await main(page).getByRole('searchbox').fill('meent');
    await main(page).getByRole('button', { name: 'Toon 6 producten' }).first().click();
    expect(query(page)).toContain('f.material=steel-galv-pc');
    await expect(count(page)).toHaveText('2 van 6 producten');
    await main(page).getByRole('link', { name: 'Filter weghalen: Zoekt op ‘meent’' }).click();
    await expect(count(page)).toHaveText('6 producten');
    await page.goto('/producten/');
    await main(page).getByRole('link', { name: 'Laad meer producten' }).click();
    await expect(cards(page)).toHaveCount(24);
    expect(query(page)).toBe('?show=24');
  });
});
