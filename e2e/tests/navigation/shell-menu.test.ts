import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { expect, locales, runOnlyAt, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

const labels = { nl: 'Producten', en: 'Products', de: 'Produkte' };

const opener = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const open = (page: Page) => page.getByRole('banner').locator(':popover-open');

runOnlyAt('desktop', 'wide windows only');
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

test('NAV-03 the products panel opens on hover, and loads its eight cut-outs only then', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/productHighlight-')) pictures.push(request.url());
  });
  await page.goto('/veelgestelde-vragen/');
  expect(pictures).toEqual([]);
  await opener(page, 'Producten').hover();
  await expect(open(page).locator('img')).toHaveCount(8);
  await expect.poll(() => new Set(pictures).size).toBe(8);
  await expect(opener(page, 'Producten')).toHaveAttribute('aria-expanded', 'true');
  const panel = open(page);
  await expect(panel).toHaveCSS('border-bottom', '2px solid rgb(21, 33, 31)');
  expect(await panel.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor)).toBe(
    'rgba(21, 33, 31, 0.56)',
  );
  const feet = panel.locator('ul:first-child > li > a > span:first-child');
  const shelves = () => feet.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().bottom)).size);
  await expect.poll(shelves, 'one shelf').toBe(1);
  const first = panel.getByRole('link', { name: 'Zitmeubilair' });
  await first.hover();
  const picture = first.locator('span').first();
  const marker = () =>
    picture.evaluate((element) => {
      const { borderTop, opacity } = getComputedStyle(element, '::after');
      return { borderTop, opacity };
    });
  await expect.poll(marker).toEqual({ borderTop: '3px solid rgb(43, 106, 97)', opacity: '1' });
  await expect(panel.getByRole('link', { name: 'Alle producten' })).toHaveAttribute('href', '/producten/');
  await page.mouse.move(640, 780);
  await expect(open(page)).toHaveCount(0);
});

test('NAV-03 a short hover opens no panel; a click keeps a hovered panel open, the next one closes it', async ({ page }) => {
  await page.goto('/nieuws/');
  await page.getByRole('banner').hover({ position: { x: 5, y: 60 } });
  await opener(page, 'Service').hover();
  await page.mouse.move(640, 780);
  await page.waitForTimeout(300);
  await expect(open(page)).toHaveCount(0);
  await opener(page, 'Service').hover();
  await expect(open(page)).toHaveCount(1);
  await opener(page, 'Service').click();
  await page.mouse.move(640, 780);
  await page.waitForTimeout(500);
  await expect(open(page).getByRole('link', { name: 'Advies' })).toBeVisible();
  await opener(page, 'Service').click();
  await expect(open(page)).toHaveCount(0);
});

test('NAV-03 by keyboard Enter opens, Escape closes and restores focus, leaving closes, and links work', async ({ page }) => {
  await page.goto('/nieuws/');
  const button = opener(page, 'Producten');
  await button.focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(open(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await expect(open(page)).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('Enter');
  const count = await open(page).getByRole('link').count();
  for (let step = 0; step <= count; step += 1) await page.keyboard.press('Tab');
  await expect(open(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Projecten' })).toBeFocused();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/producten/zitmeubilair/');
  await expect(open(page)).toHaveCount(0);
});

test('NAV-03 a click outside the panel closes it', async ({ page }) => {
  await page.goto('/nieuws/');
  await opener(page, 'Over ons').click();
  await expect(open(page)).toHaveCount(1);
  await page.mouse.click(640, 780);
  await expect(open(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-03 PAG-01 the panels open', async ({ page }) => {
    await page.goto('/nieuws/');
    await opener(page, 'Producten').click();
    await page.getByRole('link', { name: 'Zitmeubilair' }).first().click();
    await expect(page).toHaveURL(/\/producten\/zitmeubilair\/$/);
  });
});

for (const { code, prefix } of locales) {
  test(`A11Y axe finds no violation with the open products panel in ${code}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${prefix}/`);
    await opener(page, labels[code]).hover();
    await expect(open(page).locator('img')).toHaveCount(8);
    await expectNoViolations(page, 'header');
  });
}
