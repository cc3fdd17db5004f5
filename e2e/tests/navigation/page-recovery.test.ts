import type { Page } from '@playwright/test';
import { expect, runOnlyAt, unwatched as test, untilStarted } from '../../browser.ts';
import { connectBy, loadedDocuments, untilIdleWorkIsDone } from '../../page-watch.ts';

runOnlyAt('desktop', 'the same at each width');

const product = '/producten/zitmeubilair/meent-parkbank/';

async function clickCard(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link', { name: 'Meent parkbank' }).click();
}

test.describe('a page whose code is gone', () => {
  const notYetLoaded = /\/assets\/(?!index)[^/]+\.js$/;

  test.beforeEach(async ({ page }) => {
    await connectBy(page, { saveData: true });
    await page.goto('/producten/zitmeubilair/');
    await untilIdleWorkIsDone(page);
  });

  test('PAG-11 is loaded by one full reload of the target page', async ({ page }) => {
    await page.route(notYetLoaded, (route) => route.abort(), { times: 1 });
    const documents = loadedDocuments(page);
    await clickCard(page);
    await expect.poll(() => documents).toEqual([product]);
    await expect(page.getByRole('heading', { level: 1, name: 'Meent parkbank' })).toBeVisible();
    await untilStarted(page);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.getByRole('navigation').getByRole('link', { name: 'Producten', exact: true }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible();
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  });

  test('PAG-11 is not reloaded again within 60 s', async ({ page }) => {
    await page.route(notYetLoaded, (route) => route.abort());
    const documents = loadedDocuments(page);
    await clickCard(page);
    await expect.poll(() => documents).toEqual([product]);
    await page.waitForTimeout(1500);
    expect(documents).toEqual([product]);
  });

  test('PAG-11 is not reloaded after a failed prefetch', async ({ page, context }) => {
    const other = await context.newPage();
    const documents = loadedDocuments(other);
    await other.goto('/nieuws/');
    await other.route(notYetLoaded, (route) => route.abort());
    await other.waitForLoadState('networkidle');
    await other.waitForTimeout(1500);
    expect(documents).toEqual(['/nieuws/']);
    await page.close();
  });
});

test('PAG-11 a page whose code is still missing after the reload stays readable, and its links work', async ({ page }) => {
  await connectBy(page, { saveData: true });
  await page.addInitScript(() => sessionStorage.setItem('reloadedAt', String(Date.now())));
  await page.route(/\/assets\/(?!index)[^/]+\.js$/, (route) => route.abort());
  await page.goto(product, { waitUntil: 'load' });
  await expect(page.locator('link[href$=".plain.css"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Meent parkbank' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Zitmeubilair' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zitmeubilair' })).toBeVisible();
});

test.describe('behind a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('PAG-10 PAG-11 a page of an old version whose code is missing is reloaded as well', async ({ page, context }) => {
    await connectBy(page, { saveData: true });
    await page.goto('/producten/zitmeubilair/');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await untilIdleWorkIsDone(page);
    const documents = loadedDocuments(page);
    // Requests of a worker pass the routes of its context. It may still be storing the files of the list.
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const isNew = ({ href, pathname }: URL) => /\/assets\/[^/]+\.js$/.test(pathname) && !files.includes(href);
    await context.route(isNew, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await clickCard(page);
    await expect.poll(() => documents).toEqual([product]);
    await expect(page.getByRole('heading', { level: 1, name: 'Meent parkbank' })).toBeVisible();
  });
});

test('ACC-13 a member whose session has ended gets the requested page, loaded as a guest', async ({ page }) => {
  await connectBy(page, { saveData: true });
  await page.goto('/producten/zitmeubilair/');
  const body = JSON.stringify({ data: null, errors: [{ message: 'Invalid Authorization Header' }] });
  await page.route('**/graphql', (route) => route.fulfill({ status: 401, contentType: 'application/json', body }));
  const documents = loadedDocuments(page);
  await clickCard(page);
  await expect.poll(() => documents).toEqual([product]);
  await expect(page.getByRole('heading', { level: 1, name: 'Meent parkbank' })).toBeVisible();
});

