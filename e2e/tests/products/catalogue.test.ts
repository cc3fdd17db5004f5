import { expect, test } from '../../browser.ts';

test.describe('the catalogue in a browser', () => {
  test('PAG-01 a product opens from the list without a page load, and Back restores the position', async ({ page }) => {
    await page.goto('/producten/zitmeubilair/');
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.getByRole('main').getByRole('link', { name: 'Meent parkbank' }).first().click();
    await expect(page).toHaveURL(/\/producten\/zitmeubilair\/meent-parkbank\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Meent parkbank' })).toBeVisible();
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await expect(page).toHaveTitle(/Meent parkbank/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Zitmeubilair' })).toBeVisible();
  });

  test('PAG-03 a navigation scrolls to the top, and Back restores the position', async ({ page }) => {
    await page.goto('/producten/');
    await page.getByRole('main').getByRole('link', { name: 'Brink zitelement' }).first().scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await page.getByRole('main').getByRole('link', { name: 'Brink zitelement' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Brink zitelement' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
  });

  test('CAT-05 a product page shows its data, and asks a guest to log in for prices (CAT-06)', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/producten/zitmeubilair/meent-parkbank/');
    const main = page.getByRole('main');
    for (const text of ['1800 × 640 × 835 mm', 'FSC-hardhout', 'RAL 7016', 'BM-1010-02', '61'])
      await expect(main).toContainText(text);
    await expect(main.getByRole('link', { name: /Log in|Inloggen/ }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Brinkpark Oost' }).first()).toBeVisible();
    for (const price of ['890', '1040', '1190']) await expect(main).not.toContainText(new RegExp(`€\\s?${price}|${price}\\s?€`));
    for (const image of await main.locator('img').all()) await expect(image).toHaveAttribute('alt', /.*/);
  });

  test('CAT-07 pictures load as avif and webp with the original as a fallback', async ({ page }) => {
    await page.goto('/producten/zitmeubilair/meent-parkbank/');
    const picture = page.getByRole('main').locator('picture').first();
    await expect(picture.locator('source[type="image/avif"]').first()).toHaveAttribute('srcset', /\.avif/);
    await expect(picture.locator('source[type="image/webp"]').first()).toHaveAttribute('srcset', /\.webp/);
    await expect
      .poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
  });

  test('CAT-04 badges are in the language of the page', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/de/produkte/');
    await expect(page.getByRole('main').locator('li:has(h3)').getByText('Empfohlen').first()).toBeVisible();
    await page.goto('/en/products/');
    await expect(page.getByRole('main').locator('li:has(h3)').getByText('Featured').first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PAG-01 the catalogue can be read, browsed and switched to another language', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/producten/zitmeubilair/');
    await page.getByRole('main').getByRole('link', { name: 'Meent parkbank' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meent parkbank' })).toBeVisible();
    const english = await page.locator('a[hreflang="en"], link[rel="alternate"][hreflang="en"]').first().getAttribute('href');
    await page.goto(english ?? '/missing/');
    await expect(page.getByRole('heading', { level: 1, name: 'Meent park bench' })).toBeVisible();
  });
});
