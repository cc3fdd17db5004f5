import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { expect, locales, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const list = '/producten/';
const heart = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Meent parkbank als favoriet bewaren' }).first();
const modal = (page: Page) => page.getByRole('dialog', { name: 'Bewaar dit product' });

test.describe('the heart of a guest', () => {
  test('FAV-01 PAG-15 opens the log-in modal with title and text of the loginBox and links to log-in and registration', async ({
    page,
  }) => {
    await page.goto(list);
    const size = await heart(page).boundingBox();
    expect([size?.width, size?.height]).toEqual([44, 44]);
    await heart(page).click();
    await expect(modal(page)).toContainText('Log in om favorieten te bewaren.');
    const ways = modal(page).getByRole('link', { name: /^(Inloggen|Account aanvragen)$/ });
    const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const [, productId] = /favourite=(\d+)$/.exec(hrefs[0] ?? '') ?? [];
    const back = `return=true&path=%2Fproducten%2F&favourite=${productId}`;
    expect(hrefs).toEqual([`/aanmelden/?${back}`, `/registreren/?${back}`]);
    await expect(page).toHaveURL(/\/producten\/$/);
    await expect
      .poll(async () => (await modal(page).boundingBox())?.width)
      .toBe(Math.min(480, (page.viewportSize()?.width ?? 0) - 24));
  });

  test('PAG-15 traps the focus, which returns to the heart on Escape', async ({ page }) => {
    await page.goto(list);
    await heart(page).focus();
    await page.keyboard.press('Enter');
    await expect(modal(page).getByRole('heading')).toBeFocused();
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await expect(heart(page)).toBeFocused();
  });

  test('PAG-15 closes by a click outside and by its button, and the page behind it does not move', async ({ page }) => {
    await page.goto(list);
    await heart(page).scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => [scrollY, document.querySelector('main')?.getBoundingClientRect().width]);
    const before = await place();
    await heart(page).click();
    await expect(modal(page)).toBeVisible();
    const [, width] = await place();
    expect(width).toBe(before[1]);
    const scrolled = (await place())[0];
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(200);
    expect((await place())[0]).toBe(scrolled);
    await modal(page).getByRole('heading').click();
    await expect(modal(page)).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(modal(page)).toBeHidden();
    await heart(page).click();
    await modal(page).getByRole('button', { name: 'Venster sluiten' }).click();
    await expect(modal(page)).toBeHidden();
    await expect(heart(page)).toBeFocused();
  });
});

test.describe('the heart of a guest at any width', { tag: '@desktop' }, () => {
  test('FAV-01 the code and the texts of the modal load on its first use only', async ({ page }) => {
    const asked: string[] = [];
    await page.goto(list);
    page.on('request', (request) => asked.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`));
    await heart(page).click();
    await expect(modal(page)).toBeVisible();
    expect(asked.some((request) => /LogInModal.*\.js/.test(request))).toBe(true);
    expect(asked.filter((request) => request.includes('LogInBox'))).toHaveLength(1);
    await page.keyboard.press('Escape');
    await heart(page).click();
    await expect(modal(page)).toBeVisible();
    expect(asked.filter((request) => request.includes('LogInBox'))).toHaveLength(1);
  });

  test('FAV-01 PAG-15 a link in the modal works, and the modal is closed after Back', async ({ page }) => {
    await page.goto(list);
    await heart(page).click();
    await modal(page).getByRole('link', { name: 'Inloggen' }).click();
    await expect(page).toHaveURL(/\/aanmelden\/\?return=true&path=%2Fproducten%2F&favourite=\d+$/);
    await page.goBack();
    await expect(heart(page)).toBeVisible();
    await expect(modal(page)).toBeHidden();
  });

  test('FAV-01 the modal opens with fallback texts if the site is unreachable', async ({ page }) => {
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('LogInBox') ? route.abort() : route.continue(),
    );
    await page.goto(list);
    await heart(page).click();
    await expect(page.getByRole('dialog', { name: 'Inloggen' }).getByRole('link', { name: 'Inloggen' })).toBeVisible();
  });
});

test.describe('the heart without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('FAV-01 links to the log-in page', async ({ page }) => {
    await page.goto(list);
    await heart(page).click();
    await expect(page).toHaveURL(/\/aanmelden\/\?return=true&path=%2Fproducten%2F&reason=favourite&favourite=\d+$/);
  });
});

test.describe('open states are for everybody', () => {
  const pages = {
    nl: ['/producten/', '/offertelijst/'],
    en: ['/en/products/', '/en/quotation-list/'],
    de: ['/de/produkte/', '/de/angebotsliste/'],
  };
  const emptyList = { nl: 'Lijst leegmaken', en: 'Empty the list', de: 'Liste leeren' };

  for (const { code } of locales) {
    test(`A11Y axe finds no violation in log-in modal, confirmation and notification in ${code}, at two widths`, {
      tag: '@desktop',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const [products = '', quotation = ''] = pages[code];
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(products);
        await page.getByRole('main').locator('a[aria-haspopup="dialog"]').first().click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        await expectNoViolations(page, 'dialog[open]');
        await page.keyboard.press('Escape');
        const line = { id: 999_999, uri: 'producten/weg', title: 'Oude bank', category: 'Banken', productImage: '' };
        const lines = JSON.stringify([line, { ...line, id: 999_998, title: 'Bank' }]);
        await page.evaluate((text) => localStorage.setItem('productQuotation', text), lines);
        await page.goto(quotation);
        await page.getByRole('button', { name: emptyList[code] }).click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        await expectNoViolations(page, 'dialog[open]');
        await page.keyboard.press('Escape');
        await page.getByRole('main').locator('li button').last().click();
        await expect(page.getByRole('status').filter({ hasText: 'Bank' }).last()).toBeVisible();
        await expectNoViolations(page, '[role="status"]');
      }
    });
  }
});
