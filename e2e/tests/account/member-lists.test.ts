import { readFileSync } from 'node:fs';
import { expectNoViolations } from '../../axe.ts';
import { expect, otherVisitor, test } from '../../browser.ts';
import { logIn, newAccount, sendAccountForm } from '../../member.ts';
import { connectBy } from '../../page-watch.ts';
import { fillInRequest, put, remove, rows, sendButton } from '../../quotation.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ visitor: 'both' });
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

test('QUO-01 MEM-01 a guest’s list joins the account at log-in and stays in sync with another browser', {
  tag: '@desktop',
}, async ({ page, context, browser }) => {
  const account = await newAccount();
  await put(page);
  await logIn(context, account);
  await page.goto('/offertelijst/');
  await page.getByRole('textbox', { name: 'Naam van het project' }).fill('Brinkpark Oost');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('productQuotationKept'))).toContain('Brinkpark Oost');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Lijst als CSV voor een rekenblad opslaan' }).click(),
  ]);
  const csv = readFileSync(await file.path(), 'utf8');
  expect(csv).toMatch(/;Richtprijs ex btw \(EUR\)\r\n.*\r\n;Totaal;[^\r]+;890\r\n/s);
  expect(csv).toContain('\r\n;Naam van het project: Brinkpark Oost\r\n');

  const phone = await otherVisitor(browser);
  await logIn(phone.context(), account);
  await phone.goto('/offertelijst/');
  await expect(rows(phone)).toHaveCount(1);
  await expect(phone.getByRole('textbox', { name: 'Naam van het project' })).toHaveValue('Brinkpark Oost');
  await remove(phone, 'Meent parkbank').click();
  await expect.poll(() => phone.evaluate(() => localStorage.getItem('productQuotationKept'))).toContain('"lines":[]');
  await phone.context().close();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Uw offertelijst is nog leeg' })).toBeVisible();
});

test('QUO-08 a member sees a sent request with its number and PDF, repeats it, and keeps the list at log-out', async ({
  page,
  context,
  browser,
}) => {
  await logIn(context, await newAccount());
  await put(page);
  await page.goto('/offerte-aanvraag/');
  await fillInRequest(page, 'een-ander-adres@example.org', 'Volgende');
  await sendButton(page).click();
  const number = await page.getByText(/^A20\d\d-\d{5}$/).innerText();
  await page.goto('/account/');
  const request = page.getByRole('region', { name: 'Uw offerteaanvragen' }).getByRole('listitem');
  await expect(request).toHaveCount(1);
  await expect(request).toContainText(`${number}Ontvangen`);
  await expect(request).toContainText('1 regel');
  await expectNoViolations(page, 'main');
  const path = (await request.getByRole('link', { name: `Aanvraag ${number} als PDF opslaan` }).getAttribute('href')) ?? '';
  const pdf = await page.request.get(path);
  expect([pdf.status(), pdf.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const guest = await otherVisitor(browser);
  const refused = await guest.request.get(path, { maxRedirects: 0 });
  expect([refused.status(), refused.headers().location]).toEqual([303, '/account/']);
  await guest.context().close();
  // The answers to requests report a log-out that happened meanwhile.
  const answers = ['QuotationProducts', 'StoreQuotationList'].map((name) =>
    page.waitForResponse((response) => response.request().postData()?.includes(name) ?? false),
  );
  await request.getByRole('link', { name: `Opnieuw aanvragen: ${number}` }).click();
  await expect(page).toHaveURL('/offertelijst/');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Meent parkbank');
  for (const answer of answers) await (await answer).finished();
  await sendAccountForm(context.request, '/account/', { 'account.action': 'logOut' });
  await page.goto('/offertelijst/');
  await expect(rows(page)).toHaveCount(1);
});
