import type { Page } from '@playwright/test';
import { expectAccessible, expectNoViolations } from '../../axe.ts';
import { expect, locales, test } from '../../browser.ts';
import { mailTo } from '../../mails.ts';
import { connectBy } from '../../page-watch.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const newAddress = (name: string) => `${name}.${Date.now()}@forms.example`;
const formOf = (page: Page) => page.locator('form:has([name="form.handle"])');
const input = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]:not([type="hidden"])`);
const button = (page: Page, name: string) => formOf(page).getByRole('button', { name, exact: true });
/** Returns the container of a field, with its label, notes and error. */
const frame = (page: Page, handle: string) => formOf(page).locator(`[data-field="${handle}"]`);

const contact = {
  nl: {
    path: '/contact/',
    form: 'Stuur een bericht',
    send: 'Versturen',
    letters: 'Dit veld mag alleen letters bevatten',
    numbers: 'Dit veld mag alleen cijfers bevatten',
    phone: 'Dit moet een geldig telefoonnummer zijn',
    email: 'Dit moet een geldig e-mailadres zijn',
    error: 'Fout: Bericht - Schrijf kort waar het om gaat',
    sent: 'Dank u, uw bericht is aangekomen.',
  },
  en: {
    path: '/contact/',
    form: 'Send a message',
    send: 'Send',
    letters: 'This field can only contain letters',
    numbers: 'This field can only contain numbers',
    phone: 'This must be a valid phone number',
    email: 'This must be a valid e-mail address',
    error: 'Error: Message - Please write briefly what it is about',
    sent: 'Thank you, your message has arrived.',
  },
  de: {
    path: '/kontakt/',
    form: 'Nachricht senden',
    send: 'Senden',
    letters: 'Dieses Feld darf nur Buchstaben enthalten',
    numbers: 'Dieses Feld darf nur Ziffern enthalten',
    phone: 'Dies muss eine gültige Telefonnummer sein',
    email: 'Dies muss eine gültige E-Mail-Adresse sein',
    error: 'Fehler: Nachricht - Bitte schreiben Sie kurz, worum es geht',
    sent: 'Vielen Dank, Ihre Nachricht ist angekommen.',
  },
};

for (const { code, prefix } of locales) {
  const words = contact[code];

  test(`CON-06 FRM-05 FRM-06 FRM-08 FRM-12 @desktop the contact form in ${code} reports errors and emails its sender`, async ({
    page,
  }) => {
    const email = newAddress(`contact-${code}`);
    await page.goto(prefix + words.path);
    await expect(page.getByRole('form', { name: words.form })).toBeVisible();
    await input(page, 'subject').selectOption('part');
    await expect(frame(page, 'typePlate')).toBeVisible();
    await expect(frame(page, 'visitDate')).toBeHidden();
    for (const [name, wrong, problem] of [
      ['name', 'R2D2', words.letters],
      ['phone', 'zero', words.numbers],
      ['phone', '12', words.phone],
      ['email', 'anna@', words.email],
    ] as const) {
      await input(page, name).fill(wrong);
      await expect(frame(page, name).getByText(problem)).toBeHidden();
      await input(page, name).press('Tab');
      await expect(frame(page, name).getByText(problem)).toBeVisible();
      await expect(input(page, name)).toHaveAccessibleDescription(problem);
      await expect(input(page, name)).toHaveAttribute('aria-invalid', 'true');
    }
    await input(page, 'name').fill('Anna de Vries-Müller');
    await expect(frame(page, 'name').getByText(words.letters)).toBeHidden();
    await input(page, 'phone').fill('(0570) 12 34-56');
    await input(page, 'email').fill(email);

    await button(page, words.send).click();
    const alert = formOf(page).getByRole('alert');
    await expect(alert).toContainText(words.error);
    await expect(input(page, 'message')).toBeFocused();
    if (code === 'de') await expectAccessible(page, 'form:has([name="form.handle"])');

    await input(page, 'message').fill('Een lat is gebroken.');
    await button(page, words.send).click();
    const message = page.getByRole('status').filter({ hasText: words.sent });
    await expect(message).toBeFocused();
    await expect(formOf(page)).toHaveCount(0);
    if (code === 'en') await expectNoViolations(page, 'main');
    await mailTo(email);
  });
}

test('FRM-04 FRM-08 FRM-10 @desktop two pages of a form work by keyboard and keep values, without axe violations', async ({
  page,
}) => {
  const part = 'form:has([name="form.handle"])';
  await page.goto('/service/advies/');
  const progress = formOf(page).getByRole('progressbar');
  await expect(progress).toHaveAttribute('aria-valuenow', '50');
  await button(page, 'Volgende').press('Enter');
  await expect(input(page, 'subject')).toBeFocused();
  await expect(frame(page, 'channel').getByText('Kies hoe u wilt overleggen')).toBeVisible();
  await expectAccessible(page, part);

  await input(page, 'subject').selectOption('custom');
  const status = formOf(page).getByRole('status');
  await expect(status.filter({ hasText: 'Nieuw veld: Tekening of schets' })).toHaveCount(1);
  const files = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `${index}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    }));
  await input(page, 'drawing').setInputFiles(files(4));
  await expect(frame(page, 'drawing').getByText('U kunt niet meer dan 3 bestanden uploaden.')).toBeVisible();
  await expect(frame(page, 'drawing').getByRole('listitem')).toHaveCount(0);
  await input(page, 'drawing').setInputFiles(files(2));
  await frame(page, 'drawing').getByRole('button', { name: '0.pdf weghalen' }).click();
  await expect(frame(page, 'drawing').getByRole('listitem')).toHaveText([/^1\.pdf/]);

  await formOf(page).getByRole('radio', { name: 'Videogesprek' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(formOf(page).getByRole('radio', { name: 'Op locatie' })).toBeChecked();
  await input(page, 'siteTown').fill('Deventer');
  await expectAccessible(page, part);
  await input(page, 'siteTown').press('Enter');

  const second = formOf(page).getByRole('group', { name: 'Pagina 2 van 2: Uw gegevens' });
  await expect(second).toBeFocused();
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
  await input(page, 'name.firstName').fill('Noor');
  await expectAccessible(page, part);
  await button(page, 'Terug').click();
  await expect(input(page, 'siteTown')).toHaveValue('Deventer');
  await expect(frame(page, 'drawing').getByRole('listitem')).toHaveText([/^1\.pdf/]);
  await formOf(page).getByRole('button', { name: '2 Uw gegevens' }).click();
  await expect(input(page, 'name.firstName')).toHaveValue('Noor');
  await button(page, 'Gesprek aanvragen').click();
  await expect(input(page, 'name.lastName')).toBeFocused();
  await expect(formOf(page).getByRole('alert')).toContainText('Fout: Achternaam - Vul uw achternaam in.');
  await formOf(page).getByRole('alert').getByRole('link', { name: 'Regio' }).click();
  await expect(input(page, 'region')).toBeFocused();
  await expectAccessible(page, part);
});

