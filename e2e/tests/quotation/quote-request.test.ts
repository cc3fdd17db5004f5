import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible, expectNoViolations } from '../../axe.ts';
import { expect, test } from '../../browser.ts';
import { mailsTo, mailTo } from '../../mails.ts';
import { connectBy, noteOverlay } from '../../page-watch.ts';
import { fillInRequest, put, rows, sendButton, stored } from '../../quotation.ts';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const bench = {
  ...{ id: 1, uri: 'producten/zitmeubilair/meent-parkbank', title: 'Meent parkbank', category: 'Banken', productImage: '' },
  ...{ amount: 3, remark: 'Langs de westroute' },
};
const keep = (page: Page, lines: unknown[] = [bench]) =>
  page.addInitScript((text) => {
    if (localStorage.getItem('productQuotation') === null) localStorage.setItem('productQuotation', text);
  }, JSON.stringify(lines));

async function textOf(pdf: Uint8Array): Promise<string> {
  return (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text;
}

test('QUO-08 PAG-05 a request is sent once with its list, which is emptied in all tabs; emails have the number and a PDF', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await put(page);
  await page.goto('/offertelijst/');
  await page.getByRole('textbox', { name: 'Opmerking bij Meent parkbank' }).fill('Langs de westroute');
  await page.getByRole('textbox', { name: 'Naam van het project' }).fill('Brinkpark Oost');
  await page.getByRole('textbox', { name: 'Plaats', exact: true }).fill('7411 Deventer');
  await page.getByLabel('Datum aanbesteding').fill('2027-02-01');
  await page.keyboard.press('Tab');
  const other = await context.newPage();
  await other.goto('/offertelijst/');
  await expect(rows(other)).toHaveCount(1);
  await page.bringToFront();
  await page.addInitScript(noteOverlay);
  await page.goto('/offerte-aanvraag/');
  await expect(page.getByRole('region', { name: 'Uw lijst' })).toContainText('Langs de westroute');
  await expect(page.locator('main input[name="projectName"]')).toHaveValue('Brinkpark Oost');
  await expect(page.locator('main input[name="siteTown"]')).toHaveValue('7411 Deventer');
  await page.locator('main select[name="phase"]').selectOption('tender');
  await expect(page.locator('main input[name="tenderDate"]')).toHaveValue('2027-02-01');
  await page.locator('main input[name="siteTown"]').fill('7412 Deventer');
  await page.reload();
  await expect(page.locator('main input[name="siteTown"]')).toHaveValue('7412 Deventer');
  await expectNoViolations(page, 'main');
  const email = 'offerte-nl@example.org';
  await fillInRequest(page, email, 'Volgende');
  const overlay = page.locator('[data-overlay]');
  await page.route('**/offerte-aanvraag/', async (route) => {
    await expect(overlay.locator('img')).toHaveCSS('opacity', '1');
    await route.continue();
  });
  await sendButton(page).dblclick();
  await expect(overlay).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Uw aanvraag wordt verzonden' })).toBeAttached();
  const number = await page.getByText(/^A20\d\d-\d{5}$/).innerText();
  await expect(overlay).toHaveCount(0);
  const { shown, logo, ending, gone } = await page.evaluate(() => Object(window).overlay as Record<string, number>);
  expect(Number(logo) - Number(shown)).toBeGreaterThan(1050);
  expect(Number(gone) - Number(ending)).toBeGreaterThan(850);
  await expect(page.getByText(number)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main')).not.toContainText('Is de lijst leeg');
  await expect(page.getByRole('main')).toContainText('De verzonden regels staan niet meer op uw offertelijst.');
  expect(await stored(page)).toEqual([]);
  await expect(other.getByRole('heading', { name: 'Uw offertelijst is nog leeg' })).toBeVisible();
  const projectData = () => page.evaluate(() => localStorage.getItem('productQuotationLists'));
  expect(await projectData(), 'the next request is for another project').not.toContain('7411 Deventer');
  await page.getByRole('button', { name: 'Zet de regels terug op de lijst' }).click();
  await expect(page.getByText('De regels staan weer op uw lijst.')).toBeFocused();
  expect(await stored(page)).toMatchObject([{ title: 'Meent parkbank', remark: expect.stringContaining('westroute') }]);
  expect(await projectData()).toContain('7411 Deventer');
  await expectAccessible(page, 'main');
  const confirmation = await mailTo(email);
  expect(confirmation.subject).toBe(`Uw offerteaanvraag ${number}`);
  expect(confirmation.text).not.toContain('westroute');
  const [file] = confirmation.attachments;
  expect(file?.filename).toBe(`offertelijst-${number}.pdf`);
  const text = await textOf(new Uint8Array(file?.content as ArrayBuffer));
  for (const told of [number, 'Meent parkbank', '61 kg']) expect(text).toContain(told);
  expect(text).not.toContain('westroute');
  const notified = (await mailsTo('info@brinkmeent.example')).filter(({ subject }) => subject?.includes('Gemeente Łódź'));
  const own = notified.filter((mail) => mail.replyTo?.[0]?.address === email);
  expect(own.map(({ subject }) => subject)).toEqual([`Offerteaanvraag ${number} van Gemeente Łódź`]);
  for (const told of ['/producten/zitmeubilair/meent-parkbank/?variant=BM-1010-01&amp;colour=', 'Langs de westroute'])
    expect(own[0]?.html).toContain(told);
});

test('QUO-11 the list beside the request form has the sections of the list', async ({ page }) => {
  await keep(page, [
    { ...bench, section: 'b' },
    { ...bench, remark: 'Zonder afdeling' },
  ]);
  await page.addInitScript(() => {
    const sections = [
      { id: 'a', name: 'Entree' },
      { id: 'b', name: 'Oever' },
    ];
    const list = { id: 'oost', name: '', place: '', tenderDate: '', sections, lines: [] };
    localStorage.setItem('productQuotationLists', JSON.stringify({ open: 'oost', lists: [list] }));
  });
  await page.goto('/offerte-aanvraag/');
  const summary = page.getByRole('region', { name: 'Uw lijst' });
  await expect(summary.getByRole('heading', { level: 3 })).toHaveText(['B Oever']);
  await expect(summary.getByRole('listitem')).toContainText(['Zonder afdeling', 'Langs de westroute']);
  await expectNoViolations(page, 'main');
});

for (const [code, path, next, subject, told] of [
  ['en', '/en/quote-request/', 'Next', 'Your quote request', 'Sheet 1 of 1'],
  ['de', '/de/angebotsanfrage/', 'Weiter', 'Ihre Angebotsanfrage', 'Blatt 1 von 1'],
] as const) {
  test(`QUO-08 a request is sent and confirmed in ${code}`, { tag: '@desktop' }, async ({ page }) => {
    await keep(page);
    await page.goto(path);
    const email = `offerte-${code}@example.org`;
    await fillInRequest(page, email, next);
    await expectNoViolations(page, 'main');
    await sendButton(page).click();
    const number = await page.getByText(/^A20\d\d-\d{5}$/).innerText();
    const { subject: given, attachments } = await mailTo(email);
    expect(given).toBe(`${subject} ${number}`);
    expect(await textOf(new Uint8Array(attachments[0]?.content as ArrayBuffer))).toContain(told);
  });
}

test('QUO-08 a failed request keeps the list with a message, and one without a list is sent as text', {
  tag: '@desktop',
}, async ({ page }) => {
  await keep(page);
  await page.goto('/offerte-aanvraag/');
  await fillInRequest(page, 'offerte-fout@example.org', 'Volgende');
  await page.route('**/offerte-aanvraag/', (route) => route.fulfill({ status: 503, body: '' }));
  await sendButton(page).click();
  await expect(page.getByText('Uw aanvraag is niet verzonden. Uw lijst is bewaard.')).toBeVisible();
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  expect(await stored(page)).toMatchObject([{ id: 1, amount: 3 }]);
  await expect(page.locator('main form input[name="email"]').first()).toHaveValue('offerte-fout@example.org');
  await expectNoViolations(page, 'main');
  await page.unroute('**/offerte-aanvraag/');
  await page.evaluate(() => localStorage.setItem('productQuotation', '[]'));
  await page.reload();
  const summary = page.getByRole('region', { name: 'Uw lijst' });
  await expect(summary).toContainText('Uw offertelijst is leeg.');
  await expect(page.locator('main form input[name="email"]').first()).toHaveValue('offerte-fout@example.org');
  await sendButton(page).click();
  await expect(page.getByRole('main')).toContainText('Wij mailen u een bevestiging.');
  const { text } = await mailTo('offerte-fout@example.org', /^Uw offerteaanvraag/);
  expect(text).toContain('Er is geen offertelijst meegestuurd.');
});

test('QUO-08 products that another tab adds while a request is sent stay on the list', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await keep(page);
  await page.goto('/offerte-aanvraag/');
  await fillInRequest(page, 'offerte-tabs@example.org', 'Volgende');
  const other = await context.newPage();
  await page.route('**/offerte-aanvraag/', async (route) => {
    await put(other, '/producten/zitmeubilair/heem-comfortbank/');
    await page.bringToFront();
    await route.continue();
  });
  await sendButton(page).click();
  await expect(page.getByText(/^A20\d\d-\d{5}$/)).toBeVisible();
  expect(await stored(page)).toMatchObject([{ uri: 'producten/zitmeubilair/heem-comfortbank' }]);
});

