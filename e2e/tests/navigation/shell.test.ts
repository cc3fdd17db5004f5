import type { Page } from '@playwright/test';
import { expect, locales, test } from '../../browser.ts';

const paper = 'rgb(246, 245, 241)';
const ink = 'rgb(21, 33, 31)';
const white = 'rgb(255, 255, 255)';
const transparent = 'rgba(0, 0, 0, 0)';
const themeStrong = 'rgb(43, 106, 97)';

const banner = (page: Page) => page.getByRole('banner');
const style = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [property, pseudo]);

/** Adds lines to the quotation list, as in earlier visits. */
async function withList(page: Page, count: number) {
  const lines = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    uri: 'producten/zitmeubilair/meent-parkbank',
    title: `Bank ${index}`,
    category: 'Zitmeubilair',
    productImage: null,
    amount: 1,
  }));
  await page.addInitScript((text) => localStorage.setItem('productQuotation', text), JSON.stringify(lines));
}

test.describe('the bars', { tag: '@desktop' }, () => {
  test('NAV-01 the top bar contains links, search, quotation list with its count, account, languages and contact', async ({
    page,
  }) => {
    await withList(page, 3);
    await page.goto('/nieuws/');
    const bar = banner(page).locator('> div').first();
    expect((await bar.boundingBox())?.height).toBe(40);
    expect((await banner(page).boundingBox())?.height).toBe(112);
    await expect(bar.getByRole('link', { name: 'Over ons' })).toHaveAttribute('href', '/over-ons/');
    await expect(bar.getByRole('link', { name: 'Onderdelen' })).toHaveAttribute('href', '/onderdelen/');
    await expect(bar.getByRole('button', { name: 'Zoeken' })).toBeVisible();
    const list = bar.locator('a[href="/offertelijst/"]');
    await expect(list).toContainText('Offertelijst');
    await expect(list.locator('[aria-hidden="true"]').last()).toHaveText('3');
    await expect(bar.getByRole('link', { name: 'Inloggen' })).toHaveAttribute(
      'href',
      '/aanmelden/?return=true&path=%2Fnieuws%2F',
    );
    await expect(bar.getByRole('navigation', { name: 'Taal' }).getByRole('link')).toHaveText(['NL', 'EN', 'DE']);
    const contact = bar.getByRole('link', { name: 'Contact' });
    await expect(contact).toHaveAttribute('href', '/contact/');
    await expect(contact).toHaveCSS('background-color', themeStrong);
  });

  test('NAV-01 QUO-04 the count reflects changes of the list in other tabs', async ({ page, context }) => {
    await withList(page, 1);
    await page.goto('/nieuws/');
    const count = banner(page).locator('a[href="/offertelijst/"] [aria-hidden="true"]:not(svg)').first();
    await expect(count).toHaveText('1');
    const other = await context.newPage();
    await other.goto('/favicon.svg');
    await other.evaluate(() => {
      const [line] = JSON.parse(localStorage.getItem('productQuotation') ?? '[]');
      localStorage.setItem('productQuotation', JSON.stringify([line, { ...line, id: 99 }]));
    });
    await expect(count).toHaveText('2');
  });

  for (const { code, prefix } of locales) {
    test(`NAV-01 NAV-03 the labels of ${code} fit on one line at 993 px`, async ({ page }) => {
      await page.setViewportSize({ width: 993, height: 800 });
      await page.goto(`${prefix}/`);
      const boxes = await banner(page)
        .locator('nav > ul > li > :is(a, button):visible')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
      expect(boxes.length).toBeGreaterThan(6);
      expect(Math.max(...boxes)).toBeLessThanOrEqual(44);
      const menu = await banner(page).locator('nav').nth(1).boundingBox();
      const logo = await banner(page).locator('a:has(img)').first().boundingBox();
      expect(menu?.x).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(993);
    });
  }

  test('NAV-03 a dimension line marks the current item, and is drawn in 180 ms below a hovered item', async ({ page }) => {
    await page.goto('/producten/zitmeubilair/meent-parkbank/');
    const [current, other] = ['header button:text("Producten")', 'header a:text-is("Projecten"):visible'];
    expect(await style(page, current, 'scale', '::after')).toBe('1');
    expect(await style(page, other, 'scale', '::after')).toBe('0 1');
    expect(await style(page, other, 'transition-duration', '::after')).toBe('0.18s');
    await page.locator(other).hover();
    await expect.poll(() => style(page, other, 'scale', '::after')).toBe('1');
  });
});

