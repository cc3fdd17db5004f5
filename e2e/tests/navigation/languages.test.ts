import { expect, runOnlyAt, test } from '../../browser.ts';
import { testStack } from '../../stack.ts';

runOnlyAt('desktop', 'the same at each width');

const { port } = new URL(process.env.TEST_STACK ? testStack().siteOrigin : 'http://localhost:3000');
const domain = (code: string) => `http://${code}.localhost:${port}`;

test('LOC-02 each locale has its own domain, without a prefix', async ({ page }) => {
  await page.goto(`${domain('de')}/produkte/sitzmoebel/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('heading', { level: 1, name: 'Sitzmöbel' })).toBeVisible();
  expect((await page.goto(`${domain('de')}/de/produkte/`))?.status()).toBe(404);
});

test('LOC-06 the switcher leads to the same product in the other locale, across domains', async ({ page }) => {
  await page.goto(`${domain('nl')}/producten/zitmeubilair/meent-parkbank/`);
  const alternate = page.locator('link[rel="alternate"][hreflang="de-DE"]');
  await expect(alternate).toHaveAttribute('href', `${domain('de')}/produkte/sitzmoebel/meent-parkbank/`);
  await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${domain('nl')}/producten/zitmeubilair/meent-parkbank/`,
  );
  await expect(page.locator('a[hreflang="de"], a[hreflang="de-DE"]').first()).toHaveAttribute(
    'href',
    /de\.localhost:\d+\/produkte\/sitzmoebel\/meent-parkbank\/$/,
  );
});

test('LOC-06 the switcher preserves the options of a product and the filters of a list', async ({ page }) => {
  const german = page.locator('a[hreflang="de-DE"]').first();
  const bench = { nl: '/producten/zitmeubilair/meent-parkbank/', de: '/de/produkte/sitzmoebel/meent-parkbank/' };
  await page.goto(`${bench.nl}?mounting=surface`);
  await expect(german).toHaveAttribute('href', `${bench.de}?mounting=surface`);
  const variant = 'input[name="variant"][value="BM-1010-02"]';
  await page.locator(variant).dispatchEvent('click');
  await expect(german).toHaveAttribute('href', `${bench.de}?mounting=surface&variant=BM-1010-02`);
  await german.evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(`**${bench.de}?mounting=surface&variant=BM-1010-02`);
  await expect(page.locator(variant)).toBeChecked();
  await expect(page.locator('select[name="mounting"]')).toHaveValue('surface');
  await page.goto('/producten/?f.material=corten&search=bank');
  await expect(german).toHaveAttribute('href', '/de/produkte/?f.material=corten');
});

test('LOC-03 a switch is remembered on the chosen domain, but a visit alone is not', async ({ page, context }) => {
  await page.goto(`${domain('nl')}/producten/`);
  expect(await context.cookies()).toEqual([]);
  const switcher = page.locator('a[hreflang="de"], a[hreflang="de-DE"]').first();
  await switcher.evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(`${domain('de')}/**`);
  await expect.poll(() => context.cookies(domain('de'))).toMatchObject([{ name: 'locale', value: 'de', domain: 'de.localhost' }]);
  expect(await context.cookies(domain('nl'))).toEqual([]);
});

test('LOC-02 a host outside the locales’ domains is served with prefixes and not indexed', async ({ page }) => {
  const answer = await page.goto('/en/products/');
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  const hrefs = await page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(10);
  expect(hrefs.filter((href) => !href.startsWith('/en/') && !href.startsWith('/media/'))).toEqual([]);
});

test('LOC-07 numbers and dates follow the language', async ({ page }) => {
  await page.goto('/de/news/neu-heem-komfortbank-mit-drei-armlehnen/');
  await expect(page.getByRole('main')).toContainText('5. November 2026');
  await page.goto('/nieuws/nieuw-heem-comfortbank-met-drie-armleuningen/');
  await expect(page.getByRole('main')).toContainText('5 november 2026');
  await page.goto('/en/news/new-heem-easy-rise-bench-with-three-armrests/');
  await expect(page.getByRole('main')).toContainText('5 November 2026');
});