test('QUO-08 the list is saved as PDF and CSV, and shared by a link that others can copy until it is revoked', {
  tag: '@desktop',
}, async ({ page, browser, baseURL }) => {
  await put(page);
  await page.goto('/offertelijst/');
  await page.getByRole('textbox', { name: 'Opmerking bij Meent parkbank' }).fill('Langs de westroute');
  for (const _ of [2, 3]) await page.getByRole('button', { name: 'Eén Meent parkbank meer' }).click();
  await page.getByRole('textbox', { name: 'Naam van het project' }).fill('Brinkpark Oost');
  const [line] = await stored(page);
  await expect(page.locator('dl > div').filter({ hasText: 'CO₂-equivalent' })).toContainText('kg');
  await expect(page.getByText('De milieucijfers zijn illustratief')).toBeVisible();
  const pdf = await saved(page, 'Lijst als PDF opslaan');
  expect(pdf.name).toMatch(/^offertelijst-Brinkpark-Oost-\d{4}-\d\d-\d\d\.pdf$/);
  expect(await textOf(pdf.bytes)).toContain('Langs de westroute');
  const csv = await saved(page, 'Lijst als CSV voor een rekenblad opslaan');
  expect(csv.bytes.toString()).toMatch(
    /^\ufeffNr\.;[^\r]+\r\n1;Meent parkbank;Banken met rugleuning;.+;3;61;183;[\d;,]+;Langs de westroute;https?:.+\?variant=BM-1010-01&colour=RAL-7016&mounting=in-ground\r/,
  );

  await page.getByRole('button', { name: 'Delen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lijst delen' });
  await dialog.getByRole('button', { name: 'Link maken' }).click();
  const href = await dialog.getByRole('textbox', { name: 'Link naar de gedeelde lijst' }).inputValue();
  expect(href).toMatch(/\/offertelijst\/\?shared=[\w-]{32}$/);
  await expectNoViolations(page, 'dialog');

  const reader = await browser.newContext({ baseURL });
  await readShared(reader, href, { ...line, remark: 'Langs de westroute', amount: 1 });
  await dialog.getByRole('button', { name: /^Link van .+ intrekken$/ }).click();
  await expect(dialog.getByText('De link is ingetrokken')).toBeVisible();
  const again = await reader.newPage();
  await again.goto(href);
  await expect(again.getByRole('heading', { name: 'Deze lijst is er niet meer' })).toBeVisible();
  await reader.close();
});

