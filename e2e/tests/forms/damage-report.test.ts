import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { expect, test } from '../../browser.ts';
import { formOf } from '../../form-filler.ts';
import { mailsTo, mailTo } from '../../mails.ts';
import { testStack } from '../../stack.ts';
import { button, input } from '../../two-page-form.ts';

const path = '/service/schade-of-klacht/';
const ticket = /S\d{4}-\d{5}/;
// The smallest valid PNG: one transparent pixel.
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = { name: 'typeplaatje.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };

/** Fills in the form except for the code. Returns the visitor's address. */
async function fillIn(page: Page, name: string): Promise<string> {
  const email = `${name}.${Date.now()}@damage.example`;
  await input(page, 'kind').selectOption('damage');
  await input(page, 'photos').setInputFiles(photo);
  await input(page, 'place').fill('Kade 12, Deventer');
  await input(page, 'message').fill('Een lat is gebroken.');
  await input(page, 'name').fill('Anna de Vries');
  await input(page, 'email').fill(email);
  return email;
}

/** Expects the ticket number in both emails and in the admin, with the recognised product. */
async function expectTicket(number: string, email: string, product: string): Promise<void> {
  expect((await mailTo(email)).subject).toContain(number);
  const inOffice = async () => (await mailsTo('bas@brinkmeent.example')).find(({ subject }) => subject?.includes(number));
  await expect.poll(inOffice, { timeout: 15_000 }).toBeTruthy();
  expect((await inOffice())?.text).toContain(product);
  const { adminOrigin, editorToken } = testStack();
  const listed = await fetch(`${adminOrigin}/api/form-submissions?where[ticketNumber][equals]=${number}`, {
    headers: { authorization: `JWT ${editorToken}` },
  });
  const { docs } = (await listed.json()) as { docs: { values: object[] }[] };
  expect(docs[0]?.values).toContainEqual(expect.objectContaining({ handle: 'typePlate.product', text: product }));
  expect(docs[0]?.values).toContainEqual(expect.objectContaining({ handle: 'photos', files: [expect.anything()] }));
}

test('CON-10 the parts finder leads to the form, which recognises the code and gives a ticket number', async ({ page }) => {
  await page.goto('/onderdelen/?code=bm1030+01+24-0617');
  await page.getByRole('link', { name: 'Stuur een foto van het typeplaatje' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}\\?typePlate=`));
  await expect(page.getByRole('heading', { level: 1, name: 'Schade of klacht melden' })).toBeVisible();
  const code = input(page, 'typePlate');
  await expect(code).toHaveValue('bm1030 01 24-0617');
  await expect(page.getByText('Herkend: Heem comfortbank, BM-1030-01, 2024')).toBeVisible();
  await expectNoViolations(page, 'main');
  await code.fill('XX-9999');
  await expect(page.getByText('Deze code kennen we niet. U kunt het formulier toch versturen.')).toBeVisible();
  await code.fill('onleesbaar');
  const email = await fillIn(page, 'scripts');
  await button(page, 'Versturen').click();
  await expect(page.getByText('Een code bestaat uit letters en cijfers').first()).toBeVisible();
  await expectNoViolations(page, 'main');
  await expect(input(page, 'message')).toHaveValue('Een lat is gebroken.');
  await expect(formOf(page).getByText('typeplaatje.png')).toBeVisible();
  await code.fill('BM-1030-01 24 0617');
  await button(page, 'Versturen').click();
  await expect(page.getByText('Uw meldnummer:')).toBeVisible();
  const [number = ''] = ticket.exec(await page.locator('#ticket-number').innerText()) ?? [];
  await expectNoViolations(page, 'main');
  await expectTicket(number, email, 'Heem comfortbank (BM-1030-01, 2024)');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CON-10 @desktop the form has the code of its address, loses nothing on an error, and shows the ticket number', async ({
    page,
  }) => {
    await page.goto('/en/parts/?code=xx-12+34');
    await page.getByRole('link', { name: 'Send a photo of the type plate' }).click();
    await expect(input(page, 'typePlate')).toHaveValue('xx-12 34');
    await input(page, 'typePlate').fill('unreadable');
    const email = await fillIn(page, 'plain');
    await button(page, 'Send').click();
    await expect(formOf(page).getByRole('alert')).toContainText('A code consists of letters and digits');
    await expect(input(page, 'typePlate')).toHaveValue('unreadable');
    await expect(input(page, 'message')).toHaveValue('Een lat is gebroken.');
    await input(page, 'typePlate').fill('BM-1030-01 24 0617');
    await button(page, 'Send').click();
    const shown = page.locator('#ticket-number');
    await expect(shown).toContainText('Your ticket number:');
    await expect(shown).toBeInViewport();
    const [number = ''] = ticket.exec(await shown.innerText()) ?? [];
    await expectTicket(number, email, 'Heem easy-rise bench (BM-1030-01, 2024)');
  });
});

for (const [code, prefix, search, path, words] of [
  ['nl', '', '/zoeken/', '/service/schade-of-klacht/', ['klacht', 'schade', 'kapot']],
  ['en', '/en', '/en/search/', '/en/service/damage-or-complaint/', ['complaint', 'damage', 'broken']],
  ['de', '/de', '/de/suche/', '/de/service/schaden-oder-reklamation/', ['Reklamation', 'Schaden', 'Beschwerde']],
] as const) {
  test(`CON-10 @desktop the form is found by search, menu, sitemap and contact page: ${path}`, async ({ page, request }) => {
    for (const word of words) {
      await page.goto(`${search}?query=${word}`);
      await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
    }
    await page.goto(prefix === '/de' ? '/de/kontakt/' : `${prefix}/contact/`);
    await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
    await expect(page.locator(`header a[href="${path}"]`).first()).toBeAttached();
    const site = `${code}.localhost:${new URL(testStack().siteOrigin).port}`;
    const locations = async (file: string) => {
      const text = await (await request.get(file, { headers: { host: site } })).text();
      return [...text.matchAll(/<loc>([^<]+)/g)].map(([, location = '']) => new URL(location).pathname);
    };
    const paths = (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
    expect(paths).toContain(path.slice(prefix.length));
  });
}
