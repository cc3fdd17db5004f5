import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoViolations } from '../../axe.ts';
import { expect, otherVisitor, test, untilStarted, unwatched } from '../../browser.ts';
import { mailTo } from '../../mails.ts';
import { logIn, newAccount, sharedAccount } from '../../member.ts';
import { connectBy, noteOverlay } from '../../page-watch.ts';

test.use({ visitor: 'both' });
test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const says = (page: Page, text: string) => expect(main(page).getByRole('status').filter({ hasText: text })).toBeVisible();
const storedUser = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? 'null'));

// The failed request is logged to the console.
unwatched(
  'PAG-05 ACC-01 ACC-04 ERR-05 a log-in is sent once under the overlay, and a failed one keeps the typed text @desktop',
  async ({ page, context }) => {
    const { email, password } = await sharedAccount();
    await page.addInitScript(noteOverlay);
    await page.goto('/aanmelden/');
    await button(page, 'Inloggen').click();
    await expect(page.locator('#logIn-email')).toBeFocused();
    await expect(page.locator('#logIn-email')).toHaveAccessibleDescription('Dit veld is verplicht');
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('#logIn-email').fill(email);
    await page.locator('#logIn-password').fill('not the password');
    await button(page, 'Tonen: Wachtwoord').click();
    await expect(page.locator('#logIn-password')).toHaveAttribute('type', 'text');
    const overlay = page.locator('[data-overlay]');
    let sent = 0;
    await page.route('**/aanmelden/', async (route) => {
      sent += 1;
      await expect(overlay.locator('img')).toHaveCSS('opacity', '1');
      await route.continue();
    });
    await button(page, 'Inloggen').dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'U wordt ingelogd' })).toBeAttached();
    await expect(page.locator('body > [inert]').first()).toBeAttached();
    await expect(page.locator('#logIn-password')).toHaveAttribute('type', 'password');
    await expect(main(page).getByRole('alert')).toBeFocused();
    await expect(main(page).getByRole('alert')).toHaveText('Wij konden u met deze gegevens niet inloggen');
    await expect(overlay).toHaveCount(0);
    await expect(page.locator('body > [inert]')).toHaveCount(0);
    expect(sent).toBe(1);
    const { shown, logo, ending, gone } = await page.evaluate(
      () => (window as never as { overlay: Record<string, number> }).overlay,
    );
    expect(Number(logo) - Number(shown)).toBeGreaterThan(1050);
    expect(Number(gone) - Number(ending)).toBeGreaterThan(850);
    await page.unrouteAll();
    await page.route('**/aanmelden/', (route) => route.abort());
    await page.locator('#logIn-password').fill(password);
    await button(page, 'Inloggen').click();
    await expect(main(page).getByRole('alert')).toHaveText('Oeps, er is iets misgegaan');
    await expect(page.locator('#logIn-email')).toHaveValue(email);
    await expect(page.locator('#logIn-password')).toHaveValue(password);
    await page.unrouteAll();
    await page.goto('/aanmelden/?return=true&path=%2Foffertelijst%2F');
    await page.locator('#logIn-email').fill(email);
    await page.locator('#logIn-password').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/offertelijst/');
    await expect(page.locator('header').getByRole('link', { name: 'Mijn account' }).first()).toBeVisible();
    await context.clearCookies();
  },
);