/** Clicks a button and returns the downloaded file. */
async function saved(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Opens a shared list as another visitor, in Dutch and German, saves it as a file and copies it over the own list. */
async function readShared(reader: BrowserContext, href: string, own: object): Promise<void> {
  const page = await reader.newPage();
  await keep(page, [own]);
  const answer = await page.goto(href);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
  expect(await answer?.text()).toContain('Langs de westroute');
  await expect(page.getByRole('heading', { name: 'Gedeelde offertelijst' })).toBeVisible();
  await expect(rows(page)).toContainText(['Meent parkbank']);
  await expect(rows(page).getByRole('link')).toHaveAttribute('href', /\?variant=BM-1010-01&colour=RAL-7016&mounting=in-ground$/);
  await expect(page.getByRole('main')).toContainText('Brinkpark Oost');
  await expectAccessible(page, 'main');
  const pdf = await saved(page, 'Lijst als PDF opslaan');
  for (const told of ['Brinkpark Oost', 'Meent parkbank']) expect(await textOf(pdf.bytes)).toContain(told);
  expect((await saved(page, 'Lijst als CSV voor een rekenblad opslaan')).bytes.toString()).toContain('Meent parkbank');
  await page.getByRole('button', { name: 'Overnemen in mijn lijst' }).click();
  await expect(page.getByText('Overgenomen: 1 aantal verhoogd.')).toBeVisible();
  expect(await stored(page)).toMatchObject([{ ...own, amount: 3 }]);
  expect(await page.evaluate(() => localStorage.getItem('quotationProject'))).toBe('Brinkpark Oost');
  await page.goto(href.replace('/offertelijst/', '/de/angebotsliste/'));
  await expect(rows(page)).toContainText('Bänke mit Rückenlehne');
}

test.describe('the request without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });
  test('QUO-08 the page states that the list cannot be attached, and shows contact data', async ({ page }) => {
    await page.goto('/offerte-aanvraag/');
    const main = page.getByRole('main');
    const told = main.locator('noscript p');
    await expect(told).toBeVisible();
    await expect(told).toContainText('Zonder JavaScript kan uw lijst niet met de aanvraag mee.');
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Wijzig de lijst' })).toBeHidden();
  });

  test('QUO-08 FRM-12 a request is sent without a list, and its page shows only the number and the confirmation', async ({
    page,
  }) => {
    await page.goto('/offerte-aanvraag/');
    await fillInRequest(page, 'offerte-zonder-script@example.org', 'Volgende');
    const main = page.getByRole('main');
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/offerte-aanvraag\/\?sent=quoteRequest&number=A20\d\d-\d{5}#request-number$/);
    const number = new URL(page.url()).searchParams.get('number') ?? '';
    await expect(main.getByRole('status').getByText(number)).toBeInViewport({ ratio: 1 });
    await expect(main).toContainText('Uw aanvraag is verzonden.');
    for (const told of ['geleegd', 'uw offertelijst', 'Zonder JavaScript kan uw lijst', 'Wijzig de lijst'])
      await expect(main).not.toContainText(told);
    const { subject, text } = await mailTo('offerte-zonder-script@example.org');
    expect(subject).toBe(`Uw offerteaanvraag ${number}`);
    expect(text).toContain('Er is geen offertelijst meegestuurd.');
  });
});

test('EDT-12 the form refuses a delivery in the past and a VAT number with a wrong form, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/offerte-aanvraag/');
  const form = page.getByRole('main');
  await form.locator('select[name="siteCountry"]').selectOption('DE');
  const delivery = form.locator('input[name="deliveryWish"]');
  await delivery.fill('2020-01');
  await form.getByRole('button', { name: 'Volgende' }).click();
  await expect(form.getByText('Kies een tijd die nog niet voorbij is').first()).toBeVisible();
  await expect(delivery).toHaveValue('2020-01');
  await delivery.fill('2099-01');
  await form.getByRole('button', { name: 'Volgende' }).click();
  const vat = form.locator('input[name="vatId"]');
  await vat.fill('DE12');
  await form.locator('input[name="name"]').fill('Jan de Wit');
  await expect(form.getByText('Dit moet een geldig btw-nummer zijn').first()).toBeVisible();
  await expect(vat).toHaveValue('DE12');
  await vat.fill('DE 123456789');
  await vat.blur();
  await expect(form.getByText('Dit moet een geldig btw-nummer zijn')).toHaveCount(0);
});
