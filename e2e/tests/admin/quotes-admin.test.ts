import AxeBuilder from '@axe-core/playwright';
import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { enterAsNewEditor } from '../../admin-users.ts';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';
import { mailTo } from '../../mails.ts';
import { fillInRequest, sendButton } from '../../quotation.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ locale: 'nl-NL' });

const email = 'offerte-verkoop@example.org';
const line = {
  ...{ uri: 'producten/zitmeubilair/meent-parkbank', title: 'Meent parkbank', category: 'Banken', productImage: '' },
  ...{ amount: 3, variant: 'BM-1010-01' },
};

/** Sends a quote request on the site. */
async function sendRequest(page: Page, id: number, project: string): Promise<void> {
  await page.goto('/offerte-aanvraag/');
  await page.evaluate(
    ([lines = '', name = '']) => {
      localStorage.setItem('productQuotation', lines);
      localStorage.setItem('quotationProject', name);
    },
    [JSON.stringify([{ ...line, id }]), project],
  );
  await page.reload();
  await expect(page.getByRole('region', { name: 'Uw lijst' })).toContainText('Meent parkbank');
  await expect(page.locator('main input[name="projectName"]')).toHaveValue(project);
  await fillInRequest(page, email, 'Volgende');
  await sendButton(page).click();
  await expect(page.getByText(/^A20\d\d-\d{5}$/)).toBeVisible();
}

