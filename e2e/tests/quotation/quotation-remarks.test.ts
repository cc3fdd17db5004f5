import type { Page } from '@playwright/test';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';
import { bench, put, stored, texts } from '../../quotation.ts';

const remark = (page: Page) => page.getByRole('textbox', { name: 'Opmerking bij Meent parkbank' });

runOnlyAt('desktop', 'the same at any width');
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

test('QUO-01 a remark stays with its line', async ({ page }) => {
  await put(page);
  await page.goto('/offertelijst/');
  await remark(page).fill('Langs de westroute');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Eén Meent parkbank minder' })).toBeFocused();
  await expect.poll(() => stored(page)).toMatchObject([{ remark: 'Langs de westroute' }]);
  await page.reload();
  await expect(remark(page)).toHaveValue('Langs de westroute');
});

test('QUO-01 a product whose line has a remark can be added without one, and its page mentions the other line', async ({
  page,
}) => {
  await put(page);
  await page.goto('/offertelijst/');
  await remark(page).fill('Langs de westroute');
  await page.getByRole('button', { name: 'Eén Meent parkbank meer' }).click();
  await page.goto(bench);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Elders op uw lijst: 2' })).toHaveAttribute('href', '/offertelijst/');
  await main.getByRole('button', { name: texts.nl.add }).first().click();
  await expect.poll(() => stored(page)).toMatchObject([{ amount: 2, remark: 'Langs de westroute' }, { amount: 1 }]);
  await expect(main.getByRole('link', { name: 'Elders op uw lijst: 2' })).toBeVisible();
});

test('QUO-01 a remark is stored while it is typed', async ({ page }) => {
  await put(page);
  await page.goto('/offertelijst/');
  await remark(page).pressSequentially('Langs de west');
  await expect.poll(() => stored(page)).toMatchObject([{ remark: 'Langs de west' }]);
  await remark(page).pressSequentially('route');
  await expect(remark(page)).toBeFocused();
  await expect(remark(page)).toHaveValue('Langs de westroute');
});

test('QUO-01 leaving the page while typing stores the remark, by a reload or Back', async ({ page }) => {
  await put(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Offertelijst/ })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await remark(page).fill('Langs de west');
  await page.reload();
  await expect(remark(page)).toHaveValue('Langs de west');
  await remark(page).fill('Langs de westroute');
  await page.goBack();
  await expect(page).toHaveURL(bench);
  await expect.poll(() => stored(page)).toMatchObject([{ remark: 'Langs de westroute' }]);
});

test('QUO-07 the name of the project is stored while it is typed', async ({ page }) => {
  await put(page);
  await page.goto('/offertelijst/');
  const name = page.getByRole('textbox', { name: 'Naam van het project' });
  await name.fill('Brinkpark Oost');
  await page.reload();
  await expect(name).toHaveValue('Brinkpark Oost');
});
