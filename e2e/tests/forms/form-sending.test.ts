import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../browser.ts';
import { continueButton, fillIn, formOf } from '../../form-filler.ts';
import { mailsTo, mailTo } from '../../mails.ts';
import { button, input, sendInTwoPages } from '../../two-page-form.ts';

/** Returns an email address that no other test or run on the same stack uses. */
const newAddress = (name: string) => `${name}.${Date.now()}@post.example`;

/** Handles each posted form with a function, and records their idempotency keys. */
async function onPost(page: Page, answer: (route: Route, place: number) => Promise<void>): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route('**/contact/', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    keys.push(/name="form\.key"\s+([\w-]+)/.exec(request.postData() ?? '')?.[1]);
    await answer(route, keys.length);
  });
  return keys;
}

test('FRM-07 FRM-12 @desktop a failed submission keeps its values, and one with a lost answer is stored once', async ({
  page,
}) => {
  const email = newAddress('once');
  await page.goto('/contact/');
  await input(page, 'subject').selectOption('other');
  await input(page, 'name').fill('Anna de Vries');
  await input(page, 'email').fill(email);
  await input(page, 'message').fill('Waar staat de bank op de foto?');

  const failing = await onPost(page, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  await button(page, 'Versturen').click();
  await expect(formOf(page).getByRole('alert')).toBeVisible();
  await expect(input(page, 'message')).toHaveValue('Waar staat de bank op de foto?');
  await page.unrouteAll();

  const tries = await onPost(page, async (route, place) => {
    if (place > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await button(page, 'Versturen').dblclick();
  await expect(page.getByText('Dank u, uw bericht is aangekomen.')).toBeVisible();
  expect([...failing, ...tries]).toEqual([tries[0], tries[0], tries[0]]);
  expect(tries[0]).toBeTruthy();
  await mailTo(email);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('FRM-06 @desktop a sent form is emptied, or its target page shows the confirmation', async ({ page }) => {
  await page.goto('/veelgestelde-vragen/');
  await fillIn(page, newAddress('stays'), new Map());
  await continueButton(page).click();
  await expect(page.getByText('Dank u. U krijgt binnen twee werkdagen antwoord.')).toBeVisible();
  for (const name of ['question', 'name', 'email']) await expect(input(page, name)).toHaveValue('');

  await page.goto('/over-ons/werken-bij/open-sollicitatie/');
  await fillIn(page, newAddress('leads'), new Map());
  await continueButton(page).click();
  await page.waitForURL('**/over-ons/werken-bij/');
  await expect(page.getByText('Dank u. U krijgt binnen drie weken antwoord.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('FRM-04 FRM-05 FRM-06 FRM-12 @desktop a form of two pages with a file keeps its values in both directions', async ({
    page,
  }) => {
    await sendInTwoPages(page, newAddress('pages'));
  });

  test('FRM-06 @desktop a form whose target is its own page shows the confirmation there', async ({ page }) => {
    await page.goto('/service/kennisdocumenten/');
    await fillIn(page, newAddress('own-page'), new Map());
    await continueButton(page).click();
    await expect(page.getByText('De link is onderweg.')).toBeVisible();
    await expect(formOf(page)).toHaveCount(0);
  });
});
