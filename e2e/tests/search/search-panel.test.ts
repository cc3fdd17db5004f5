import { expectNoViolations } from '../../axe.ts';
import { expect, locales, test } from '../../browser.ts';
import { connectBy, holdBack, loadedDocuments } from '../../page-watch.ts';
import { bar, field, hits, list, openBar, resultStatus } from '../../search-panel.ts';

const labels = { nl: 'Zoeken', en: 'Search', de: 'Suchen' };
const words = { nl: 'bank', en: 'bench', de: 'bank' };

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

test('SEA-03 a text shows hits in a panel of 500 px with their number and a link to all', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/nieuws/');
  await openBar(page);
  await expect(bar(page).getByRole('link')).toHaveCount(0);
  await page.keyboard.type('bank');
  await expect(hits(page).first()).toContainText('bank');
  await expect(hits(page).first().locator('mark')).toHaveText('bank');
  const heights = await list(page).evaluate(({ parentElement: results }) => {
    const panel = results?.parentElement;
    return [panel, results, panel?.lastElementChild].map((part) => part?.getBoundingClientRect().height);
  });
  expect(heights).toEqual([500, 500 - 72, 72]);
  const columns = await hits(page).evaluateAll((all) => new Set(all.map((hit) => hit.getBoundingClientRect().left)).size);
  expect(columns).toBe(2);
  await expect(
    bar(page)
      .getByText(/^\d+ producten$/)
      .first(),
  ).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Alle resultaten voor “bank”' })).toHaveAttribute(
    'href',
    '/zoeken/?query=bank',
  );
  await expect(resultStatus(page)).toHaveText(/^\d+ producten$/);
  await field(page).fill('ral 7016');
  await expect(resultStatus(page)).toHaveText(/^\d\d producten$/);
  await expect(hits(page)).toHaveCount(10);
  await field(page).fill('  ');
  await expect(list(page)).toHaveCount(0);
  await expect(bar(page).getByRole('link')).toHaveCount(0);
});

test('SEA-03 the panel is 500 px high from 992 px, and as high as its hits in smaller windows', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto('/nieuws/');
  await openBar(page);
  await page.keyboard.type('bank');
  await expect(hits(page).first()).toContainText('bank');
  const panel = list(page).locator('xpath=../..');
  const height = async () => (await panel.boundingBox())?.height;
  const columns = () => hits(page).evaluateAll((all) => new Set(all.map((hit) => hit.getBoundingClientRect().left)).size);
  expect(await height()).toBe(500);
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 991, height: 800 });
  await expect.poll(columns).toBe(1);
  expect(await height()).not.toBe(500);
});

test('SEA-03 on a phone there are at most six hits, in one column, as touch targets', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/nieuws/');
  const asked = page.waitForRequest((request) => request.postData()?.includes('"SearchPanel"') === true);
  await openBar(page);
  await page.keyboard.type('bank');
  expect((await asked).postDataJSON().variables.first).toBe(6);
  await expect(hits(page).first()).toContainText('bank');
  const boxes = await hits(page).evaluateAll((all) => all.map((hit) => hit.getBoundingClientRect()));
  expect(boxes.length).toBeLessThanOrEqual(6);
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
  for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await hits(page).first().tap();
  await page.waitForURL(/\/producten\/[^/]+\/[^/]+\/$/);
  await expect(bar(page)).toBeHidden();
});

test('NAV-05 SEA-03 the menu of small windows searches products as well', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/nieuws/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  const sheet = page.locator('#menu-sheet');
  await sheet.locator('[name=query]').tap();
  await expect(sheet.getByRole('combobox', { name: 'Zoek een product' })).toBeFocused();
  await page.keyboard.type('boom');
  await expect(sheet.getByRole('option').first()).toContainText('boom');
  expect(await sheet.getByRole('option').count()).toBeLessThanOrEqual(6);
  await expectNoViolations(page, '#menu-sheet');
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await sheet.getByRole('option').first().tap();
  await page.waitForURL(/\/producten\/[^/]+\/[^/]+\/$/);
  await expect(sheet).toBeHidden();
});

test('SEA-03 the keyboard moves through the hits, and the selected one is announced by its name', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/nieuws/');
  const documents = loadedDocuments(page);
  await openBar(page);
  await page.keyboard.type('boom');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(list(page)).toHaveAccessibleName('Gevonden producten');
  await expect(resultStatus(page)).toHaveText(/^\d+ producten$/);
  const last = (await hits(page).count()) - 1;
  const chosen = () => field(page).getAttribute('aria-activedescendant');
  const idOf = (hit: number) => hits(page).nth(hit).getAttribute('id');
  // Its listeners are added after 500 ms.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    expect(await chosen()).toBe(await idOf(0));
  }).toPass();
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect.poll(chosen).toBe(await idOf(last));
  await page.keyboard.press('Home');
  await expect.poll(chosen).toBe(await idOf(0));
  await page.keyboard.press('ArrowUp');
  await expect.poll(chosen).toBe('');
  await page.keyboard.press('ArrowUp');
  await expect.poll(chosen).toBe(await idOf(last));
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await bar(page)
    .getByRole('link', { name: /^Alle resultaten/ })
    .focus();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  const answer = await holdBack(page, '**/graphql');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const href = await hits(page).nth(1).getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
  await expect(bar(page)).toBeHidden();
  // If it is reopened while the page is loading, it stays open and keeps the focus.
  await openBar(page);
  answer();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Nieuws');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  expect(documents).toEqual([]);
});

test('SEA-03 keys and outside clicks are handled after 500 ms', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...given: Parameters<typeof add>) {
      const isOfSearch = this instanceof HTMLElement && this.localName === 'search' && given[0] === 'keydown';
      if (isOfSearch) document.documentElement.dataset.listening = String(performance.now());
      if (this instanceof HTMLInputElement && given[0] === 'input')
        document.documentElement.dataset.begun = String(performance.now());
      return add.apply(this, given);
    };
  });
  await page.goto('/nieuws/');
  await openBar(page);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-listening', /./);
  const { begun, listening } = await root.evaluate(({ dataset }) => dataset);
  expect(Number(listening) - Number(begun)).toBeGreaterThanOrEqual(495);
});

for (const { code, prefix } of locales) {
  test(`SEA-03 A11Y axe finds no violation with the open panel in ${code}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${prefix}/`);
    await openBar(page, labels[code]);
    await page.keyboard.type(words[code]);
    await expect(hits(page).first()).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(field(page)).not.toHaveAttribute('aria-activedescendant', '', { timeout: 100 });
    }).toPass();
    await expectNoViolations(page, 'header');
  });
}