test('PAG-10 a change of session in one tab reloads the others', async ({ page, context }) => {
  await page.goto('/nieuws/');
  await page.waitForLoadState('networkidle');
  const documents = loadedDocuments(page);
  const other = await context.newPage();
  await other.goto('/over-ons/');
  await other.evaluate(() => localStorage.setItem('session', 'guest 1'));
  await expect.poll(() => documents).toEqual(['/nieuws/']);
});

test('CAT-02 PAG-11 without a connection a list stays, and loading more hits fails with a message and can be retried', async ({
  page,
  context,
}) => {
  await page.goto('/producten/');
  const documents = loadedDocuments(page);
  const main = page.getByRole('main');
  const more = main.getByRole('link', { name: 'Laad meer producten' });
  await context.setOffline(true);
  await more.click();
  await expect(main.getByRole('status').filter({ hasText: 'Laden is niet gelukt. Probeer het opnieuw.' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(12);
  await context.setOffline(false);
  await more.click();
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(24);
  expect(documents).toEqual([]);
});

for (const [failure, answer] of [
  ['no connection', undefined],
  ['a failing server', { status: 503, body: '' }],
] as const) {
  test(`CAT-02 ERR-05 a filter whose list fails to load, for ${failure}, does not change list and address`, async ({ page }) => {
    await page.goto('/producten/?show=24');
    await page.route('**/graphql', (route) => (answer ? route.fulfill(answer) : route.abort()));
    const main = page.getByRole('main');
    await main.locator('details[name="filters"] > summary').filter({ hasText: 'Materiaal' }).click();
    const box = main.getByRole('checkbox', { name: 'Staal S235JR, thermisch verzinkt en gepoedercoat' });
    await box.click();
    await expect(page.getByRole('alert')).toContainText('De lijst kon niet worden bijgewerkt. Probeer het opnieuw.');
    await expect(page).toHaveURL(/\/producten\/\?show=24$/);
    await expect(box).not.toBeChecked();
    await expect(box).toBeFocused();
    await expect(main.getByRole('heading', { level: 2, name: '24 van 48 producten' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(24);
    await page.unroute('**/graphql');
    await box.click();
    await expect(page).toHaveURL(/\?f\.material=steel-galv-pc$/);
    await expect(box).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(/\/producten\/\?show=24$/);
  });
}

test('CAT-02 PAG-11 filters of half a minute ago show their list without a connection too', async ({ page }) => {
  await page.goto('/producten/');
  const main = page.getByRole('main');
  await main.locator('details[name="filters"] > summary').filter({ hasText: 'Materiaal' }).click();
  const box = main.getByRole('checkbox', { name: 'Staal S235JR, thermisch verzinkt en gepoedercoat' });
  await box.click();
  await expect(page).toHaveURL(/\?f\.material=steel-galv-pc$/);
  const count = main.getByRole('heading', { level: 2 }).first();
  await expect(count).toHaveText('32 van 48 producten');
  await box.click();
  await expect(page).toHaveURL(/\/producten\/$/);
  await expect(count).toHaveText('12 van 48 producten');
  // A list older than 30 s is shown and requested again.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 31_000;
  });
  await page.route('**/graphql', (route) => route.abort());
  await box.click();
  await expect(page).toHaveURL(/\?f\.material=steel-galv-pc$/);
  await page.waitForTimeout(500);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Producten');
  await expect(count).toHaveText('32 van 48 producten');
  await expect(box).toBeChecked();
});

for (const [path, title, home, href] of [
  ['/nieuws/', 'Helaas, deze pagina kan nu niet worden getoond.', 'Naar home', '/'],
  ['/de/news/', 'Diese Seite kann gerade nicht angezeigt werden.', 'Zur Startseite', '/de/'],
] as const) {
  test(`ERR-03 an error in the shell shows a message in its language with a link to the home page: ${path}`, async ({ page }) => {
    // The back-to-top button, a part of the shell, uses IntersectionObserver.
    await page.addInitScript(() => {
      window.IntersectionObserver = class {
        constructor() {
          throw new Error('broken');
        }
      } as never;
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('link', { name: home })).toHaveAttribute('href', href);
  });
}
