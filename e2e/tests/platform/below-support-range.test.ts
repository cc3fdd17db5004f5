import type { Page } from '@playwright/test';
import { expect, unwatched as test } from '../../browser.ts';
import { bench, texts } from '../../quotation.ts';
import { sendInTwoPages } from '../../two-page-form.ts';

/** Removes popovers, command buttons and newer functions from the browser, as in Safari 16 and Firefox 115. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const prototypes = [HTMLElement.prototype, HTMLButtonElement.prototype];
    for (const name of ['popover', 'showPopover', 'hidePopover', 'popoverTargetElement', 'command', 'commandForElement'])
      for (const prototype of prototypes) Reflect.deleteProperty(prototype, name);
    for (const name of ['parse', 'canParse']) Reflect.deleteProperty(URL, name);
  }),
);

const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.locator('link[href$=".plain.css"]')).toHaveCount(1);
};

test('PAG-09 below the support range buttons open the menu', async ({ page }, { project }) => {
  await open(page, '/nieuws/');
  const banner = page.getByRole('banner');
  if (project.name === 'phone') {
    await banner.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#menu-sheet').getByRole('link', { name: 'Zitmeubilair' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu-sheet')).toBeHidden();
    await banner.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#menu-sheet').getByRole('link', { name: 'Zitmeubilair' }).click();
  } else {
    const button = banner.getByRole('button', { name: 'Producten', exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await banner.getByRole('link', { name: 'Zitmeubilair' }).first().click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Zitmeubilair' })).toBeVisible();
});

test('PAG-09 below the support range the search bar searches', async ({ page }) => {
  await open(page, '/nieuws/');
  await page.getByRole('banner').locator('[popovertarget="search-bar"]:visible').first().click();
  await expect(page.locator('#search-bar [name=query]')).toBeFocused();
  await page.keyboard.type('bank');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/zoeken\/\?query=bank$/);
});

test('PAG-09 below the support range the quotation list explains alternatives, without a skeleton', async ({ page }) => {
  await open(page, texts.nl.list);
  await expect(page.locator('[aria-busy="true"]')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('PAG-09 below the support range a button selects a variant', async ({ page }) => {
  await open(page, bench);
  await page.getByRole('radio', { name: '2400 mm' }).check();
  await page.getByRole('main').locator('form[method="get"] button[type="submit"]:visible').first().click();
  await expect(page).toHaveURL(/variant=BM-1010-02/);
  await expect(page.getByRole('main')).toContainText('2400 × 640 × 835 mm');
});

test('PAG-09 FRM-04 FRM-06 below the support range a form of two pages with a file is sent', { tag: '@desktop' }, async ({
  page,
}) => {
  await sendInTwoPages(page, `below-range.${Date.now()}@post.example`);
});
