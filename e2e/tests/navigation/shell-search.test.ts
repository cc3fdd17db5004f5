import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { expect, locales, test } from '../../browser.ts';
import { holdBack, loadedDocuments } from '../../page-watch.ts';

const labels = { nl: 'Zoeken', en: 'Search', de: 'Suchen' };

const bar = (page: Page) => page.locator('#search-bar');
/** Returns the search box, which is a combobox while it shows hits. */
const field = (page: Page) => bar(page).locator('[name=query]');
const opener = (page: Page, name = labels.nl) =>
  page
    .getByRole('banner')
    .locator('[popovertarget="search-bar"]:visible', { hasText: '' })
    .and(page.getByRole('button', { name }))
    .first();

async function openBar(page: Page) {
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

test('NAV-02 the bar opens over the whole width, and its field takes the focus after 200 ms', async ({ page }) => {
  await page.goto('/nieuws/');
  await page.evaluate(() => {
    const panel = document.getElementById('search-bar');
    panel?.addEventListener('toggle', () => {
      panel.dataset.opened = String(performance.now());
    });
    panel?.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement) panel.dataset.focused = String(performance.now());
    });
  });
  await openBar(page);
  const { opened, focused } = await bar(page).evaluate(({ dataset }) => ({
    opened: Number(dataset.opened),
    focused: Number(dataset.focused),
  }));
  expect(focused - opened).toBeGreaterThanOrEqual(195);
  // A busy machine is slower.
  expect(focused - opened).toBeLessThan(3000);
  const place = async () => {
    const box = await bar(page).boundingBox();
    return [box?.x, box?.y, box?.width];
  };
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(place).toEqual([0, header?.height, page.viewportSize()?.width]);
  await expect(field(page)).toHaveAttribute('maxlength', '200');
});

test('NAV-02 Escape closes the bar and focus returns to its button', async ({ page }) => {
  await page.goto('/nieuws/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('NAV-02 a click on the backdrop closes the bar, and so does its button', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/nieuws/');
  await openBar(page);
  await page.mouse.click(200, 700);
  await expect(bar(page)).toBeHidden();
  await expect(page).toHaveURL(/\/nieuws\/$/);
  await openBar(page);
  await bar(page).getByRole('button', { name: 'Zoekbalk sluiten' }).click();
  await expect(bar(page)).toBeHidden();
});

test('NAV-02 the bar closes on navigation', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/nieuws/');
  await page.locator('footer a[href="/kleurenkaart/"]').click();
  await page.waitForURL('**/kleurenkaart/');
  await expect(page.getByRole('heading', { level: 1, name: 'Kleurenkaart' })).toBeVisible();
  await openBar(page);
  await page.goBack();
  await expect(bar(page)).toBeHidden();
});

test('NAV-02 SEA-03 a typed text leads to the search page, which contains it', { tag: '@desktop' }, async ({ page }) => {
  const scripts = await holdBack(page, '**/assets/header-panels-*.js');
  await page.goto('/nieuws/');
  const documents = loadedDocuments(page);
  await opener(page).click();
  await field(page).click();
  await page.keyboard.type('boom');
  scripts();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  // If the bar's scripts load after the visitor has typed, they would take the focus 200 ms later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
  await page.keyboard.type(' & bank');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/zoeken\/\?query=boom/);
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('boom & bank');
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
  expect(documents).toEqual([]);
});

test('NAV-02 the field of the search page keeps the focus, and reflects the search bar and Back', { tag: '@desktop' }, async ({
  page,
}) => {
  const panel = await holdBack(page, '**/assets/live-search-*.js');
  await page.goto('/zoeken/?query=bank');
  const documents = loadedDocuments(page);
  const own = page.getByRole('main').getByRole('searchbox');
  await own.fill('tafel');
  const answer = await holdBack(page, '**/graphql');
  await own.press('Enter');
  await expect(page).toHaveURL(/\?query=tafel$/);
  // Text typed while results are loading stays.
  await own.press('End');
  await page.keyboard.type(' rond');
  answer();
  await expect(page).toHaveTitle(/^tafel – Zoeken/);
  await expect(own).toBeFocused();
  await expect(own).toHaveValue('tafel rond');
  expect(documents).toEqual([]);
  panel();
  await openBar(page);
  await page.keyboard.type('paal');
  await page.keyboard.press('Enter');
  await expect(own).toHaveValue('paal');
  await page.goBack();
  await expect(own).toHaveValue('tafel');
});

test('NAV-02 leaving the bar by keyboard closes it', async ({ page }) => {
  await page.goto('/nieuws/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Zoekbalk sluiten' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Zoeken', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-02 PAG-01 the bar opens and leads to the search page', async ({ page }) => {
    await page.goto('/de/news/');
    await opener(page, labels.de).click();
    await field(page).fill('Bank');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/de\/suche\/\?query=Bank$/);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Bank');
  });
});

for (const { code, prefix } of locales) {
  test(`A11Y axe finds no violation with the open search bar in ${code}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${prefix}/`);
    await opener(page, labels[code]).click();
    await expect(field(page)).toBeFocused();
    await expectNoViolations(page, 'header');
  });
}
