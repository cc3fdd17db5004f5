import type { Page } from '@playwright/test';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { connectBy, untilIdleWorkIsDone } from '../../page-watch.ts';
import { testStack } from '../../stack.ts';

runOnlyAt('desktop', 'the same at each width');
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const { port } = new URL(process.env.TEST_STACK ? testStack().siteOrigin : 'http://localhost:3000');
const nl = `http://nl.localhost:${port}`;
const bench = '/producten/zitmeubilair/meent-parkbank/';

const content = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute('content');

type JsonLd = { '@type': string } & Record<string, unknown>;
async function jsonLd(page: Page): Promise<JsonLd[]> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '[]');
}

test('SEO-01 a shared page has title, text and an existing picture of 1200 by 630 px', async ({ page, request }) => {
  for (const path of [
    '/',
    '/producten/',
    '/producten/zitmeubilair/',
    bench,
    '/projecten/havenkop-zuid/',
    '/cookies/',
    '/contact/',
  ]) {
    await page.goto(nl + path);
    const title = await page.title();
    expect(title).toContain('Brinkmeent');
    expect(await content(page, 'meta[property="og:title"]')).toBe(title);
    expect(await content(page, 'meta[property="og:url"]')).toBe(nl + path);
    expect(await content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    expect((await content(page, 'meta[name="description"]'))?.length).toBeGreaterThan(40);
    // Only browsers resolve names below localhost.
    const { pathname } = new URL((await content(page, 'meta[property="og:image"]')) ?? '');
    const picture = await request.get(`http://localhost:${port}${pathname}`);
    expect([path, picture.status(), picture.headers()['content-type']]).toEqual([path, 200, 'image/jpeg']);
  }
});

test('SEO-02 each page has one canonical link, alternates and structured data of its kind, without prices', async ({ page }) => {
  const kinds = {
    '/': ['Organization'],
    [bench]: ['BreadcrumbList', 'Product'],
    '/nieuws/nieuw-heem-comfortbank-met-drie-armleuningen/': ['BreadcrumbList', 'NewsArticle'],
    '/veelgestelde-vragen/': ['BreadcrumbList', 'FAQPage'],
    '/contact/': ['BreadcrumbList', 'Organization'],
  };
  for (const [path, types] of Object.entries(kinds)) {
    await page.goto(nl + path);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveAttribute('href', nl + path);
    const data = await jsonLd(page);
    expect(data.map((object) => object['@type'])).toEqual(types);
    expect(JSON.stringify(data)).not.toMatch(/"(offers|price)"/);
  }
});

test('SEO-02 search, list and error pages are not indexed', async ({ page }) => {
  for (const path of ['/zoeken/', '/offertelijst/', '/aanmelden/']) {
    await page.goto(nl + path);
    expect([path, await content(page, 'meta[name="robots"]')]).toEqual([path, 'noindex']);
  }
  const absent = await page.goto(`${nl}/bestaat-niet/`);
  expect([absent?.status(), absent?.headers()['x-robots-tag']]).toEqual([404, 'noindex']);
});

test('SEO-01 client-side navigation replaces title, canonical link and all other metadata', async ({ page }) => {
  await page.goto(`${nl}/producten/zitmeubilair/`);
  await untilIdleWorkIsDone(page);
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link', { name: 'Meent parkbank' }).click();
  await expect(page).toHaveTitle(/^Meent parkbank/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', nl + bench);
  await expect(page.locator('meta[property="og:title"], script[type="application/ld+json"]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
});
