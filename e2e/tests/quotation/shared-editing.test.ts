import type { Page } from '@playwright/test';
import { expectAccessible, expectNoViolations } from '../../axe.ts';
import { expect, otherVisitor, test } from '../../browser.ts';
import { logIn, newAccount } from '../../member.ts';
import { connectBy } from '../../page-watch.ts';
import { fillInRequest, put, remove, rows, sendButton, stored } from '../../quotation.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ visitor: 'both' });
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const amount = (page: Page) => page.getByRole('spinbutton', { name: 'Aantal van Meent parkbank' });
const more = (page: Page) => page.getByRole('button', { name: 'Eén Meent parkbank meer' });
const note = (page: Page) => page.getByText('Deze lijst wordt via een link samen bewerkt.');

/** Puts a product on a list with a section and shares it for editing. Returns the address of the link; the dialog stays open. */
async function shareToEdit(page: Page): Promise<string> {
  await put(page);
  await page.goto('/offertelijst/');
  await page.getByRole('textbox', { name: 'Naam van het project' }).fill('Brinkpark Oost');
  await page.getByRole('button', { name: 'Afdeling toevoegen' }).click();
  await page.keyboard.type('Entree');
  await page.getByRole('button', { name: 'Delen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Lijst delen: Brinkpark Oost' });
  await dialog.getByRole('radio', { name: 'de lijst samen met u bewerken' }).check();
  await dialog.getByRole('button', { name: 'Link maken' }).click();
  return dialog.getByRole('textbox', { name: 'Link naar de gedeelde lijst' }).inputValue();
}

/** Opens a link as another visitor, and takes part in editing. */
async function takePart(page: Page, href: string): Promise<void> {
  await connectBy(page, { saveData: true });
  await page.goto(href);
  await page.getByRole('button', { name: 'Samen bewerken' }).click();
  await expect(note(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
}

test('QUO-12 two people edit a list: changes appear at the other, members see who has made them, and revoking ends it', {
  tag: '@desktop',
}, async ({ page, context, browser }) => {
  const account = await newAccount();
  await logIn(context, account);
  const href = await shareToEdit(page);
  const dialog = page.getByRole('dialog', { name: 'Lijst delen' });
  await expect(dialog.getByText('Samen bewerken. Geldig tot 30 dagen na de laatste wijziging.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'de lijst samen met u bewerken' })).toHaveCount(0);
  await expectNoViolations(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(note(page)).toBeVisible();
  await expectAccessible(page, 'main');

  const guest = await otherVisitor(browser);
  await takePart(guest, href);
  await expect(guest.getByRole('textbox', { name: 'Naam van het project' })).toHaveValue('Brinkpark Oost');
  await more(guest).click();
  await more(guest).click();
  await page.bringToFront();
  await expect(page.locator('li[data-fresh]')).toBeVisible({ timeout: 15_000 });
  await expect(amount(page)).toHaveValue('3');
  await expect(rows(page).getByText(/^Gewijzigd door een gast, /)).toBeVisible();
  await more(page).click();
  await guest.bringToFront();
  await expect(amount(guest)).toHaveValue('4', { timeout: 15_000 });
  await expect(guest.getByText(/^Gewijzigd door/)).toHaveCount(0);

  await page.bringToFront();
  await page.getByRole('button', { name: 'Delen', exact: true }).click();
  await dialog.getByRole('button', { name: /^Link van .+ intrekken$/ }).click();
  await expect(dialog.getByText('De link is ingetrokken')).toBeVisible();
  await guest.bringToFront();
  await expect(guest.getByText('De link naar deze lijst is ingetrokken of verlopen.')).toBeVisible({ timeout: 15_000 });
  await expectAccessible(guest, 'main');
  await expect(amount(guest)).toHaveValue('4');
  await guest.getByRole('button', { name: 'Begrepen' }).click();
  await expect(guest.getByText('ingetrokken of verlopen')).toHaveCount(0);
  await guest.context().close();
});

test('QUO-12 remarks that two people type on one line at the same time are both kept on one line', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  const href = await shareToEdit(page);
  await page.keyboard.press('Escape');
  const guest = await otherVisitor(browser);
  await takePart(guest, href);
  const remark = (of: Page) => of.getByRole('textbox', { name: 'Opmerking bij Meent parkbank' });
  const typed = [
    [page, 'Langs het pad'],
    [guest, 'Om de 50 m'],
  ] as const;
  for (const [of, text] of typed) await remark(of).fill(text);
  for (const [of] of typed) {
    await of.bringToFront();
    await remark(of).blur();
  }
  for (const [of] of typed) {
    await of.bringToFront();
    await expect(remark(of)).toHaveValue(/^(Langs het pad \/ Om de 50 m|Om de 50 m \/ Langs het pad)$/, { timeout: 20_000 });
    await expect(rows(of)).toHaveCount(1);
  }
  await guest.context().close();
});

test('QUO-12 a request leaves a list that others edit, too, and says so', { tag: '@desktop' }, async ({ page }) => {
  await shareToEdit(page);
  await page.goto('/offerte-aanvraag/');
  await fillInRequest(page, 'samen@example.org', 'Volgende');
  await sendButton(page).click();
  await expect(page.getByText(/^A20\d\d-\d{5}$/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Omdat u de lijst met anderen bewerkt, blijft zij staan.');
  expect(await stored(page)).toHaveLength(1);
});

test('QUO-12 changes made offline are merged later, and a line that both delete is gone for both', {
  tag: '@desktop',
}, async ({ page, context, browser }) => {
  const href = await shareToEdit(page);
  await page.keyboard.press('Escape');
  const guest = await otherVisitor(browser);
  await takePart(guest, href);
  await page.bringToFront();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Plaats' }).fill('Deventer');
  await expect(page.getByText('Geen verbinding. Uw wijzigingen blijven bewaard')).toBeVisible({ timeout: 20_000 });
  await guest.bringToFront();
  await more(guest).click();
  await page.bringToFront();
  await context.setOffline(false);
  await expect(amount(page)).toHaveValue('2', { timeout: 20_000 });
  await expect(page.getByRole('textbox', { name: 'Plaats' })).toHaveValue('Deventer');
  await remove(page, 'Meent parkbank').click();
  await guest.bringToFront();
  await remove(guest, 'Meent parkbank').click();
  for (const one of [page, guest]) {
    await one.bringToFront();
    await expect(rows(one)).toHaveCount(0);
    await expect(one.getByRole('textbox', { name: 'Plaats' })).toHaveValue('Deventer', { timeout: 15_000 });
  }
  await guest.context().close();
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test('QUO-12 a list that is shared for editing can be read', async ({ page, browser, baseURL }) => {
    const href = await shareToEdit(page);
    const reader = await (await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false })).newPage();
    await reader.goto(href);
    await expect(rows(reader)).toContainText(['Meent parkbank']);
    await expect(reader.getByRole('main')).toContainText('Brinkpark Oost');
    await expect(reader.getByRole('button', { name: 'Samen bewerken' })).toBeHidden();
    await reader.context().close();
  });
});
