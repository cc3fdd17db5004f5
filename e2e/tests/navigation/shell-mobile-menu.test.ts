import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { expect, locales, runOnlyAt, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

const labels = { nl: 'Menu', en: 'Menu', de: 'Menü' };

const burger = (page: Page, name = labels.nl) => page.getByRole('banner').getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.locator('#menu-sheet');
const bodyPosition = (page: Page) => page.evaluate(() => getComputedStyle(document.body).position);

runOnlyAt('phone', 'small windows only');
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

test('NAV-05 the menu contains search, menu, account, list with count, top links and languages', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'productQuotation',
      JSON.stringify([{ id: 1, uri: 'x', title: 'Bank', category: 'Banken', productImage: null, amount: 1 }]),
    ),
  );
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/nieuws/');
  await burger(page).click();
  await expect.poll(() => sheet(page).boundingBox()).toEqual({ x: 0, y: 0, width: 768, height: 900 });
  await expect(sheet(page).getByRole('searchbox', { name: 'Zoek een product' })).toHaveAttribute('name', 'query');
  await expect(sheet(page).locator('form')).toHaveAttribute('action', '/zoeken/');
  const menu = sheet(page).getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(menu.getByRole('link', { name: 'Zitmeubilair' })).toContainText('6');
  await expect(menu.locator('[style*="/media/elevations/"]')).toHaveCount(8);
  await expect(sheet(page).getByRole('link', { name: 'Inloggen' })).toBeVisible();
  const list = sheet(page).locator('a[href="/offertelijst/"]');
  await expect(list).toHaveCount(2);
  for (const one of await list.all()) await expect(one).toContainText('1');
  await expect(sheet(page).locator('a[href="/downloads/"]').last()).toBeVisible();
  await expect(sheet(page).getByRole('navigation', { name: 'Taal' }).getByRole('link')).toHaveText(['NL', 'EN', 'DE']);
  await expect(sheet(page).locator('a[href^="mailto:"]')).toBeHidden();
});

test('NAV-05 below 500 px the bottom has account, email and phone', async ({ page }) => {
  await page.goto('/nieuws/');
  await burger(page).click();
  const foot = sheet(page).locator('> div').last();
  for (const width of [390, 499]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(foot.getByRole('link', { name: 'Inloggen' })).toBeVisible();
    await expect(foot.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(foot.locator('a[href^="tel:"]')).toBeVisible();
    await expect(sheet(page).getByRole('link', { name: 'Inloggen' })).toHaveCount(1);
  }
  await page.setViewportSize({ width: 500, height: 844 });
  await expect(foot.locator('a[href^="tel:"]')).toBeHidden();
  await expect(sheet(page).getByRole('link', { name: 'Inloggen' })).toHaveCount(1);
});

test('NAV-05 in a low window, as with a zoom of 400 %, the whole menu scrolls and can still be closed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/nieuws/');
  await burger(page).click();
  const menu = sheet(page).getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(menu.locator('[style*="/media/elevations/"]')).toHaveCount(8);
  await menu.getByRole('link', { name: 'Fietsparkeren' }).evaluate((link) => link.scrollIntoView({ block: 'center' }));
  for (const name of ['Palen & afzetting', 'Fietsparkeren', 'Overkappingen'])
    await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await sheet(page).getByRole('button', { name: 'Menu sluiten' }).click();
  await expect(sheet(page)).toBeHidden();
});

test('NAV-06 the page does not scroll while the menu is open, and restores its scroll position', async ({ page }) => {
  await page.goto('/nieuws/');
  await page.evaluate(() => scrollTo({ top: 640, behavior: 'instant' }));
  for (const close of [
    () => sheet(page).getByRole('button', { name: 'Menu sluiten' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await burger(page).click();
    await expect(sheet(page)).toBeVisible();
    expect(await bodyPosition(page)).toBe('fixed');
    expect(await page.evaluate(() => document.body.getBoundingClientRect().top)).toBe(-640);
    await close();
    await expect(sheet(page)).toBeHidden();
    await expect.poll(() => bodyPosition(page)).toBe('static');
    expect(await page.evaluate(() => scrollY)).toBe(640);
    await expect(burger(page)).toBeFocused();
  }
});

test('NAV-05 NAV-06 the menu closes on navigation, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/nieuws/');
  await page.evaluate(() => scrollTo({ top: 640, behavior: 'instant' }));
  await burger(page).click();
  await sheet(page).getByRole('link', { name: 'Projecten' }).click();
  await page.waitForURL('**/projecten/');
  await expect(sheet(page)).toBeHidden();
  expect(await bodyPosition(page)).toBe('static');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await burger(page).click();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(640);
});

test('NAV-05 the open menu traps keyboard focus, and its parts can be expanded', async ({ page }) => {
  await page.goto('/nieuws/');
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  const outside = () =>
    page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('Tab');
    expect(await outside(), `step ${step}`).toBe(false);
  }
  const service = sheet(page).locator('summary', { hasText: 'Service' });
  await service.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(sheet(page).getByRole('link', { name: 'Advies' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/service/advies/');
  await expect(sheet(page)).toBeHidden();
});

test('PAG-16 NAV-06 the menu closes when the window becomes wide, and the page can be used and scrolled', async ({ page }) => {
  await page.goto('/producten/');
  await burger(page).click();
  await expect(sheet(page)).toHaveAttribute('open');
  await page.setViewportSize({ width: 993, height: 800 });
  await expect(sheet(page)).not.toHaveAttribute('open');
  expect(await bodyPosition(page)).toBe('static');
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/producten\/[^/]+\/[^/]+\/$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-05 PAG-01 the menu opens and its links work', async ({ page }) => {
    await page.goto('/nieuws/');
    await burger(page).click();
    await sheet(page).getByRole('link', { name: 'Tafels & picknicksets' }).click();
    await expect(page).toHaveURL(/\/producten\/tafels\/$/);
  });
});

for (const { code, prefix } of locales) {
  test(`A11Y axe finds no violation with the open menu in ${code}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${prefix}/`);
    await burger(page, labels[code]).click();
    await expect(sheet(page).locator('[style*="/media/elevations/"]')).toHaveCount(8);
    await expectNoViolations(page, '#menu-sheet');
  });
}

test('NAV-05 the buttons of the bar stand where they stay before the menu is read', async ({ page }) => {
  await page.goto('/nieuws/');
  const search = page.getByRole('banner').getByRole('button', { name: 'Zoeken' });
  const before = await search.boundingBox();
  expect(before).not.toBeNull();
  await burger(page).evaluate((button) => button.remove());
  expect(await search.boundingBox()).toEqual(before);
});
