import type { Page } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';
import { expect, locales, test, unwatched } from '../../browser.ts';
import { connectBy, loadedDocuments, sentOperations } from '../../page-watch.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const paths = { nl: '/zoeken/', en: '/en/search/', de: '/de/suche/' };

/** Names of the columns, and their texts for more hits and for no hits. */
const columns = {
  nl: [
    ['Producten', 'Laad meer producten', 'Geen producten'],
    ['Projecten', 'Laad meer projecten', 'Geen projecten'],
    ['Pagina’s', 'Laad meer paginas', 'Geen pagina’s'],
  ],
  en: [
    ['Products', 'Load more products', 'No products'],
    ['Projects', 'Load more projects', 'No projects'],
    ['Pages', 'Load more pages', 'No pages'],
  ],
  de: [
    ['Produkte', 'Mehr Produkte laden', 'Keine Produkte'],
    ['Referenzen', 'Mehr Projekte laden', 'Keine Projekte'],
    ['Seiten', 'Mehr Seiten laden', 'Keine Seiten'],
  ],
} as const;

/** A word of each language with many hits of every kind. */
const common = { nl: 'hout', en: 'bench', de: 'Holz' };

const main = (page: Page) => page.getByRole('main');
const column = (page: Page, name: string) => main(page).getByRole('region', { name: new RegExp(`^${name}`) });
const hits = (page: Page, name: string) => column(page, name).getByRole('listitem').getByRole('link');
const totalOf = async (page: Page, name: string) =>
  Number(await column(page, name).getByRole('heading').locator('span').textContent());

