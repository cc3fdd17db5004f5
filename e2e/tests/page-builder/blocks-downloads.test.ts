import { expectAccessible } from '../../axe.ts';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { answersFrom, connectBy } from '../../page-watch.ts';

runOnlyAt('desktop', 'both widths are looked at in one load');
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const materials = { nl: '/duurzaamheid/materialen/', de: '/de/nachhaltigkeit/materialien/' };

test('BLK-09 files show kind and size and can be downloaded', async ({ page, request }) => {
  await page.goto(materials.nl);
  const files = page.getByRole('region', { name: 'Onderhoud per materiaal' });
  const open = files.getByRole('link', { name: /^Onderhoud van hout ?Handleiding, Nederlands, 20 november 2026 PDF, \d+ kB$/ });
  const href = (await open.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/media\/files\/[0-9a-f]{24}\/[^/]+\.pdf$/);
  const answer = await request.get(href);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('MEM-02 a file for members is locked without its address, with a link to log in that returns', async ({ page }) => {
  await page.goto('/downloads/?search=prijslijst');
  const locked = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Prijslijst 2027' });
  const logIn = locked.getByRole('link', { name: 'Log in om dit bestand te downloaden' });
  await expect(locked.getByRole('link')).toHaveCount(1);
  await expect(locked.getByRole('checkbox')).toHaveCount(0);
  await expect(locked.locator('use[href$="#lock"]')).toHaveCount(1);
  expect(await page.content()).not.toContain('price-list');
  await logIn.click();
  await expect(page).toHaveURL(/\/aanmelden\/\?return=true&path=%2Fdownloads%2F%3Fsearch%3Dprijslijst$/);
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
  await page.getByRole('searchbox', { name: 'Zoek op product, nummer of bestand' }).fill('prijslijst');
  await expect(page.getByText('Log in om dit bestand te downloaden')).toBeVisible();
  const told = (await answers()).join('');
  expect(told).toContain('Prijslijst 2027');
  expect(told).not.toContain('price-list');
});

test('MEM-03 files in Dutch only are not among the downloads of en and de', async ({ page }) => {
  for (const { path, title } of [
    { path: '/en/downloads/?f.format=pdf', title: 'Price list 2027' },
    { path: '/de/downloads/?f.format=pdf', title: 'Preisliste 2027' },
  ]) {
    await page.goto(path);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByRole('main').locator('a[download]')).toHaveCount(8);
    expect(await page.content()).not.toMatch(/bestektekst|Specification texts, collection|Ausschreibungstexte, Sammlung/);
  }
});

test('A11Y axe finds no violation in downloads in nl and de, on phone and desktop', async ({ page }) => {
  for (const path of [materials.nl, materials.de, '/downloads/', '/de/downloads/']) {
    await page.goto(path);
    await expectAccessible(page);
  }
});