test('EDT-12 an editor answers a request by template and keyboard, and follows it up', async ({ page, request }) => {
  const bench = await asEditor(request).find('products', 'articleNumber', 'BM-1010');
  for (const project of ['Verkoopproef een', 'Verkoopproef twee']) await sendRequest(page, bench, project);
  await enterAdmin(page);
  await page.goto(adminUrl('/quotes?search=Verkoopproef'));
  const rows = page.locator('.plantsoen-quotes-table tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/Verkoopproef twee.*€.*NL-noord.*Jorrit.*Nieuw/s);
  const title = page.locator('#request-title');
  await rows.first().getByRole('link').first().click();
  await expect(title).toBeFocused();
  for (const [key, project] of [
    ['j', 'een'],
    ['k', 'twee'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(title).toHaveText(`Verkoopproef ${project}`);
    await expect(title).toBeFocused();
  }
  const notes = page.getByLabel(/^Notities/);
  await notes.fill('Belt maandag terug');
  await title.click();
  await page.keyboard.press('j');
  await expect(title).toHaveText('Verkoopproef een');
  await expect(notes).toHaveValue('');
  await page.getByLabel('Status').selectOption('lost');
  await expect(page.getByText('Nog niet bewaard: kies een reden.')).toBeVisible();
  await title.click();
  await page.keyboard.press('k');
  await expect(notes).toHaveValue('Belt maandag terug');
  await page.keyboard.press('a');
  const adviser = page.locator('#request-adviser');
  await expect(adviser).toBeFocused();
  await adviser.selectOption({ label: 'Mirthe Aalderspoor' });
  await expect(page.getByText('Toegewezen aan Mirthe Aalderspoor')).toBeVisible();
  await expect(page.getByLabel('Offertebedrag, excl. btw'), 'before an answer, too').toBeVisible();
  await title.click();
  await page.keyboard.press('r');
  const template = page.getByLabel('Sjabloon');
  await expect(template).toBeFocused();
  await template.selectOption({ label: 'Offerte' });
  await expect(page.locator('mark.plantsoen-filled', { hasText: 'Jan de Wit' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Nog invullen: {levertijd}' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Versturen' });
  await expect(send).toBeDisabled();
  const text = page.getByLabel('Tekst');
  await text.fill((await text.inputValue()).replace('{levertijd}', 'zes weken'));
  await template.selectOption('');
  const replacement = page.getByRole('dialog', { name: 'Uw tekst vervangen?' });
  await replacement.getByRole('button', { name: 'Annuleren' }).click();
  await page.reload();
  await expect(text, 'the unsent text stays').toHaveValue(/De levertijd is zes weken/);
  const attached = page.locator('mark.plantsoen-filled', { hasText: '(PDF)' });
  await expect(attached).toHaveText('de lijst van uw aanvraag met richtprijzen (PDF)');
  const file = { name: 'Offerte kade.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
  await page.getByLabel('Eigen offerte').setInputFiles(file);
  await expect(attached).toHaveText('onze offerte (PDF)');
  await send.click();
  await expect(page.locator('.plantsoen-quotes-history')).toContainText('Antwoord: Onze offerte A20');
  await expect(page.getByLabel('Status')).toHaveValue('offered');
  const mail = await mailTo(email, /^Onze offerte/);
  expect(mail.text).toContain('De levertijd is zes weken');
  expect(mail.replyTo?.[0]?.address).toBe('mirthe@brinkmeent.example');
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([file.name]);
  const download = page.waitForEvent('download');
  await page.locator('.plantsoen-quotes-history').getByRole('link', { name: file.name }).click();
  expect((await download).suggestedFilename()).toBe(file.name);
  const offer = page.getByLabel('Offertebedrag, excl. btw');
  await offer.fill('1040,505');
  await expect(page.getByRole('alert').filter({ hasText: 'Hoogstens twee decimalen' })).toBeVisible();
  await offer.fill('1.040,50');
  await offer.press('Enter');
  await expect(page.getByText('Bewaard: Offertebedrag, excl. btw')).toBeVisible();
  await expect(rows.first()).toContainText('€ 1.040,50');
  await expect(page.locator('.plantsoen-quotes-history')).toContainText(
    /Offertebedrag.*€.1\.040,50.*Offerte verstuurd \(was Nieuw\)/s,
  );
  const followUp = page.getByLabel('Opvolgen op');
  await followUp.fill('2026-01-05');
  await followUp.press('Enter');
  await expect(page.getByText('Bewaard: Opvolgen op')).toBeVisible();
  await expect(rows.first()).toContainText('te laat');
  await followUp.fill('2099-01-05');
  await expect(page.getByText('Nog niet bewaard: druk op Enter of verlaat het veld.')).toBeVisible();
  await followUp.blur();
  await expect(page.getByText('Bewaard: Opvolgen op')).toBeVisible();
  await page.route('**/api/quote-requests/*?depth=0', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await followUp.fill('2099-02-05');
  await page.getByRole('link', { name: 'Alle gegevens' }).click();
  await expect(page.locator('#field-followUpOn input'), 'the form opens with the saved day').toHaveValue(/2099/);
  await expect(page.locator('#field-followUpOn input')).toHaveValue(/feb|02/i);
});

test('EDT-12 the list is sorted by its columns, and a user outside the team takes a request', async ({ page }) => {
  await enterAsNewEditor(page);
  await page.goto(adminUrl('/quotes?tab=all&search=Verkoopproef'));
  const rows = page.locator('.plantsoen-quotes-table tbody tr');
  await expect(rows).toContainText(['Verkoopproef twee', 'Verkoopproef een']);
  const head = page.getByRole('columnheader', { name: 'Oud' });
  await head.getByRole('link').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(rows).toContainText(['Verkoopproef een', 'Verkoopproef twee']);
  await head.getByRole('link').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows).toContainText(['Verkoopproef twee', 'Verkoopproef een']);
  await expect(page, 'the filter stays').toHaveURL(/tab=all&search=Verkoopproef&sort=age$/);
  const { violations } = await new AxeBuilder({ page }).include('.plantsoen-quotes-table').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await rows.first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Aan mij toewijzen' }).click();
  await expect(page.locator('.plantsoen-quotes-history')).toContainText('Toegewezen aan Noor Redacteur');
  await expect(page.getByRole('button', { name: 'Aan mij toewijzen' })).toHaveCount(0);
  await expect(page.locator('#request-adviser option:checked')).toHaveText('Noor Redacteur');
});

for (const [locale, width] of [
  ['nl-NL', 1280],
  ['de-DE', 820],
  ['nl-NL', 390],
] as const)
  test.describe(locale, () => {
    test.use({ locale });
    test(`EDT-12 axe finds no violation in list, request and figures at ${width} px, and nothing overflows`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await enterAdmin(page);
      await page.goto(adminUrl('/quotes?tab=all&search=Verkoopproef'));
      const request = await page.locator('.plantsoen-quotes-table tbody a').first().getAttribute('href');
      for (const path of ['/quotes?tab=all&search=Verkoopproef', request?.replace('/admin', '') ?? '', '/quote-figures']) {
        await page.goto(adminUrl(path));
        await page.locator('h1').first().waitFor();
        if (path !== '/quote-figures' && path.includes('request='))
          await page.locator('#request-template').selectOption({ index: 1 });
        const { violations } = await new AxeBuilder({ page }).include('.plantsoen-overview').analyze();
        expect(violations.map(({ id, nodes }) => [path, id, nodes[0]?.html.slice(0, 160)])).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        const cutOff = (tables: Element[]) => tables.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
        expect(await page.locator('.plantsoen-quote-figures').evaluateAll(cutOff)).toBe(0);
        if (path === request?.replace('/admin', ''))
          await expect(page.locator('.plantsoen-quotes-table')).toBeVisible({ visible: width === 1280 });
      }
    });
  });
