import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';
import { expect, test } from '../../browser.ts';
import { mailsTo, mailTo } from '../../mails.ts';

/** Returns an email address that no other test or run on the same stack uses. */
const newAddress = (name: string) => `${name}.${Date.now()}@post.example`;

const footerForm = (page: Page) => page.getByRole('contentinfo').locator('form');
const blockForm = (page: Page) => page.locator('main form:has([name="voornaam"])');
const field = (form: Locator, name: string) => form.locator(`[name="${name}"]`);

async function fillIn(form: Locator, email: string): Promise<void> {
  await field(form, 'voornaam').fill(' Anna ');
  await field(form, 'achternaam').fill('de Wit');
  await field(form, 'email').fill(email);
  await field(form, 'termsAndConditions').check();
}

/** Returns the address of an email's link, on the stack's host of its language. */
async function linkIn(address: string, subject: RegExp, parameter: string): Promise<string> {
  const { text = '' } = await mailTo(address, subject);
  const link = new RegExp(`https?://\\S+\\?${parameter}=[\\w.-]+`).exec(text)?.[0];
  if (!link) throw new Error(`the mail has no link to ${parameter}`);
  return link;
}

test('NWS-01 NWS-02 an empty submit shows the site’s messages, and a field shows its error on blur @desktop', async ({
  page,
}) => {
  await page.goto('/de/news/');
  const form = footerForm(page);
  // Before the idle code has loaded, the browser shows its own validation messages.
  await expect(async () => {
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toHaveText('Bitte prüfen Sie die markierten Felder.', { timeout: 2000 });
  }).toPass();
  await expect(field(form, 'voornaam')).toHaveAccessibleDescription('Dieses Feld ist erforderlich');
  await expect(field(form, 'voornaam')).toBeFocused();
  await field(form, 'email').fill('anna');
  await page.keyboard.press('Tab');
  await expect(field(form, 'email')).toHaveAccessibleDescription('Dies muss eine gültige E-Mail-Adresse sein');
  await field(form, 'email').fill('anna@example.org');
  await page.keyboard.press('Tab');
  await expect(field(form, 'email')).not.toHaveAttribute('aria-invalid');
});