test('PAG-02 PAG-05 PAG-10 ACC-06 ACC-07 ACC-12 NAV-04 pages show the member until a log-out in any tab @desktop', async ({
  page,
  context,
}) => {
  const account = await newAccount();
  await logIn(context, account);
  await page.goto('/account/');
  await expect.poll(() => storedUser(page)).not.toBeNull();
  const { id, ...kept } = await storedUser(page);
  expect(id).toBeGreaterThan(0);
  const names = { firstName: 'Lid', lastName: 'Testers', fullName: 'Lid Testers', company: 'Gemeente Proef' };
  const { email } = account;
  expect(kept).toEqual({ ...names, email, phoneNumber: '0570 12 34 56', website: null, favoriteProducts: [] });
  const menu = main(page).getByRole('navigation', { name: 'Mijn account' });
  await expect(menu.getByRole('listitem')).toHaveText([
    'Profiel',
    'Wachtwoord wijzigen',
    'Favorieten00 producten',
    'Offertelijst00 producten',
    'Uitloggen',
  ]);
  await expect(page.locator('header').getByText('Voor leden: prijslijst 2027').first()).toBeAttached();
  await page.evaluate(() => sessionStorage.setItem('typed /contact/ contact', '{}'));
  const other = await context.newPage();
  await other.goto('/producten/');
  await expect(main(other)).toContainText('€');
  await expect.poll(() => storedUser(other)).not.toBeNull();
  await page.bringToFront();
  const logOut = menu.getByRole('button', { name: 'Uitloggen' });
  await untilStarted(page);
  await page.route('**/account/', async (route) => {
    await expect(page.locator('[data-overlay]')).toBeVisible();
    const response = await route.fetch();
    // The other tab may learn that the session has ended before this tab receives the answer to its log-out.
    await other.evaluate(() => localStorage.setItem('session', 'guest of the other tab'));
    await route.fulfill({ response });
  });
  await logOut.click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^(user|typed )/.test(key)))).toEqual([]);
  await expect(other.locator('header').getByRole('link', { name: 'Inloggen' }).first()).toBeAttached();
  await expect(main(other)).not.toContainText('€');
  expect(await storedUser(other)).toBeNull();
  await expect(other.locator('header').getByText('Voor leden: prijslijst 2027')).toHaveCount(0);
});

test('ACC-09 SEC-10 a member ends sessions, exports data, changes the address and deletes the account @desktop', async ({
  page,
  context,
  browser,
}) => {
  const account = await newAccount();
  const elsewhere = await otherVisitor(browser);
  await logIn(elsewhere.context(), account);
  await logIn(context, account);
  await page.goto('/account/');
  const sessions = main(page).getByRole('region', { name: 'Waar u bent ingelogd' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'Dit apparaat' })).toHaveCount(1);
  await sessions.getByRole('button').click();
  await says(page, 'Het apparaat is uitgelogd');
  await expect(sessions).toHaveCount(1);
  await elsewhere.close();

  const download = page.waitForEvent('download');
  await button(page, 'Gegevens downloaden (JSON)').click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(account.email);

  const email = `nieuw-${account.email}`;
  const password = main(page).locator('#profile-currentPassword');
  await expect(password).toBeHidden();
  await page.locator('#profile-email').fill(email);
  await password.fill('not the password');
  await button(page, 'Opslaan').click();
  await expect(password).toHaveAccessibleDescription(/Dit is niet uw huidige wachtwoord/);
  await expectNoViolations(page, 'main', 'refused profile');
  await password.fill(account.password);
  await button(page, 'Opslaan').click();
  await says(page, 'Opgeslagen. Wij hebben een e-mail naar uw nieuwe adres gestuurd');
  await expect(main(page)).toContainText(`Uw nieuwe adres ${email} geldt zodra`);
  const { text = '' } = await mailTo(email);
  const { pathname, search } = new URL(/https?:\S+[?&]email=[\w.~-]+/.exec(text)?.[0] ?? '');
  await page.goto(pathname + search);
  await button(page, 'E-mailadres bevestigen').click();
  await says(page, 'Uw nieuwe e-mailadres is bevestigd');
  await untilStarted(page);
  await expect(page.locator('#profile-email')).toHaveValue(email);

  await main(page).getByText('Account verwijderen').click();
  await page.locator('#deleteAccount-password').fill(account.password);
  await button(page, 'Account definitief verwijderen').click();
  await page.waitForURL(/\/aanmelden\//);
  await says(page, 'Uw account is verwijderd');
  expect(await storedUser(page)).toBeNull();
});
