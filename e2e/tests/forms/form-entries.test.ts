import type { Page } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';
import { expect, test } from '../../browser.ts';
import { formOf } from '../../form-filler.ts';
import { connectBy } from '../../page-watch.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const input = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]:not([type="hidden"])`);
const stored = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

test('FRM-07 @desktop typed values survive navigation, except for secret ones, until the form is sent', async ({ page }) => {
  await page.goto('/over-ons/werken-bij/open-sollicitatie/');
  await input(page, 'name.firstName').fill('Anna');
  await input(page, 'department').selectOption('wood');
  await input(page, 'keepOneYear').check();
  await input(page, 'letter').fill('Alleen voor uw ogen');
  await input(page, 'phone').fill('0570 12 34 56');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await input(page, 'message').fill('Een lat is gebroken.');
  expect(await stored(page)).toContain('Anna');
  for (const secret of ['Alleen voor uw ogen', '0570 12 34 56']) expect(await stored(page)).not.toContain(secret);

  await page.goBack();
  await expect(input(page, 'name.firstName')).toHaveValue('Anna');
  await expect(input(page, 'department')).toHaveValue('wood');
  await expect(input(page, 'keepOneYear')).toBeChecked();
  await expect(input(page, 'letter')).toHaveValue('');

  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(input(page, 'message')).toHaveValue('Een lat is gebroken.');
  await input(page, 'subject').selectOption('other');
  await input(page, 'name').fill('Anna de Vries');
  await input(page, 'email').fill(`back.${Date.now()}@forms.example`);
  await formOf(page).getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Dank u, uw bericht is aangekomen.')).toBeVisible();
  expect(await stored(page)).not.toContain('Een lat is gebroken.');
  await page.reload();
  await expect(input(page, 'message')).toHaveValue('');
});

test('CON-05 FRM-03 colours of the chart and of a product link to the form for samples, which accepts six', async ({ page }) => {
  const pick = async (colour: RegExp) => {
    await page.goto('/kleurenkaart/');
    await page.getByRole('button', { name: colour }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Staal aanvragen' }).click();
  };
  const box = (name: string) => formOf(page).getByRole('checkbox', { name });
  await pick(/RAL 7016/);
  await expect(box('RAL 7016')).toBeChecked();
  await expect(formOf(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(input(page, 'otherColour')).toBeHidden();

  await page.goto('/producten/zitmeubilair/meent-parkbank/?colour=RAL');
  await page.getByRole('link', { name: 'Staal van deze kleur aanvragen' }).click();
  await expect(input(page, 'otherColour')).toBeVisible();
  await input(page, 'otherColour').fill('RAL 6013');
  await pick(/DB 701/);
  await expect(input(page, 'otherColour')).toHaveValue('RAL 6013, DB 701');
  await expect(box('RAL 7016'), 'picked before').toBeChecked();

  for (const name of ['RAL 7022', 'RAL 7024', 'RAL 6009', 'RAL 6012']) await box(name).check();
  const frame = formOf(page).locator('[data-field="samples"]');
  await expect(frame.getByRole('status')).toHaveText('6 van 6 gekozen');
  await box('RAL 9005').check();
  await expect(frame.getByText('Kies er ten hoogste 6')).toBeVisible();
  await expectAccessible(page, 'form:has([name="form.handle"])');
  await formOf(page).getByRole('button', { name: 'Stalen aanvragen' }).click();
  await expect(formOf(page).getByRole('alert')).toContainText('Kies er ten hoogste 6');
  await box('RAL 7022').uncheck();
  await expect(frame.getByText('Kies er ten hoogste 6')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('FRM-03 @desktop the server also refuses more than six samples, with a message', async ({ page }) => {
    await page.goto('/de/service/muster/');
    for (const box of (await input(page, 'samples').all()).slice(0, 7)) await box.check();
    await formOf(page).getByRole('button', { name: 'Muster bestellen' }).click();
    await expect(formOf(page).getByRole('alert')).toContainText('Bitte wählen Sie höchstens 6 aus');
    await expect(formOf(page).getByRole('checkbox', { checked: true })).toHaveCount(7);
  });
});
