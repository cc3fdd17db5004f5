import type { Page, Route } from '@playwright/test';
import { expect, test } from '../browser.ts';
import { fillIn, formOf, onwards } from '../form-filler.ts';
import { mailsTo, mailTo } from '../mails.ts';
import { button, input, sendInTwoPages } from '../two-page-form.ts';

/** An address that no other test, and no other run on the same stack, writes to. */
const newAddress = (name: string) => `${name}.${Date.now()}@post.example`;

/** Does something with each form that is posted, and answers under which key each came. */
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

test('FRM-07 FRM-12 @desktop a sending that fails keeps what was typed; one whose answer is lost is stored once, however often it is clicked', async ({
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

test('FRM-06 @desktop a form that stays is empty once it was sent; one that leads to a page says there that it was', async ({
  page,
}) => {
  await page.goto('/veelgestelde-vragen/');
  await fillIn(page, newAddress('stays'), new Map());
  await onwards(page).click();
  await expect(page.getByText('Dank u. U krijgt binnen twee werkdagen antwoord.')).toBeVisible();
  for (const name of ['question', 'name', 'email']) await expect(input(page, name)).toHaveValue('');

  await page.goto('/over-ons/werken-bij/open-sollicitatie/');
  await fillIn(page, newAddress('leads'), new Map());
  await onwards(page).click();
  await page.waitForURL('**/over-ons/werken-bij/');
  await expect(page.getByText('Dank u. U krijgt binnen drie weken antwoord.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('FRM-04 FRM-05 FRM-06 FRM-12 @desktop a form of two pages with a file goes over the server, forth and back, and loses nothing', async ({
    page,
  }) => {
    await sendInTwoPages(page, newAddress('pages'));
  });

  test('FRM-06 @desktop a form whose address is its own page says there that it was sent', async ({ page }) => {
    await page.goto('/service/kennisdocumenten/');
    await fillIn(page, newAddress('own-page'), new Map());
    await onwards(page).click();
    await expect(page.getByText('De link is onderweg.')).toBeVisible();
    await expect(formOf(page)).toHaveCount(0);
  });
});
