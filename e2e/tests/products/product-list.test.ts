import { expectAccessible, expectNoViolations } from '../../axe.ts';
import { expect, locales, test, untilStarted } from '../../browser.ts';
import { announceChanges, holdBack } from '../../page-watch.ts';
import { cards, cell, count, main, query, seating, steel } from '../../product-list.ts';

test('CAT-02 SEA-06 the search box finds titles, article numbers, categories and typing errors, and can be reset', async ({
  page,
}) => {
  const start = await holdBack(page, '**/assets/index-*.js');
  await page.goto('/producten/', { waitUntil: 'load' });
  const box = main(page).getByRole('searchbox', { name: 'Zoek in alle producten' });
  const searches = [
    ['parkbank', 'Meent parkbank'],
    ['BM-1040', 'Wilg ligbank'],
    ['boombanken', 'Lommer boombank rond'],
    ['bomkorf', 'Wortel boomkorf'],
  ] as const;
  // Text typed before the page is interactive stays in the box, and starts a search.
  await box.fill(searches[0][0]);
  start();
  await untilStarted(page);
  for (const [place, [words, found]] of searches.entries()) {
    await expect(box).toHaveValue(words);
    const answer = await holdBack(page, '**/graphql');
    await box.press('Enter');
    await expect.poll(() => query(page)).toBe(`?search=${words}`);
    // The same is true for text typed while hits are loading.
    const next = searches[place + 1]?.[0] ?? words;
    await box.fill(next);
    answer();
    await expect(cards(page).first()).toHaveText(found);
    await expect(box).toHaveValue(next);
  }
  await main(page).getByRole('link', { name: 'Zoekopdracht wissen' }).click();
  await expect(count(page)).toHaveText('12 van 48 producten');
  await expect(box).toHaveValue('');
});

test('CAT-02 more hits are appended, the first of them takes the focus, and the address restores them', async ({ page }) => {
  await announceChanges(page, 'nothing');
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
  // A visitor who types while hits are loading keeps the focus.
  const answer = await holdBack(page, '**/graphql');
  await main(page).getByRole('link', { name: 'Laad meer producten' }).click();
  const box = main(page).getByRole('searchbox', { name: 'Zoek in alle producten' });
  await box.click();
  await page.keyboard.type('bank');
  answer();
  await expect(cards(page)).toHaveCount(36);
  await expect.poll(() => query(page)).toBe('?show=36');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('bank');
});

test('ERR-06 a list without hits has a message in each language, with links', async ({ page }) => {
  const texts = {
    nl: ['/producten/', 'Geen producten'],
    en: ['/en/products/', 'No products'],
    de: ['/de/produkte/', 'Keine Produkte'],
  };
  for (const { code } of locales) {
    const [path, title] = texts[code];
    await page.goto(`${path}?search=zzzz`);
    await expect(main(page).getByRole('heading', { level: 3, name: title })).toBeVisible();
    if (code === 'nl') {
      await expectNoViolations(page, 'main section');
      const elsewhere = main(page).getByRole('link', { name: 'Zoek “zzzz” op de hele site' });
      await expect(elsewhere).toHaveAttribute('href', '/zoeken/?query=zzzz');
    }
  }
  await page.goto(`${seating}?f.lengthMm.min=5000`);
  await expect(main(page)).toContainText('vanaf 5000 mm');
  await main(page).getByRole('link', { name: 'Alle filters wissen' }).last().click();
  await expect(count(page)).toHaveText('6 producten');
});

test('ERR-04 unknown filters are removed from the address, and malformed ones are refused', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await page.goto('/producten/?f.material=corten+plastic&f.taste=sweet&fbclid=x');
  await expect.poll(() => query(page)).toBe('?f.material=corten');
  await expect(count(page)).toHaveText('4 van 48 producten');
  await page.goto(`${seating}?f.lengthMm.min=2000&f.lengthMm.max=1000`);
  await expect.poll(() => query(page)).toBe('?f.lengthMm.max=2000&f.lengthMm.min=1000');
  for (const search of ['?show=13', '?f.lengthMm.min=long']) {
    expect((await request.get(`/producten/${search}`)).status(), search).toBe(400);
  }
});

test('CAT-02 any text is a valid search, also in a loaded address', { tag: '@desktop' }, async ({ page, request }) => {
  for (const words of ['x'.repeat(10_000), '🌳'.repeat(150), '\u0001\u0007', "'; drop table--"]) {
    for (const path of ['/producten/', '/projecten/']) {
      const answer = await request.get(`${path}?${new URLSearchParams({ search: words })}`);
      expect(answer.status(), `${path} ${words.slice(0, 10)}`).toBe(200);
    }
  }
  // Text copied from a table contains a tab.
  await page.goto(`${seating}?search=meent%09bank`);
  await expect(main(page).getByRole('searchbox')).toHaveValue('meent bank');
  await expect(count(page)).toHaveText(/ van 6 producten$/);
});

for (const [path, name] of [
  ['/en/products/seating/', 'en'],
  ['/de/produkte/sitzmoebel/', 'de'],
] as const) {
  test(`A11Y axe finds no violation in a filtered list, ${name}`, { tag: '@desktop' }, async ({ page }) => {
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
