import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, enterAdmin } from '../../editor.ts';
import { testStack } from '../../stack.ts';

/** Longer timeout, because a page of the admin takes several requests and parallel tests share the processor. */
const expect = playwrightExpect.configure({ timeout: 15_000 });
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ locale: 'nl-NL' });

/** A product that no other test uses. */
const product = { articleNumber: 'BM-8060', title: 'Luwte drinkwaterpunt' };
const retitled = 'Luwte drinkwatertap';

/** Opens the list filtered to the product, in a language of the content. */
async function findProduct(page: Page, locale: string) {
  await page.goto(adminUrl(`/collections/products?locale=${locale}&search=${product.articleNumber}`));
  const row = page.locator('tbody tr').filter({ hasText: product.articleNumber });
  await expect(row).toHaveCount(1);
  return row;
}

/** Opens the product by its address, because the list reloads once after it has loaded and swallows clicks meanwhile. */
async function openProduct(page: Page, locale: string): Promise<void> {
  const row = await findProduct(page, locale);
  const link = await row.getByRole('link').first().getAttribute('href');
  await page.goto(new URL(`${link}?locale=${locale}`, page.url()).href);
  await expect(page.locator('#field-title')).not.toHaveValue('');
}

async function publishTitle(page: Page, title: string): Promise<void> {
  await page.locator('#field-title').fill(title);
  await page.getByRole('button', { name: 'Publiceer in Nederlands' }).click();
  await expect(page.locator('.toast-success')).toBeVisible();
  await expect(page.locator('.status__value')).toContainText('Gepubliceerd');
}

test('API-08 an editor logs in with address and password', async ({ page }) => {
  const { adminOrigin, administrator } = testStack();
  await page.goto(adminUrl('/login'));
  await page.locator('#field-email').fill(administrator.email);
  await page.locator('#field-password').fill(administrator.password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(`${adminOrigin}/admin`, { timeout: 30_000 });
});

test('API-08 a changed title appears on the site in the published language only', async ({ page }) => {
  const { siteOrigin } = testStack();
  await enterAdmin(page);
  await openProduct(page, 'nl');
  await publishTitle(page, retitled);

  // Not the address behind the button, because parallel tests change the language that the editor has chosen.
  const pathname = '/producten/overkappingen/luwte-drinkwaterpunt/';
  const onSite = async () => (await page.request.get(`${siteOrigin}${pathname}`)).text();
  await expect.poll(onSite).toContain(retitled);
  await openProduct(page, 'en');
  await expect(page.locator('#field-title')).not.toHaveValue(retitled);

  await openProduct(page, 'nl');
  await publishTitle(page, product.title);
  await expect.poll(onSite).not.toContain(retitled);
});

test('LOC-06 a draft in one language does not change the live version, and the list shows the status of its language', async ({
  page,
}) => {
  await enterAdmin(page);
  await openProduct(page, 'de');
  const title = await page.locator('#field-title').inputValue();
  await page.locator('#field-title').fill(`${title} (Entwurf)`);
  await page.getByRole('button', { name: 'Bewaar concept' }).click();
  await expect(page.locator('.toast-success')).toBeVisible();

  await expect((await findProduct(page, 'de')).locator('.plantsoen-status')).toContainText('Concept');
  const inDutch = (await findProduct(page, 'nl')).locator('.plantsoen-status');
  await expect(inDutch).toContainText('Gepubliceerd');
  for (const language of ['nl', 'en', 'de']) await expect(inDutch.getByTitle(`Online: ${language}`)).toBeVisible();

  const link = await (await openGermanPreview(page)).getAttribute('href');
  const live = await page.request.get(`${testStack().siteOrigin}/de${new URL(link ?? '').pathname}`);
  expect(await live.text()).not.toContain('(Entwurf)');
});

async function openGermanPreview(page: Page) {
  await openProduct(page, 'de');
  return page.locator('#preview-button');
}

test('API-08 SEC-07 lists show pictures and drawings without additional rights', async ({ page }) => {
  await enterAdmin(page);
  for (const collection of ['media', 'drawings']) {
    await page.goto(adminUrl(`/collections/${collection}`));
    const thumbnail = page.locator('.plantsoen-media-card img').first();
    await expect(thumbnail).toBeVisible();
    await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const address = (await thumbnail.getAttribute('src')) ?? '';
    const file = await page.request.get(new URL(address, adminUrl('')).href, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(file.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  }
});

test('API-08 a guest can only reach the log-in', async ({ request }) => {
  const { adminOrigin } = testStack();
  for (const path of ['/api/products', '/api/variants', '/api/globals/globals', '/api/access', '/media/pictures/0123.jpg'])
    expect((await request.get(`${adminOrigin}${path}`)).status(), path).toBe(401);
  const first = await request.post(`${adminOrigin}/api/users/first-register`, { data: { email: 'a@b.example', password: 'x' } });
  expect(first.status()).toBe(403);
});

for (const [locale, headings, translations] of [
  ['nl-NL', ['Klanten', 'Inhoud', 'Laatste wijzigingen'], 'Vertalingen'],
  ['en-GB', ['Customers', 'Content', 'Latest changes'], 'Translations'],
  ['de-DE', ['Kunden', 'Inhalte', 'Letzte Änderungen'], 'Übersetzungen'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test('API-08 the admin is in the language of the editor’s browser', async ({ page }) => {
      await enterAdmin(page);
      await page.goto(adminUrl(''));
      for (const name of headings) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      const href = await page.getByText(translations, { exact: true }).locator('..').getAttribute('href');
      await page.goto(new URL(href ?? '', adminUrl('')).href);
      await expect(page.getByRole('heading', { name: translations })).toBeVisible();
      await expect(page).toHaveTitle(`${translations} · Plantsoen`);
    });
  });
}
