import type { Page, Route } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { expect, test, unwatched } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';
import { bar, field, hits, openBar, resultStatus } from '../../search-panel.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

/** Answers the panel's requests in place of the API. */
async function answerPanel(page: Page, answer: (query: string, route: Route) => Promise<void>) {
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    await (operationName === 'SearchPanel' ? answer(variables.query, route) : route.continue());
  });
}

const found = (titles: string[], more = {}) => {
  const hit = (title: string) => ({ key: title, title, uri: 'producten', categoryTitle: null, titleMarks: [], image: null });
  const columns = [{ total: titles.length, hits: titles.map(hit) }];
  return { json: { data: { search: { corrected: null, suggestions: [], columns, ...more } } } };
};

test('SEA-03 answers are never shown out of order, and hits stay until the next answer', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/nieuws/');
  const held: Route[] = [];
  await answerPanel(page, async (query, route) => {
    if (query === 'ba') held.push(route);
    else await route.fulfill(found([`Hit for ${query}`]));
  });
  await openBar(page);
  await page.keyboard.type('b');
  await expect(hits(page)).toHaveText(['Hit for b']);
  await page.keyboard.type('a');
  await expect.poll(() => held.length).toBe(1);
  await expect(hits(page)).toHaveText(['Hit for b']);
  await page.keyboard.type('n');
  await expect(hits(page)).toHaveText(['Hit for ban']);
  await held[0]?.fulfill(found(['Hit that comes too late'])).catch(() => undefined);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(hits(page)).toHaveText(['Hit for b']);
  expect(held).toHaveLength(2);
});

test('SEA-03 a selected product stays selected if the next answer contains it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/nieuws/');
  const held: Route[] = [];
  await answerPanel(page, async (query, route) => {
    if (query === 'ba') held.push(route);
    else await route.fulfill(found(['Afvalbak', 'Parkbank']));
  });
  await openBar(page);
  await page.keyboard.type('b');
  await expect(hits(page)).toHaveText(['Afvalbak', 'Parkbank']);
  await page.keyboard.type('a');
  await expect.poll(() => held.length).toBe(1);
  const chosen = bar(page).getByRole('option', { selected: true });
  // The panel handles keys after half a second.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveText('Parkbank', { timeout: 100 });
  }).toPass();
  await held[0]?.fulfill(found(['Parkbank', 'Boombank']));
  await expect(hits(page)).toHaveText(['Parkbank', 'Boombank']);
  await expect(chosen).toHaveText('Parkbank');
});

test('SEA-03 ERR-06 a search without hits shows suggestions, and a correction is shown', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/nieuws/');
  await answerPanel(page, async (query, route) => {
    if (query === 'xyzzy') return route.fulfill(found([], { suggestions: ['afvalbak'] }));
    if (query === 'bnak') return route.fulfill(found(['Meent parkbank'], { corrected: 'bank' }));
    return route.fulfill(found(['Afvalbak']));
  });
  await openBar(page);
  await page.keyboard.type('xyzzy');
  await expect(bar(page).getByText('Geen producten voor “xyzzy”').first()).toBeVisible();
  await expect(resultStatus(page)).toHaveText('Geen producten voor “xyzzy”');
  await expectNoViolations(page, '#search-bar', 'nothing found');
  await bar(page).getByRole('button', { name: 'afvalbak' }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('afvalbak');
  await expect(hits(page)).toHaveText(['Afvalbak']);
  await field(page).fill('bnak');
  await expect(bar(page).getByText('1 product voor “bank”').first()).toBeVisible();
});

unwatched(
  'SEA-03 a failed search shows a short message, and the form still leads to the search page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/nieuws/');
    await answerPanel(page, async (_, route) => route.abort());
    await openBar(page);
    await page.keyboard.type('bank');
    await expect(resultStatus(page)).toHaveText('Zoeken lukt nu niet. Druk op Enter om het op de zoekpagina te proberen.');
    await expectNoViolations(page, '#search-bar', 'failed');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/zoeken/?query=bank');
  },
);
