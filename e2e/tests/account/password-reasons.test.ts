import { randomInt } from 'node:crypto';
import { expect, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

test('ACC-01 a refused password gets its own reason at the form @desktop', async ({ page }) => {
  await connectBy(page, { saveData: true });
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.9.${randomInt(256)}.${randomInt(1, 255)}` });
  await page.goto('/registreren/');
  const main = page.getByRole('main');
  const password = main.getByLabel('Wachtwoord', { exact: false }).first();
  for (const [label, text] of [
    ['Voornaam', 'Anneke'],
    ['Achternaam', 'de Wit'],
    ['Bedrijf', 'Bureau Groen'],
    ['Telefoonnummer', '0570 12 34 56'],
    ['E-mailadres', 'anneke@example.org'],
  ] as const)
    await main.getByLabel(label, { exact: false }).first().fill(text);
  await main.getByRole('checkbox').check();
  for (const [typed, reason] of [
    ['Parkbank-2026-zuid', 'twee bekende woorden'],
    ['Welkom2026!', 'een woord dat in veel wachtwoorden staat'],
    ['asdfghjkl123', 'rij toetsen of cijfers'],
    ['Anneke-2026', 'bevat uw naam'],
    ['Welkom-Brinkmeent', 'bevat onze bedrijfsnaam'],
  ] as const) {
    await password.fill(typed);
    await main.getByRole('button', { name: /aanvragen|registreren/i }).click();
    await expect(main.getByText(reason).first(), typed).toBeVisible();
    await expect(password, typed).toHaveAttribute('aria-invalid', 'true');
  }
});