test('NWS-01 NWS-02 NWS-03 NAV-08 SEC-06 @desktop the footer sign-up works with email, confirmation and unsubscription', async ({
  page,
}) => {
  const email = newAddress('footer');
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  await page.goto('/kleurenkaart/');
  const form = footerForm(page);
  expect(
    scripts.filter((url) => /enhance-form/.test(url)),
    'nothing comes before somebody enters the form',
  ).toEqual([]);

  const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
  expect(await widthOf(field(form, 'voornaam'))).toBe(168);
  expect(await widthOf(field(form, 'achternaam'))).toBe(168);
  expect(await widthOf(field(form, 'email'))).toBe(295);
  const button = form.getByRole('button', { name: 'Aanmelden', exact: true });
  expect(await widthOf(button)).toBe(159);
  await expect(form.getByRole('checkbox', { name: 'Ja, ik ga akkoord met het privacybeleid.', exact: true })).toBeVisible();
  await expect(form.getByRole('link', { name: 'privacybeleid' })).toHaveAttribute('href', '/privacy/');

  const loaded = page.waitForResponse(/enhance-form/);
  await field(form, 'email').focus();
  await loaded;
  await expect(form).toHaveJSProperty('noValidate', true);
  await field(form, 'email').fill('anna');
  await button.click();
  await expect(form.getByRole('alert')).toHaveText('Controleer de gemarkeerde velden.');
  await expect(field(form, 'voornaam')).toBeFocused();
  await expect(field(form, 'voornaam')).toHaveAccessibleDescription('Dit veld is verplicht');
  await expect(field(form, 'email')).toHaveAccessibleDescription('Dit moet een geldig e-mailadres zijn');
  await expect(field(form, 'email')).toHaveValue('anna');
  await expectAccessible(page, 'footer');

  await page.setViewportSize({ width: 1280, height: 800 });
  await fillIn(form, email);
  await page.route('**/bedankt-nieuwsbrief-abonnement/', async (route) => {
    await expect(button).toBeDisabled();
    await route.abort();
  });
  // A failure is logged to the console, which is expected here.
  await page.evaluate(() => {
    console.error = () => {};
  });
  await button.click();
  await expect(form.getByRole('alert')).toHaveText(/Uw aanmelding is niet verzonden/);
  await expect(button).toBeEnabled();
  await expect(field(form, 'email')).toHaveValue(email);
  await page.unrouteAll();

  await button.click();
  await expect(page).toHaveURL(/\/bedankt-nieuwsbrief-abonnement\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor uw aanmelding');

  const confirmation = await linkIn(email, /Bevestig/, 'confirm');
  await page.goto(confirmation);
  const confirm = page.getByRole('button', { name: 'Aanmelding bevestigen' });
  await expect(confirm).toBeVisible();
  await expect(page).toHaveTitle('Bevestig uw aanmelding – Brinkmeent');
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  await expectAccessible(page);
  await page.goto(confirmation);
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw aanmelding is bevestigd');
  expect(page.url(), 'the token has left the address').not.toContain('confirm=');

  await page.goto(confirmation);
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link is niet meer geldig');
  await expect(page).toHaveTitle('Deze link is niet meer geldig – Brinkmeent');
  await expect(blockForm(page)).toBeVisible();
  await expectAccessible(page);

  const end = await linkIn(email, /voortaan/, 'unsubscribe');
  await page.goto(end);
  await page.locator('main').getByRole('button', { name: 'Afmelden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('U bent afgemeld');
  await expect(page).toHaveTitle('U bent afgemeld – Brinkmeent');
  await expectAccessible(page);

  const { pathname, search } = new URL(end);
  const atOnce = await page.request.post(pathname + search, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(atOnce.status(), 'a mail program may say so once more').toBe(200);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('NAV-08 BLK-13 @desktop the English footer has no sign-up, but the block of its home page has one', async ({ page }) => {
  await page.goto('/en/');
  await expect(footerForm(page)).toHaveCount(0);
  const form = blockForm(page);
  const email = newAddress('english');
  await fillIn(form, email);
  await expect(form, 'its script has come').toHaveJSProperty('noValidate', true);
  await form.getByRole('checkbox', { name: 'Yes, I agree to the privacy policy.', exact: true }).check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/en\/thanks-newsletter-subscription\/$/);
  expect((await mailTo(email)).subject).toBe('Confirm your newsletter sign-up');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('NWS-02 BLK-13 SEC-06 @desktop the block works through the server, keeps typed text, and is confirmed', async ({
    page,
  }) => {
    const email = newAddress('ohne');
    await page.goto('/de/');
    await expect(footerForm(page)).toHaveCount(1);
    const form = blockForm(page);
    await fillIn(form, email);
    await form.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zum Newsletter anmelden');
    await expect(field(form, 'email')).toHaveValue(email);
    await expect(field(form, 'voornaam')).toHaveValue('Anna');
    await expect(field(form, 'termsAndConditions')).toBeChecked();

    await field(form, 'achternaam').fill('<b>');
    await form.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(field(form, 'achternaam')).toHaveAccessibleDescription('Dieses Feld darf nur Buchstaben enthalten');
    await expect(field(form, 'achternaam')).toHaveValue('<b>');

    await field(form, 'achternaam').fill('Weiß');
    await form.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).toHaveURL(/\/de\/danke-newsletter-abonnement\/$/);
    await page.goto(await linkIn(email, /Bestätigen/, 'confirm'));
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Anmeldung ist bestätigt');
    await expect(page).toHaveTitle('Ihre Anmeldung ist bestätigt – Brinkmeent');
  });
});
