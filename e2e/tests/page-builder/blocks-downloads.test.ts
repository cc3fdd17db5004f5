import { expectAccessible } from '../../axe.ts';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { answersFrom, connectBy } from '../../page-watch.ts';

runOnlyAt('desktop', 'both widths are looked at in one load');
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

test('BLK-09 MEM-02 files show kind and size and can be downloaded; one for members is locked without its address', async ({
  page,
  request,
}) => {
  await page.goto('/service/downloads/');
  const files = page.getByRole('region', { name: 'Bestek en prijzen' });
  const open = files.getByRole('link', {
    name: /^Bestekteksten, verzameling ?Bestektekst, Nederlands, 20 november 2026 PDF, \d+ kB$/,
  });
  const href = (await open.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/media\/files\/[0-9a-f]{24}\/[^/]+\.pdf$/);
  const answer = await request.get(href);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);

  const locked = files.getByRole('listitem').filter({ hasText: 'Prijslijst 2027' });
  await expect(locked).toContainText('Log in om dit bestand te downloaden');
  await expect(locked.getByRole('link')).toHaveCount(0);
  await expect(locked.locator('use[href$="#lock"]')).toHaveCount(1);
  expect(await page.content()).not.toContain('price-list');
  await files.getByRole('link', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(/\/aanmelden\/\?return=true&path=%2Fservice%2Fdownloads%2F$/);
});

test('MEM-01 no data answer of the site contains the address of a file for members', async ({ page }) => {
  const answers = answersFrom(page, '/graphql');
  await page.goto('/service/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Downloads/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Downloads');
  await expect(page.getByText('Log in om dit bestand te downloaden')).toBeVisible();
  const told = (await answers()).join('');
  expect(told).toContain('Prijslijst 2027');
  expect(told).not.toContain('price-list');
});

test('MEM-03 files in Dutch only are not among the downloads of en and de', async ({ page }) => {
  for (const { path, title } of [
    { path: '/en/service/downloads/', title: 'Price list 2027' },
    { path: '/de/service/downloads/', title: 'Preisliste 2027' },
  ]) {
    await page.goto(path);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /PDF, / })).toHaveCount(8);
    expect(await page.content()).not.toMatch(/bestektekst|Specification texts, collection|Ausschreibungstexte, Sammlung/);
  }
});

test('A11Y axe finds no violation in downloads in nl and de, on phone and desktop', async ({ page }) => {
  for (const path of ['/service/downloads/', '/de/service/downloads/']) {
    await page.goto(path);
    await expectAccessible(page);
  }
});
