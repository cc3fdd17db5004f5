import type { Page } from '@playwright/test';
import { expect, locales, runOnlyAt, test, unwatched } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

runOnlyAt('desktop', 'these tests choose their own widths');
test.beforeEach(async ({ page }) => {
  await connectBy(page, { saveData: true });
});

const article = '/nieuws/nieuw-heem-comfortbank-met-drie-armleuningen/';
const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => main(page).locator('li h3 a');

const overviews = {
  nl: { path: '/nieuws/', date: '5 november 2026', shown: '6 van 12 berichten', more: 'Laad meer berichten' },
  en: { path: '/news/', date: '5 November 2026', shown: '6 of 12 articles', more: 'Load more articles' },
  de: { path: '/news/', date: '5. November 2026', shown: '6 von 12 Beiträgen', more: 'Mehr Beiträge laden' },
};

for (const { code, prefix } of locales) {
  const { path, date, shown, more } = overviews[code];

  test(`CON-03 LOC-07 the news in ${code} has cards with date, title and a picture of 405 by 405 px`, async ({ page }) => {
    await page.goto(prefix + path);
    await expect(titles(page)).toHaveCount(6);
    const card = main(page).getByRole('listitem').first();
    await expect(card.locator('time')).toHaveText(date);
    await expect(card.locator('time')).toHaveAttribute('datetime', '2026-11-05T12:00:00.000Z');
    expect(await titles(page).first().getAttribute('href')).toMatch(new RegExp(`^${prefix}${path}[a-z-]+/$`));
    // The first picture is a cut-out, which is shown uncropped; the second is cropped to a square.
    const picture = main(page).getByRole('listitem').nth(1).locator('img');
    expect([await picture.getAttribute('width'), await picture.getAttribute('height')]).toEqual(['405', '405']);
    await expect(main(page).getByText(shown)).toBeVisible();
    await expect(main(page).getByRole('link', { name: more })).toHaveAttribute('href', `${prefix}${path}?show=12`);
  });
}

test('CON-03 more articles load without a page load, take the focus, and are in the address', async ({ page }) => {
  await page.goto('/nieuws/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await main(page).getByRole('link', { name: 'Laad meer berichten' }).click();
  await expect(titles(page)).toHaveCount(12);
  await expect(page).toHaveURL(/\/nieuws\/\?show=12$/);
  await expect(titles(page).nth(6)).toBeFocused();
  await expect(main(page).getByRole('link', { name: 'Laad meer berichten' })).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await titles(page).nth(8).click();
  await expect(page).toHaveURL(/\/nieuws\/[a-z-]+\/$/);
  await page.goBack();
  await expect(titles(page)).toHaveCount(12);
});

unwatched('CON-03 without a connection the news stays, and says that no more could be had', async ({ page, context }) => {
  await page.goto('/nieuws/');
  await context.setOffline(true);
  await main(page).getByRole('link', { name: 'Laad meer berichten' }).click();
  await expect(main(page).getByRole('status')).toHaveText('Laden is niet gelukt. Probeer het opnieuw.');
  await expect(titles(page)).toHaveCount(6);
  await context.setOffline(false);
  await main(page).getByRole('link', { name: 'Laad meer berichten' }).click();
  await expect(titles(page)).toHaveCount(12);
});

test('HERO-03 NAV-09 an article begins with breadcrumbs, date, title and picture', async ({ page }) => {
  await page.goto(article);
  const way = page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('listitem');
  await expect(way).toHaveText(['', 'Nieuws', 'Nieuw: Heem comfortbank met drie armleuningen']);
  const header = main(page).locator('header').first();
  await expect(header.locator('time')).toHaveText('5 november 2026');
  await expect(header.getByRole('heading', { level: 1 })).toHaveText('Nieuw: Heem comfortbank met drie armleuningen');
  await expect(main(page).locator('article img').first()).toHaveAttribute('fetchpriority', 'high');
  await expect(main(page).getByText(/^De Heem krijgt standaard drie armleuningen/)).toBeVisible();
});

test('HERO-03 below 768 px the picture of an article fills the width', async ({ page }) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/nieuws/campus-waterloop-opgeleverd/');
    const box = await main(page).locator('article img').first().boundingBox();
    expect(box && box.width === width).toBe(width === 390);
  }
});

test('CON-03 an article links to its products and projects, and to more news', async ({ page }) => {
  await page.goto(article);
  const subjects = main(page).getByRole('region', { name: 'In dit bericht' }).getByRole('link');
  await expect(subjects).toHaveCount(4);
  await expect(subjects.first()).toHaveAttribute('href', '/producten/zitmeubilair/heem-comfortbank/');
  await expect(subjects.last()).toHaveAttribute('href', /^\/projecten\//);
  const more = main(page).getByRole('region', { name: 'Meer nieuws' });
  await expect(more.locator('h3 a')).toHaveCount(4);
  await expect(more.locator(`a[href="${article}"]`)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CON-03 PAG-01 the news can be read, including more articles', async ({ page }) => {
    await page.goto('/en/news/');
    await main(page).getByRole('link', { name: 'Load more articles' }).click();
    await expect(titles(page)).toHaveCount(12);
    await titles(page).last().click();
    await expect(page).toHaveURL(/\/en\/news\/[a-z-]+\/$/);
    await expect(main(page)).toContainText('More news');
  });
});

test('CON-03 an invalid number of articles in the address answers 400', async ({ request }) => {
  expect((await request.get('/nieuws/?show=7')).status()).toBe(400);
  expect((await request.get('/nieuws/?show=240')).status()).toBe(200);
});
