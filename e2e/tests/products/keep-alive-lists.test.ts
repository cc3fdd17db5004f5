import type { Page } from '@playwright/test';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { addLink, announceChanges, connectBy, loadedDocuments, sentOperations } from '../../page-watch.ts';

runOnlyAt('desktop', 'the same at each width');

const list = '/producten/';
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the first product of the list's second dozen. */
async function openCard(page: Page): Promise<void> {
  await cards(page).nth(15).getByRole('link').first().click();
  // The link to the product includes a filtered colour.
  await expect(page).toHaveURL(/\/producten\/[^/]+\/[^/]+\/\?colour=DB-703$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Producten');
}

test.describe('lists that stay alive', () => {
  test.beforeEach(async ({ page }) => {
    await connectBy(page, { saveData: true });
    await page.goto(`${list}?f.colour=db-703`);
  });

  async function loadMore(page: Page): Promise<void> {
    await expect(cards(page)).toHaveCount(12);
    await page.getByRole('link', { name: 'Laad meer producten' }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(15);
  }

  test('PAG-02 Back restores filters, loaded hits and scroll position without a request', async ({ page }) => {
    await announceChanges(page, 'nothing');
    const documents = loadedDocuments(page);
    await loadMore(page);
    const count = await cards(page).count();
    await page.evaluate(() => Object.assign(document.querySelector('main h3') ?? {}, { stays: true }));
    await cards(page).nth(15).scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(500);
    await openCard(page);
    const asked = sentOperations(page);
    await page.goBack();
    await expect(heading(page, 'Producten')).toBeVisible();
    await expect(cards(page)).toHaveCount(count);
    await expect.poll(() => scrolled(page)).toBe(before);
    await expect(page).toHaveURL(/f\.colour=db-703/);
    expect(await page.evaluate(() => 'stays' in (document.querySelector('main h3') ?? {}))).toBe(true);
    expect([asked, documents]).toEqual([[], []]);
  });

  test('PAG-02 a link to the same address restores the list, scrolled to its top', async ({ page }) => {
    await announceChanges(page, 'nothing');
    await loadMore(page);
    const count = await cards(page).count();
    await openCard(page);
    const asked = sentOperations(page);
    await addLink(page, `${list}?f.colour=db-703`);
    await page.getByRole('link', { name: 'proeflink' }).click();
    await expect(heading(page, 'Producten')).toBeVisible();
    await expect(cards(page)).toHaveCount(count);
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(asked).toEqual([]);
    await openCard(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Producten', exact: true }).last().click();
    await expect(page).toHaveURL(list);
    await expect.poll(() => asked.map(({ name }) => name)).toContain('ProductList');
    await expect(cards(page)).toHaveCount(12);
  });

  const searchField = (page: Page) => page.getByRole('main').getByRole('searchbox').first();

  for (const [kind, path] of [
    ['news', '/nieuws/'],
    ['the projects', '/projecten/'],
    ['a content page', '/over-ons/'],
  ] as const) {
    for (const isMore of [true, false]) {
      test(`PAG-02 Back from ${kind} ${isMore ? 'after' : 'without'} "Laad meer" sends no request and keeps typed text`, async ({
        page,
      }) => {
        await expect(cards(page)).toHaveCount(12);
        if (isMore) await loadMore(page);
        const count = await cards(page).count();
        await searchField(page).fill('half een woo');
        await announceChanges(page, 'other content');
        await addLink(page, path);
        await page.getByRole('link', { name: 'proeflink' }).click();
        await expect(page).toHaveURL(path);
        await expect(heading(page, 'Producten')).toBeHidden();
        const asked = sentOperations(page);
        await page.goBack();
        await expect(heading(page, 'Producten')).toBeVisible();
        await expect(searchField(page)).toHaveValue('half een woo');
        await expect(cards(page)).toHaveCount(count);
        expect(asked).toEqual([]);
      });
    }
  }

  test('PAG-02 a list with changed content reloads and keeps its number of hits and typed text', async ({ page }) => {
    await loadMore(page);
    const count = await cards(page).count();
    await searchField(page).fill('half een woo');
    await announceChanges(page, 'lists');
    await openCard(page);
    const asked = sentOperations(page);
    await page.goBack();
    await expect(heading(page, 'Producten')).toBeVisible();
    await expect.poll(() => asked.map(({ name }) => name)).toContain('ProductList');
    await expect(cards(page)).toHaveCount(count);
    await expect(searchField(page)).toHaveValue('half een woo');
  });
});
