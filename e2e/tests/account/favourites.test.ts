import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { expect, test } from '../../browser.ts';
import { logIn, newAccount } from '../../member.ts';
import { holdBack } from '../../page-watch.ts';
import { seating } from '../../product-list.ts';

test.use({ visitor: 'both' });

const main = (page: Page) => page.getByRole('main');
const keep = (page: Page, title: string) => main(page).getByRole('button', { name: `${title} als favoriet bewaren` });
const drop = (page: Page, title: string) => main(page).getByRole('button', { name: `${title} uit uw favorieten halen` });
const rows = (page: Page) => main(page).getByRole('list', { name: 'Uw favorieten' }).getByRole('listitem');

test('FAV-02 FAV-03 QUO-06 a member adds favourites, sees them on every page, and removes them @desktop', async ({
  page,
  context,
}) => {
  await logIn(context, await newAccount());
  await page.goto('/favorieten/');
  await expect(main(page).getByRole('heading', { level: 2, name: 'U hebt nog geen favorieten' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Bekijk de collectie' }).click();
  await expect(page).toHaveURL('/producten/');

  const save = await holdBack(page, '**/favorieten/');
  await keep(page, 'Meent parkbank').click();
  await expect(drop(page, 'Meent parkbank')).toHaveAttribute('aria-disabled', 'true');
  await expect(keep(page, 'Heem comfortbank')).toHaveAttribute('aria-disabled', 'true');
  save();
  await expect(keep(page, 'Heem comfortbank')).not.toHaveAttribute('aria-disabled');
  await keep(page, 'Heem comfortbank').click();
  await expect(drop(page, 'Heem comfortbank').locator('svg')).toHaveCSS('fill', 'rgb(43, 106, 97)');
  await expect(drop(page, 'Heem comfortbank')).not.toHaveAttribute('aria-disabled');

  await page.getByRole('link', { name: 'Heem comfortbank' }).first().click();
  await expect(main(page).getByRole('button', { name: 'Verwijder uit favorieten' })).toBeVisible();
  await page.goto('/favorieten/');
  await expect(rows(page).getByRole('heading')).toHaveText(['Heem comfortbank', 'Meent parkbank']);
  const row = rows(page).first();
  await expect(row).toContainText('1750 × 660 × 900 mm');
  await expect(row).toContainText(/vanaf €\s1\.180ex btw/);
  const picture = row.locator('img');
  expect([await picture.getAttribute('width'), await picture.getAttribute('height')]).toEqual(['140', '100']);

  const frame = () => row.evaluate((element) => getComputedStyle(element, '::before').borderTop);
  expect(await frame()).toBe('0px none rgb(21, 33, 31)');
  await row.getByRole('button', { name: 'Toevoegen aan offertelijst' }).click();
  await expect.poll(frame).toBe('2px solid rgb(43, 106, 97)');
  await expectNoViolations(page, 'main');

  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  const saveRemoval = await holdBack(page, '**/favorieten/');
  await drop(page, 'Heem comfortbank').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(drop(page, 'Meent parkbank')).toBeFocused();
  await expect(drop(page, 'Meent parkbank')).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toHaveCount(0);
  saveRemoval();
  await undo.click();
  await expect(rows(page)).toHaveCount(2);
  await expect(drop(page, 'Meent parkbank')).not.toHaveAttribute('aria-disabled');
  await page.reload();
  await expect(rows(page).getByRole('heading')).toHaveText(['Heem comfortbank', 'Meent parkbank']);
});

test('FAV-02 ERR-05 an unsaved favourite is reverted with a message @desktop', async ({ page, context }) => {
  await logIn(context, await newAccount());
  await page.goto(seating);
  await page.route('**/favorieten/', (route) =>
    route.fulfill({ status: 503, json: { outcome: 'failed', message: 'oops', problems: [] } }),
  );
  await keep(page, 'Meent parkbank').click();
  await expect(page.getByRole('alert')).toContainText('Uw favorieten zijn niet opgeslagen');
  await expect(keep(page, 'Meent parkbank')).toBeVisible();
});

test('FAV-01 FAV-03 a guest is prompted to log in, and then has the selected favourite @desktop', async ({ page }) => {
  await page.goto('/favorieten/');
  await expect(page).toHaveURL(/\/aanmelden\/\?return=true&path=%2Ffavorieten%2F&reason=favourite$/);
  const { email, password } = await newAccount();
  await page.goto(seating);
  await main(page).getByRole('link', { name: 'Meent parkbank als favoriet bewaren' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Inloggen' }).click();
  const form = main(page).locator('form:has([name="password"])');
  await form.getByLabel('E-mailadres').fill(email);
  await form.locator('[name="password"]').fill(password);
  await form.locator('[type="submit"]').click();
  await expect(page).toHaveURL(seating);
  await expect(drop(page, 'Meent parkbank')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('FAV-02 a heart is a form that returns to its page and stores the favourite @desktop', async ({ page, context }) => {
    await logIn(context, await newAccount());
    await page.goto(seating);
    await keep(page, 'Meent parkbank').click();
    await expect(page).toHaveURL(seating);
    await drop(page, 'Meent parkbank').click();
    await expect(keep(page, 'Meent parkbank')).toBeVisible();
  });
});
