import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { expect, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';
import { badge, bench, put, rows, stored } from '../../quotation.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const change = (page: Page) => page.getByRole('button', { name: 'Wijzigen: Meent parkbank' });
const form = (page: Page) => page.getByRole('form', { name: 'Wijzigen: Meent parkbank' });

test('QUO-10 variant, colour and mounting of a line are changed by keyboard, and its link has them', async ({ page }) => {
  await put(page);
  await page.goto('/offertelijst/');
  await change(page).focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('combobox', { name: 'Uitvoering' })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await expect(change(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await form(page).getByRole('combobox', { name: 'Uitvoering' }).selectOption('BM-1010-03');
  await form(page).getByRole('combobox', { name: 'Kleur' }).selectOption('RAL 6009');
  await form(page).getByRole('combobox', { name: 'Montage' }).selectOption('freestanding');
  await form(page).getByRole('button', { name: 'Toepassen' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Meent parkbank is gewijzigd.' })).toBeVisible();
  await expect(change(page)).toBeFocused();
  await expect(rows(page).first()).toContainText('3000 mm');
  await expect(rows(page).first()).toContainText('98 kg');
  expect(await stored(page)).toMatchObject([{ variant: 'BM-1010-03', colour: 'RAL 6009', mounting: 'freestanding', amount: 1 }]);
  const query = '?variant=BM-1010-03&colour=RAL-6009&mounting=freestanding';
  await expect(rows(page).getByRole('link', { name: 'Meent parkbank' })).toHaveAttribute('href', bench + query);
});

test('QUO-10 lines that become equal are merged, unless there are too many pieces', async ({ page }) => {
  await put(page);
  await put(page, `${bench}?variant=BM-1010-03`);
  await page.goto('/offertelijst/');
  const choose = async (variant: string) => {
    await change(page).first().click();
    await form(page).getByRole('combobox', { name: 'Uitvoering' }).selectOption(variant);
    await form(page).getByRole('button', { name: 'Toepassen' }).click();
  };
  const amount = page.getByRole('spinbutton', { name: 'Aantal van Meent parkbank' }).first();
  await amount.fill('100');
  await choose('BM-1010-03');
  await expect(page.getByRole('alert').filter({ hasText: 'meer dan 100 stuks' })).toBeVisible();
  expect(await stored(page)).toMatchObject([{ amount: 100 }, { amount: 1 }]);
  await form(page).getByRole('button', { name: 'Annuleren' }).click();
  await amount.fill('4');
  await choose('BM-1010-03');
  await expect(page.getByRole('status').filter({ hasText: 'samengevoegd met dezelfde regel: 5 stuks' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(change(page)).toBeFocused();
  expect(await stored(page)).toMatchObject([{ variant: 'BM-1010-03', amount: 5 }]);
});

test('QUO-10 a second click on the button of a line keeps the choices made since', async ({ page }) => {
  await put(page);
  await page.goto('/offertelijst/');
  await change(page).click();
  await expect(form(page)).toBeVisible();
  await change(page).click();
  await expect(form(page)).toBeHidden();
  await change(page).click();
  await form(page).getByRole('combobox', { name: 'Uitvoering' }).selectOption('BM-1010-03');
  await change(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Meent parkbank is gewijzigd.' })).toBeVisible();
  await expect(form(page)).toBeHidden();
  await expect(change(page)).toBeFocused();
  expect(await stored(page)).toMatchObject([{ variant: 'BM-1010-03' }]);
});

test('QUO-10 a card adds its product, and removes it with a way back', async ({ page }) => {
  await page.goto('/producten/zitmeubilair/');
  const card = page
    .locator('main li')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Meent parkbank', exact: true }) });
  const button = card.getByRole('button', { name: /^Op de lijst/ });
  await button.focus();
  await expect(button).toHaveAccessibleName('Op de lijst: Meent parkbank');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Meent parkbank staat op de offertelijst.' })).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(badge(page)).toContainText('1');
  expect(await stored(page)).toMatchObject([{ variant: 'BM-1010-01', colour: 'RAL 7016', mounting: 'in-ground', amount: 1 }]);
  await expectNoViolations(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('QUO-10 a card of a filtered list and a found product add the matching variant', async ({ page }) => {
  await page.goto('/producten/zitmeubilair/?f.lengthMm.min=2900');
  const card = page
    .locator('main li')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Meent parkbank', exact: true }) });
  await card.getByRole('button', { name: /^Op de lijst/ }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => stored(page)).toMatchObject([{ variant: 'BM-1010-03' }]);
  await page.goto('/zoeken/?query=BM-1010-02');
  await page.getByRole('button', { name: 'Op de lijst: Meent parkbank' }).click();
  await expect.poll(() => stored(page)).toMatchObject([{ variant: 'BM-1010-03' }, { variant: 'BM-1010-02' }]);
  await expectNoViolations(page);
});
