import { expectAccessible, expectNoFault } from '../axe.ts';
import { expect, locales, test } from '../browser.ts';
import { cards, cell, count, main, query, seating, steel } from '../product-list.ts';

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
    if (code === 'nl') await expectNoFault(page, 'main section');
  }
  await page.goto(`${seating}?f.lengthMm.min=5000`);
  await expect(main(page)).toContainText('vanaf 5000 mm');
  await main(page).getByRole('link', { name: 'Alle filters wissen' }).last().click();
  await expect(count(page)).toHaveText('6 producten');
});

test('ERR-04 filters that do not exist are left out of the address; what is malformed is refused', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await page.goto('/producten/?f.material=corten+plastic&f.taste=sweet&fbclid=x');
  await expect.poll(() => query(page)).toBe('?f.material=corten');
  await expect(count(page)).toHaveText('4 van 48 producten');
  await page.goto(`${seating}?f.lengthMm.min=2000&f.lengthMm.max=1000`);
  await expect.poll(() => query(page)).toBe('?f.lengthMm.max=2000&f.lengthMm.min=1000');
  for (const search of ['?show=13', '?f.lengthMm.min=long', `?search=${'x'.repeat(101)}`]) {
    expect((await request.get(`/producten/${search}`)).status(), search.slice(0, 30)).toBe(400);
  }
});

for (const [path, name] of [
  ['/en/products/seating/', 'en'],
  ['/de/produkte/sitzmoebel/', 'de'],
] as const) {
  test(`A11Y axe finds no fault in a filtered list, ${name}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`${path}?f.material=steel-galv-pc&f.lengthMm.min=1500`);
    await expectAccessible(page);
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
    await expect.poll(() => query(page)).toContain('f.material=steel-galv-pc');
    await expect(count(page)).toHaveText('2 van 6 producten');
    await main(page).getByRole('link', { name: 'Filter weghalen: Zoekt op ‘meent’' }).click();
    await expect(count(page)).toHaveText('6 producten');
    await page.goto('/producten/');
    await main(page).getByRole('link', { name: 'Laad meer producten' }).click();
    await expect(cards(page)).toHaveCount(24);
    await expect.poll(() => query(page)).toBe('?show=24');
  });
});
