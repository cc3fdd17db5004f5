import { expectNoViolations } from '../../axe.ts';
import { expect, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

test('CON-08 the contact page finds the adviser of a postcode, and later pages show the person', async ({ page }) => {
  await page.goto('/contact/');
  const finder = page.getByRole('region', { name: 'Uw adviseur' });
  await expectNoViolations(page, '#adviser');
  await finder.getByRole('textbox', { name: 'Postcode van uw project' }).fill('7411 ab');
  await finder.getByRole('button', { name: 'Zoek adviseur' }).click();
  await expect(finder.getByRole('heading', { name: 'Jorrit van Speldenburg' })).toBeVisible();
  await expect(finder).toContainText('Regio Noord');
  await expect(finder.getByRole('link', { name: 'jorrit@brinkmeent.example' })).toBeVisible();
  await expect(page).toHaveURL(/\/contact\/\?country=NL&postcode=7411\+ab$/);
  await expectNoViolations(page, '#adviser');
  const marked = page.getByRole('listitem').filter({ hasText: 'Uw adviseur' });
  await expect(marked.getByRole('heading')).toHaveText('Jorrit van Speldenburg');
  await finder.getByRole('textbox', { name: 'Postcode van uw project' }).fill('5611');
  await page.keyboard.press('Enter');
  await expect(marked.getByRole('heading')).toHaveText('Mirthe Aalderspoor');
  await expectNoViolations(page);
  await finder.getByRole('textbox', { name: 'Postcode van uw project' }).fill('7411 ab');
  await page.keyboard.press('Enter');
  await expect(marked.getByRole('heading')).toHaveText('Jorrit van Speldenburg');
  await page.goto('/producten/zitmeubilair/meent-parkbank/');
  await expect(page.getByText('Uw adviseur voor 7411 AB: Jorrit van Speldenburg')).toBeVisible();
});

test('CON-08 a postcode that does not exist is explained, and stays in its field', async ({ page }) => {
  await page.goto('/contact/');
  const finder = page.getByRole('region', { name: 'Uw adviseur' });
  const field = finder.getByRole('textbox', { name: 'Postcode van uw project' });
  await field.fill('0999');
  await field.press('Enter');
  await expect(finder).toContainText('Postcode 0999 bestaat niet in Nederland.');
  await expect(field).toHaveValue('0999');
  await expect(finder.getByRole('link', { name: /^Bel / })).toBeVisible();
  await expectNoViolations(page, '#adviser');
});

test('CON-08 the quote request shows the adviser of the place in the form', async ({ page }) => {
  await page.goto('/offerte-aanvraag/');
  const adviser = page.getByRole('region', { name: 'Uw adviseur' });
  await expect(adviser.getByRole('link', { name: 'Vind uw adviseur' })).toHaveAttribute('href', '/contact/#adviser');
  await page.getByLabel('Postcode en plaats van het werk').fill('5611 AB Eindhoven');
  await page.locator('select[name="siteCountry"]').selectOption('NL');
  await expect(adviser.getByRole('heading', { name: 'Mirthe Aalderspoor' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CON-08 the adviser is found by the address in every language', async ({ page }) => {
    await page.goto('/en/contact/');
    await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('AT');
    await page.getByRole('button', { name: 'Find adviser' }).click();
    await expect(page.getByRole('heading', { name: 'Tjalf Brandekoog' }).first()).toBeVisible();
    await page.goto('/de/kontakt/?country=NL&postcode=');
    await expect(page.getByRole('region', { name: 'Ihre Beratung' })).toContainText('Postleitzahl Ihres Projekts ein');
    await page.goto('/contact/?country=FR&postcode=75001');
    await expect(page.getByRole('region', { name: 'Uw adviseur' })).toContainText('Kies een land uit de lijst');
  });
});
