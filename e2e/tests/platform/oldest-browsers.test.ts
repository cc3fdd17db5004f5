import { expect, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';
import { cards, cell, count, main, query, seating, steel } from '../../product-list.ts';
import { put, rows } from '../../quotation.ts';
import { hits, openBar } from '../../search-panel.ts';
import { missingApis, removeApis } from '../../support/missing-apis.ts';

/** Removes all functions that any of the oldest supported browsers lacks. Script errors fail these tests. */
test.beforeEach(async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'the same at each width');
  await connectBy(page, { saveData: true });
  // The tests themselves use idle callbacks.
  const removed = missingApis.filter(({ name }) => name !== 'requestIdleCallback' && name !== 'connection');
  await page.addInitScript(removeApis, removed);
});

test('PAG-09 the oldest supported browsers filter a list', async ({ page }) => {
  await page.goto(seating);
  expect(await page.evaluate(() => 'groupBy' in Object)).toBe(false);
  await cell(page, 'Materiaal').click();
  await main(page).getByRole('checkbox', { name: steel }).click();
  await expect(count(page)).toHaveText('5 van 6 producten');
  await expect.poll(() => query(page)).toBe('?f.material=steel-galv-pc');
  await expect(cards(page)).toHaveCount(5);
});

test('PAG-09 the oldest supported browsers have a quotation list and client-side navigation', async ({ page }) => {
  await put(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Offertelijst/ })
    .first()
    .click();
  await expect(rows(page)).toHaveCount(1);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('PAG-09 the oldest supported browsers search while a visitor types', async ({ page }) => {
  await page.goto('/nieuws/');
  await openBar(page);
  await page.keyboard.type('bank');
  await expect(hits(page).first()).toContainText('bank');
});
