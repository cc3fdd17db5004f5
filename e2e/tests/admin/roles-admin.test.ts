import { expect as playwrightExpect, test } from '@playwright/test';
import { createUser, invitationLink } from '../../admin-users.ts';
import { expectNoViolations } from '../../axe.ts';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';
import { testStack } from '../../stack.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });
const password = 'rietkraag in de mist';

const texts = {
  nl: {
    invite: 'Iemand uitnodigen',
    name: 'Naam',
    email: 'E-mailadres',
    send: 'Uitnodiging versturen',
    sent: 'De uitnodiging is verstuurd aan',
    state: 'Uitgenodigd, tot',
    choose: 'Kies uw wachtwoord',
    password: 'Wachtwoord',
    save: 'Bewaar wachtwoord',
    weak: 'Kies een wachtwoord van 12 tot 128 tekens.',
    logIn: 'Inloggen',
    expired: 'Deze uitnodiging geldt niet meer',
  },
  de: {
    invite: 'Jemanden einladen',
    name: 'Name',
    email: 'E-Mail-Adresse',
    send: 'Einladung senden',
    sent: 'Die Einladung wurde gesendet an',
    state: 'Eingeladen, bis',
    choose: 'Wählen Sie Ihr Passwort',
    password: 'Passwort',
    save: 'Passwort speichern',
    weak: 'Wählen Sie ein Passwort mit 12 bis 128 Zeichen.',
    logIn: 'Anmelden',
    expired: 'Diese Einladung gilt nicht mehr',
  },
} as const;

for (const language of ['nl', 'de'] as const)
  test.describe(language, () => {
    test.use({ locale: language });

    test(`EDT-10 an invitation is sent, accepted from the email, and works once (${language})`, async ({ page }) => {
      const words = texts[language];
      const email = `sales-${language}@example.org`;
      await enterAdmin(page);
      await page.goto(adminUrl('/collections/users'));
      await page.getByText(words.invite).click();
      const form = page.locator('.plantsoen-invite');
      await form.getByLabel(words.name, { exact: true }).fill('Saskia Vermeer');
      await form.getByLabel(words.email).fill(email);
      await form.locator('select[name="role"]').selectOption('sales');
      await expectNoViolations(page, '.plantsoen-invite');
      await form.getByRole('button', { name: words.send }).click();
      await expect(form.getByRole('status')).toContainText(`${words.sent} ${email}`);
      await expect(page.getByRole('row', { name: email })).toContainText(words.state);

      const link = await invitationLink(email);
      await page.context().clearCookies();
      await page.goto(link);
      await expect(page.getByRole('heading', { name: words.choose })).toBeVisible();
      await expectNoViolations(page, '.plantsoen-invitation');
      const field = page.getByLabel(words.password, { exact: true });
      await field.fill('te kort');
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByText(words.weak)).toBeVisible();
      await field.fill(password);
      await page.getByRole('button', { name: words.save }).click();
      await page.getByRole('link', { name: words.logIn }).click();
      await page.locator('#field-email').fill(email);
      await page.locator('#field-password').fill(password);
      await page.getByRole('button', { name: words.logIn }).click();
      await expect(page.locator('.plantsoen-dashboard')).toBeVisible();
      await page.goto(link);
      await expect(page.getByText(words.expired)).toBeVisible();
    });
  });

test.describe('in Dutch', () => {
  test.use({ locale: 'nl' });

  test('EDT-10 a translator sees texts of own languages as editable, and nothing else', async ({ page }) => {
    const { adminOrigin } = testStack();
    const account = { email: 'vertaler@example.org', name: 'Vera Taal', role: 'translator', languages: ['de'], password };
    await createUser(page.request, account);
    const id = await asEditor(page.request).find('products', 'articleNumber', 'BM-1010');
    const data = { email: account.email, password };
    await page.request.post(`${adminOrigin}/api/users/login`, { headers: { origin: adminOrigin }, data });
    await page.goto(adminUrl(''));
    await expect(page.locator('.plantsoen-tasks a')).toHaveCount(2);
    await expect(page.locator('.plantsoen-greeting').getByRole('link')).toHaveCount(0);
    await expectNoViolations(page, '.plantsoen-dashboard');
    const menu = page.locator('.nav');
    await expect(menu.getByRole('link', { name: 'Producten' })).toHaveCount(1);
    for (const hidden of ['Offerteaanvragen', 'Leden', 'Gebruikers', 'Prijzen', 'Omleidingen', 'Achtergrondtaken'])
      await expect(menu.getByRole('link', { name: hidden })).toHaveCount(0);

    await page.goto(adminUrl(`/collections/products/${id}?locale=de`));
    await expect(page.locator('#field-title')).toBeEnabled();
    await expect(page.locator('#field-articleNumber')).toBeDisabled();
    await expect(page.locator('#action-save')).toBeVisible();
    await expect(page.getByRole('link', { name: /Nieuw(e)? aanmaken/ })).toHaveCount(0);
    await page.goto(adminUrl(`/collections/products/${id}?locale=nl`));
    await expect(page.locator('#field-title')).toBeDisabled();
    await expect(page.locator('#action-save')).toHaveCount(0);
    await page.goto(adminUrl(`/collections/products/${id}/translate?locale=en`));
    await expect(page.getByText('U vertaalt niet in deze taal')).toBeVisible();
    await page.goto(adminUrl(`/collections/products/${id}`));
    await expect(page).toHaveURL(/[?&]locale=de/);
    await expect(page.locator('#field-title')).toBeEnabled();
    await page.locator('.tabs-field__tab-button', { hasText: 'Varianten' }).click();
    await expect(page.locator('.relationship-table tbody')).toContainText('BM-1010-01');
    await expect(page.locator('.relationship-table')).not.toContainText(/Prijs|€ ?\d/);
    await page.goto(adminUrl('/prices'));
    await expect(page.getByRole('status').filter({ hasText: 'Die pagina is er niet voor uw rol.' })).toBeVisible();
  });
});

test.describe('a disabled account', () => {
  test.use({ locale: 'nl-NL' });
  test('EDT-10 an administrator disables a colleague, who is logged out and cannot log in', async ({
    page,
    request,
    browser,
  }) => {
    const person = { email: `weg-${Date.now()}@example.org`, name: 'Wim Weg', password, role: 'editor' };
    const id = await createUser(request, person);
    const context = await browser.newContext({ locale: 'nl-NL' });
    const colleague = await context.newPage();
    const logIn = async () => {
      await colleague.goto(adminUrl('/login'));
      await colleague.locator('#field-email').fill(person.email);
      await colleague.locator('#field-password').fill(password);
      await colleague.getByRole('button', { name: 'Inloggen' }).click();
    };
    await logIn();
    await expect(colleague.getByRole('heading', { level: 1 })).toContainText('Wim');
    await enterAdmin(page);
    await page.goto(adminUrl(`/collections/users/${id}`));
    await page.getByLabel('Geblokkeerd').check();
    await page.locator('#action-save').click();
    await expect.poll(async () => (await asEditor(request).read('users', id)).isDisabled).toBe(true);
    await colleague.goto(adminUrl('/collections/pages'));
    await expect(colleague.getByRole('button', { name: 'Inloggen' })).toBeVisible();
    await logIn();
    await expect(colleague.getByText('Dit account is geblokkeerd.')).toBeVisible();
    await page.goto(adminUrl('/collections/users'));
    await expect(page.getByRole('row', { name: person.email })).toBeVisible();
    await context.close();
    await asEditor(request).remove('users', id);
  });
});