test.describe('header colours', () => {
  const look = async (page: Page) => ({
    ground: await style(page, 'body header', 'background-color'),
    words: await style(page, 'body header', 'color'),
    position: await style(page, 'body header', 'position'),
  });

  for (const [name, path] of [
    ['home', '/'],
    ['contact', '/de/kontakt/'],
    ['quote request', '/en/quote-request/'],
  ] as const) {
    test(`PAG-13 the navigation is white over the hero of ${name}, and solid after scrolling`, async ({ page }) => {
      await page.goto(path);
      expect(await look(page)).toEqual({ ground: transparent, words: white, position: 'sticky' });
      await page.mouse.wheel(0, 500);
      await expect.poll(() => look(page)).toEqual({ ground: paper, words: ink, position: 'sticky' });
    });
  }

  test('PAG-13 the header of a product is transparent and scrolls away; lists and other pages have a solid one', async ({
    page,
  }) => {
    await page.goto('/producten/zitmeubilair/meent-parkbank/');
    expect(await look(page)).toEqual({ ground: transparent, words: ink, position: 'relative' });
    for (const path of [
      '/producten/zitmeubilair/banken-met-rugleuning/',
      '/producten/zitmeubilair/',
      '/nieuws/',
      '/bestaat-niet/',
    ]) {
      await page.goto(path);
      expect(await look(page), path).toEqual({ ground: paper, words: ink, position: 'sticky' });
    }
  });

  test('PAG-13 the look changes with client-side navigation', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/nieuws/');
    await banner(page).locator('a:has(img):visible').click();
    await expect.poll(() => look(page)).toMatchObject({ ground: transparent, words: white });
    await page.goBack();
    await expect.poll(() => look(page)).toMatchObject({ ground: paper, words: ink });
  });

  test('PAG-13 in forced colours the header over the hero has a background, and its current item a mark', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    expect((await look(page)).ground).toBe(white);
    expect(await style(page, 'header img:visible', 'opacity')).toBe('1');
    await page.goto('/producten/');
    expect(await style(page, 'header button:text("Producten")', 'background-color', '::after')).toBe('rgb(0, 0, 0)');
  });

  test('PAG-12 the theme colour is #55948B, and the container at most 1280 px wide', { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto('/nieuws/');
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#55948B');
    const width = await page
      .locator('header > div:visible')
      .nth(1)
      .evaluate((bar) => bar.getBoundingClientRect().width);
    expect(width).toBe(1280);
  });
});

test('NAV-09 breadcrumbs that are too long for a small window extend to its edge, with space for the focus ring', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/producten/zitmeubilair/meent-parkbank/');
  const trail = page.getByRole('navigation', { name: 'Kruimelpad' }).locator('ol');
  const [row, home] = [await trail.boundingBox(), await trail.getByRole('link').first().boundingBox()];
  expect([row?.x, row?.width]).toEqual([0, 390]);
  expect((home?.y ?? 0) - (row?.y ?? 0)).toBeGreaterThanOrEqual(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('A11Y colours and lines have no transitions with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const durations = getComputedStyle(element, part).transitionDuration.split(', ').map(Number.parseFloat);
        return Math.max(...durations) > 0.001 ? [`${element.localName}${part ?? ''}`] : [];
      }),
    ),
  );
  expect(slow).toEqual([]);
});

test('NAV-04 a guest gets no menu item for members, in any language', { tag: '@desktop' }, async ({ request }) => {
  for (const [path, item] of [
    ['/', 'Favorieten'],
    ['/en/', 'Favourites'],
    ['/de/', 'Favoriten'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html.split('<main')[0]).not.toMatch(new RegExp(`>${item}<|favorit`, 'i'));
  }
});