test('FRM-09 @desktop a word limit stops typing, and text typed before hydration stays', async ({ page }) => {
  await page.goto('/veelgestelde-vragen/', { waitUntil: 'commit' });
  const question = input(page, 'question');
  await question.fill('Getypt voor het leeft');
  await expect(frame(page, 'question')).toContainText('4 van 150 woorden');
  await expect(question).toHaveValue('Getypt voor het leeft');
  await question.fill(`${'woord '.repeat(150)}te veel`);
  await expect(question).toHaveValue('woord '.repeat(150));
  await expect(frame(page, 'question')).toContainText('150 van 150 woorden');
});

test('CON-04 @desktop the question form is below the questions, in their column', async ({ page }) => {
  await page.goto('/veelgestelde-vragen/');
  const [form, list] = [formOf(page), page.getByRole('main').locator('details').last()];
  const [below, above] = [await form.boundingBox(), await list.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  expect(below?.x).toBe(above?.x);
  expect(below?.width).toBe(above?.width);
  await expectAccessible(page, 'form:has([name="form.handle"])');
});

test('BLK-14 without scripts a form shows all conditional fields, at every width', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/contact/');
  await expect(frame(page, 'typePlate')).toBeVisible();
  await expect(frame(page, 'visitDate')).toBeVisible();
  await expect(frame(page, 'message').getByText('tekens')).toBeHidden();
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth).catch(() => 390);
  expect(scrolled).toBeLessThanOrEqual(390);
  await context.close();
});