for (const { code } of locales) {
  test(`SEA-04 SEA-06 in ${code} the columns show six highlighted hits at a time, and more of them without scripts as well`, {
    tag: '@desktop',
  }, async ({ browser, baseURL, page }) => {
    const [[products, moreProducts]] = columns[code];
    await page.goto(`${paths[code]}?query=${common[code]}`);
    for (const [name, more] of columns[code]) {
      const total = await totalOf(page, name);
      expect(total, name).toBeGreaterThan(0);
      await expect(hits(page, name)).toHaveCount(Math.min(total, 6));
      await expect(column(page, name).getByRole('link', { name: more, exact: true })).toHaveCount(total > 6 ? 1 : 0);
    }
    await expect(main(page).locator('mark').first()).toHaveText(new RegExp(common[code], 'i'));
    await expect(page).toHaveTitle(new RegExp(`^${common[code]} – `));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const total = await totalOf(page, products);
    const still = await browser.newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
    await still.goto(paths[code]);
    await main(still).getByRole('searchbox').fill(common[code]);
    await main(still).getByRole('searchbox').press('Enter');
    await expect(hits(still, products)).toHaveCount(6);
    await column(still, products).getByRole('link', { name: moreProducts, exact: true }).click();
    await expect(hits(still, products)).toHaveCount(Math.min(total, 12));
    await still.close();
  });

  test(`SEA-04 ERR-06 A11Y in ${code} axe finds no violation in results and in columns without hits`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(`${paths[code]}?query=${common[code]}`);
    await expect(main(page).locator('mark').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${paths[code]}?query=qxqxzqx`);
    for (const [name, , none] of columns[code]) await expect(column(page, name)).toContainText(none);
    await expectAccessible(page);
  });
}

test('SEA-04 more hits are loaded below the others, and the address restores them', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/zoeken/?query=hout');
  const documents = loadedDocuments(page);
  const total = await totalOf(page, 'Producten');
  const before = await hits(page, 'Producten').allTextContents();
  await column(page, 'Producten').getByRole('link', { name: 'Laad meer producten' }).click();
  await expect(hits(page, 'Producten')).toHaveCount(Math.min(total, 12));
  expect((await hits(page, 'Producten').allTextContents()).slice(0, 6)).toEqual(before);
  await expect(hits(page, 'Producten').nth(6)).toBeFocused();
  await expect(column(page, 'Producten').getByRole('status')).toHaveText(`${Math.min(total, 12)} van ${total}`);
  await expect(page).toHaveURL(/\?query=hout&products=12$/);
  await hits(page, 'Producten').nth(7).click();
  await page.waitForURL(/\/producten\/[^/]+\/[^/]+\/$/);
  await page.goBack();
  await expect(hits(page, 'Producten')).toHaveCount(Math.min(total, 12));
  await expect(main(page).getByRole('searchbox')).toHaveValue('hout');
  expect(documents).toEqual([]);
  const { status, html } = await page.request
    .get(page.url())
    .then(async (answer) => ({ status: answer.status(), html: await answer.text() }));
  expect(status).toBe(200);
  expect(html.split('<li>').length).toBeGreaterThan(12);
});

test('SEA-04 the product list with filters has as many hits as the search counted', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/zoeken/?query=hout');
  const total = await totalOf(page, 'Producten');
  await column(page, 'Producten')
    .getByRole('link', { name: `Filter deze ${total} producten` })
    .click();
  await page.waitForURL('**/producten/?search=hout');
  await expect(main(page).getByRole('searchbox')).toHaveValue('hout');
  await expect(main(page).getByRole('heading', { level: 2, name: new RegExp(`^${total} van`) })).toBeVisible();
});

test('SEA-04 the same words are searched again', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/zoeken/');
  const asked = sentOperations(page);
  const searches = () => asked.filter(({ name }) => name === 'SearchResults').length;
  await main(page).getByRole('searchbox').fill('hout');
  await main(page).getByRole('searchbox').press('Enter');
  await page.waitForURL('**/zoeken/?query=hout');
  const total = await totalOf(page, 'Producten');
  expect(searches()).toBe(1);
  await main(page).getByRole('searchbox').press('Enter');
  await expect.poll(searches).toBe(2);
  await expect(page).toHaveURL(/\/zoeken\/\?query=hout$/);
  await expect.poll(() => totalOf(page, 'Producten')).toBe(total);
});

test('SEA-05 an empty search sends no request', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/zoeken/?query=bank');
  const asked = sentOperations(page);
  await main(page).getByRole('link', { name: 'Zoekopdracht wissen' }).click();
  await page.waitForURL('**/zoeken/');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(0);
  await main(page).getByRole('searchbox').fill('   ');
  await main(page).getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/zoeken\/$/);
  expect(asked.filter(({ name }) => name.startsWith('Search'))).toEqual([]);
});

test('SEA-04 any query has an answer, and is in the field as text', { tag: '@desktop' }, async ({ page }) => {
  const hostile = [
    ' ',
    'b',
    'x'.repeat(10_000),
    "'; drop table search_entry; --",
    'a & (b | !c):* <-> "d',
    '\u0001\u0007\u001b',
    '🌳🪑'.repeat(300),
    'مقعد خشبي \u202e bank',
    '%_\\%',
    '{{7*7}} <%= y %> #{z}',
  ];
  for (const query of hostile) {
    const answer = await page.request.get(`/zoeken/?${new URLSearchParams({ query })}`);
    expect(answer.status(), query.slice(0, 20)).toBe(200);
    expect(await answer.text()).not.toContain('>Zoeken lukt nu niet<');
  }
  for (const query of ['?query=%ff%fe', '?query=a&query=b', '?query[]=a', `?query=${'%F0%9F%8C%B3'.repeat(900)}`]) {
    expect((await page.request.get(`/zoeken/${query}`)).status(), query.slice(0, 20)).toBe(200);
  }
  const markup = '"><img src=x onerror=alert(1)>\u202e';
  await page.goto(`/zoeken/?${new URLSearchParams({ query: markup })}`);
  await expect(main(page).getByRole('searchbox')).toHaveValue(markup);
  await expect(main(page).locator('img[src=x]')).toHaveCount(0);
});

unwatched(
  'SEA-04 a failed search shows a message, keeps its query, and can be retried',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/zoeken/');
    let isDown = true;
    await page.route('**/graphql', async (route) => {
      const isSearch = route.request().postDataJSON().operationName === 'SearchResults';
      await (isSearch && isDown
        ? route.fulfill({ json: { data: null, errors: [{ message: 'the engine is away' }] } })
        : route.continue());
    });
    await main(page).getByRole('searchbox').fill('hout');
    await main(page).getByRole('searchbox').press('Enter');
    await expect(main(page).getByRole('alert')).toContainText('Zoeken lukt nu niet');
    await expect(main(page).getByRole('searchbox')).toHaveValue('hout');
    await expectAccessible(page);
    isDown = false;
    await main(page).getByRole('link', { name: 'Opnieuw zoeken' }).click();
    await expect(hits(page, 'Producten')).toHaveCount(6);
  },
);
