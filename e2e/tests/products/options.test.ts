import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { expect, test } from '../../browser.ts';
import { logIn, newAccount } from '../../member.ts';
import { bench, put, rows, stored } from '../../quotation.ts';

const option = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const [ends, middle] = ['Twee armleuningen aan de uiteinden', 'Middenarmleuning'];
const [engraving, plate] = ['Gegraveerde tekst in de rugleuning', 'Naamplaatje, roestvast staal'];

test('CAT-16 options are chosen by keyboard, with those that they require, and exclude others with a reason', async ({
  page,
}) => {
  await page.goto(`${bench}#specifications`);
  await option(page, middle).focus();
  await page.keyboard.press('Space');
  await expect(option(page, ends), 'the required option').toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: `Ook gekozen: ${ends}.` })).toHaveCount(1);
  await option(page, engraving).check({ force: true });
  await expect(option(page, plate)).toBeDisabled();
  await expect(option(page, plate)).toHaveAccessibleDescription(`BM-1010-G2. Niet samen met: ${engraving}`);
  await expect(page).toHaveURL(/\?option=BM-1010-L1\+BM-1010-L2\+BM-1010-G1#specifications$/);
  const isWide = (page.viewportSize()?.width ?? 0) >= 768;
  await expect(page.getByText('68,8 kg').first(), 'the weight with the options').toBeVisible({ visible: isWide });
  await expect(page.getByText(`Niet op de tekening: ${ends} (BM-1010-L1)`)).toBeVisible();
  // The sections are closed on phones until their headings are pressed.
  await page.evaluate(() => {
    location.hash = 'specification-text';
  });
  await expect(page.getByText(/Voorzien van.*Middenarmleuning \(BM-1010-L2\)/)).toBeVisible();
  await expect(page.getByRole('group', { name: /^Opties/ }), 'CAT-06 prices for guests').not.toContainText('€');
  await expectNoViolations(page);
  await option(page, ends).uncheck({ force: true });
  await expect(option(page, middle)).not.toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: `Niet meer gekozen: ${middle}.` })).toHaveCount(1);
  await expect(page).toHaveURL(/\?option=BM-1010-G1#specification-text$/);
});

test('CAT-16 QUO-10 a line has its options, which are changed in the list, and its link has them', async ({ page }) => {
  await put(page, `${bench}?option=BM-1010-L1`);
  await page.goto('/offertelijst/');
  await expect(rows(page)).toContainText([/Twee armleuningen aan de uiteinden \(BM-1010-L1\).*66,2 kg/s]);
  await page.getByRole('button', { name: 'Wijzigen: Meent parkbank' }).click();
  const form = page.getByRole('form', { name: 'Wijzigen: Meent parkbank' });
  await option(page, middle).check({ force: true });
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Toepassen' }).click();
  await expect(rows(page)).toContainText([/Middenarmleuning \(BM-1010-L2\).*68,8 kg/s]);
  expect(await stored(page)).toMatchObject([{ variant: 'BM-1010-01', options: ['BM-1010-L1', 'BM-1010-L2'], amount: 1 }]);
  const link = rows(page).getByRole('link', { name: 'Meent parkbank' });
  await expect(link).toHaveAttribute('href', /&option=BM-1010-L1%2BBM-1010-L2$|&option=BM-1010-L1\+BM-1010-L2$/);
  await link.click();
  await expect(option(page, middle)).toBeChecked();
  await expect(page.getByRole('button', { name: 'Verwijderen uit offerte' }).first()).toBeVisible();
});

test('CAT-16 a search for the number of an option opens its product with it', async ({ page }) => {
  await page.goto('/zoeken/?query=bm-3020-a1');
  await page
    .locator('main')
    .getByRole('link', { name: /Korf 110/ })
    .first()
    .click();
  await expect(option(page, 'Asbak op de kap')).toBeChecked();
});

test.describe('for members', () => {
  test.use({ visitor: 'member' });

  test('CAT-16 CAT-06 members see the price of options, on the page and in the list', async ({ page, context }) => {
    // A separate account, because the shared account's list is used by other tests.
    await logIn(context, await newAccount());
    await page.goto(bench);
    const group = page.getByRole('group', { name: /^Opties/ });
    await expect(group).toContainText('+ € 118');
    const price = page.getByRole('paragraph').filter({ hasText: 'per stuk, ex btw' }).first();
    await expect(price).toContainText('890');
    await option(page, ends).check({ force: true });
    await expect(price).toContainText('1.008');
    await page.getByRole('main').getByRole('button', { name: 'Toevoegen aan offertelijst' }).first().click();
    await page.goto('/offertelijst/');
    await expect(rows(page).filter({ hasText: ends }), 'the price in the list').toContainText(['€ 1.008']);
    await expectNoViolations(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-16 options are chosen by the form, in each language', async ({ page }) => {
    for (const [address, name, button, other, reason] of [
      [bench, engraving, 'Keuze tonen', plate, /Niet samen met/],
      [
        '/en/products/seating/meent-park-bench/',
        'Engraved text in the backrest',
        'Show choice',
        'Name plate, stainless steel',
        /Not together with/,
      ],
    ] as const) {
      await page.goto(address);
      await option(page, name).check({ force: true });
      await page.getByRole('button', { name: button }).click();
      await expect(option(page, name)).toBeChecked();
      await expect(option(page, other)).toBeDisabled();
      await expect(option(page, other)).toHaveAccessibleDescription(reason);
    }
  });
});
