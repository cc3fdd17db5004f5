import type { Page } from '@playwright/test';
import { expect, unwatched as test } from '../../browser.ts';
import { type Account, newAccount } from '../../member.ts';
import { untilIdleWorkIsDone } from '../../page-watch.ts';
import { testStack } from '../../stack.ts';

const { port } = new URL(process.env.TEST_STACK ? testStack().siteOrigin : 'http://localhost:3000');
const domain = (code: string) => `http://${code}.localhost:${port}`;
const list = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('productQuotation') ?? '[]'));
const account = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first();

/** Logs in on the log-in page. */
async function logIn(page: Page, code: string, { email, password }: Account): Promise<void> {
  await page.getByRole('main').locator('input[name="email"]').first().fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${domain(code)}/account/`);
}

async function switchTo(page: Page, code: string): Promise<void> {
  await untilIdleWorkIsDone(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page
    .locator(`a[hreflang^="${code}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(`${domain(code)}/**`);
  await untilIdleWorkIsDone(page);
  expect(addresses).toContain(`${domain(code)}/handoff/`);
  expect(addresses.filter((address) => /[\w-]{43}/.test(address.replace(/\/(assets|media)\/.*/, '')))).toEqual([]);
}

test('LOC-09 ACC-06 @desktop session, list and consent transfer to another language’s domain, and a log-out applies to both', async ({
  page,
  context,
}) => {
  const member = await newAccount();
  await page.goto(`${domain('nl')}/aanmelden/`);
  await page.evaluate(() => {
    const line = { id: 1, uri: 'producten/zitmeubilair/meent-parkbank', title: 'Meent parkbank', category: '', productImage: '' };
    localStorage.setItem('productQuotation', JSON.stringify([{ ...line, remark: 'Noord', amount: 3 }]));
    localStorage.setItem('quotationProject', 'Brinkpark Oost');
  });
  await context.addCookies([{ name: 'consent', value: 'media', url: domain('nl') }]);
  await logIn(page, 'nl', member);
  await page.goto(`${domain('nl')}/producten/?f.material=corten`);

  await switchTo(page, 'de');
  await expect(page).toHaveURL(`${domain('de')}/produkte/?f.material=corten`);
  await expect(account(page, 'Mein Konto')).toBeVisible();
  await expect.poll(() => list(page)).toMatchObject([{ id: 1, remark: 'Noord', amount: 3 }]);
  expect(await page.evaluate(() => localStorage.getItem('quotationProject'))).toBe('Brinkpark Oost');
  const cookies = await context.cookies(domain('de'));
  expect(cookies.map(({ name }) => name)).not.toContain('handoff');
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'consent', value: 'media', httpOnly: false }));
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'plantsoen_authentication', httpOnly: true, sameSite: 'Lax' }));

  await page.goto(`${domain('de')}/konto/`.replace('konto', 'account'));
  await page.getByRole('button', { name: 'Ausloggen' }).first().click();
  await page.waitForURL(`${domain('de')}/`);
  await page.evaluate(() => localStorage.setItem('productQuotation', '[]'));
  await page.reload();
  await switchTo(page, 'nl');
  await expect(account(page, 'Inloggen')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await expect.poll(() => list(page)).toEqual([]);
});

test('LOC-09 @desktop a separate log-in on another language’s domain outlives an earlier log-out here', async ({ page }) => {
  const member = await newAccount();
  await page.goto(`${domain('de')}/anmelden/`);
  await logIn(page, 'de', member);
  await page.goto(`${domain('nl')}/over-ons/`);
  await page.evaluate(() => localStorage.setItem('session', 'guest 1'));
  await switchTo(page, 'de');
  await expect(account(page, 'Mein Konto')).toBeVisible();
  await page.goto(`${domain('de')}/account/`);
  await expect(page.getByRole('button', { name: 'Ausloggen' }).first()).toBeVisible();
});
