import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoViolations } from '../../axe.ts';
import { expect, pricesIn, runOnlyAt, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';
import { bench, put, stored } from '../../quotation.ts';

runOnlyAt('desktop', 'the tests set their own widths');
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const three = '/vergelijken/?variant=BM-1010-02+BM-1030-01+BM-1020-01';
const tray = (page: Page) => page.getByRole('region', { name: 'Vergelijking', exact: true });
const table = (page: Page) => page.getByRole('main').getByRole('table');
const row = (page: Page, name: string | RegExp) => table(page).getByRole('row', { name });
const names = (page: Page) => table(page).getByRole('columnheader');

test('CAT-13 products are added from a card, a product page and the quotation list, and compared', async ({ page }) => {
  await page.goto('/producten/zitmeubilair/');
  const card = page.locator('main li').filter({ has: page.getByRole('heading', { level: 3, name: 'Heem comfortbank' }) });
  await card.hover();
  await card.getByRole('button', { name: /^Vergelijken/ }).click();
  await expect(tray(page)).toContainText('1 van 4');
  await expect(card.getByRole('button', { name: /^Vergelijken/ })).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${bench}?variant=BM-1010-02&colour=RAL-6009`);
  await page.getByRole('main').getByRole('button', { name: 'Vergelijken' }).first().click();
  await expect(tray(page)).toContainText('2 van 4');
  await put(page, '/producten/zitmeubilair/meent-zitbank-zonder-rugleuning/');
  await page.goto('/offertelijst/');
  await page.getByRole('button', { name: /^Vergelijken: Meent zitbank/ }).click();
  await expect(tray(page)).toContainText('3 van 4');
  await expect(page.getByText('Meent zitbank zonder rugleuning staat in de vergelijking').first()).toBeVisible();
  await expectNoViolations(page);
  await tray(page).getByRole('link', { name: 'Vergelijk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drie uitvoeringen naast elkaar');
  await expect(names(page)).toHaveText(['Heem comfortbank', 'Meent parkbank', 'Meent zitbank zonder rugleuning']);
  await expect(page).toHaveURL(/variant=BM-1030-01\+BM-1010-02\+BM-1020-01/);
  await expect(page.getByRole('combobox', { name: 'Uitvoering van Meent parkbank' })).toHaveValue('BM-1010-02');
  await expect(page.getByRole('combobox', { name: 'Kleur van Meent parkbank' })).toHaveValue('RAL-6009');
  await expect(tray(page)).toBeHidden();
});

test('CAT-13 the tray tells when four products are chosen, and products are removed from it', async ({ page }) => {
  await page.goto('/producten/zitmeubilair/');
  const compare = page.getByRole('main').getByRole('button', { name: /^Vergelijken/ });
  for (const place of [0, 1, 2, 3]) {
    await compare.nth(place).click();
    await expect(tray(page)).toContainText(`${place + 1} van 4`);
  }
  await compare.nth(4).click();
  await expect(page.getByRole('alert')).toContainText('ten hoogste vier');
  await tray(page)
    .getByRole('button', { name: /^Verwijderen/ })
    .first()
    .click();
  await expect(tray(page)).toContainText('3 van 4');
  await expect(
    tray(page)
      .getByRole('button', { name: /^Verwijderen/ })
      .first(),
  ).toBeFocused();
  await page.reload();
  await expect(tray(page), 'the choice is kept in the browser').toContainText('3 van 4');
  await tray(page).getByRole('button', { name: 'Wissen' }).click();
  await expect(tray(page)).toBeHidden();
});

test('CAT-13 the bars of a page and its end stand above the tray on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(
    (products) => localStorage.setItem('productComparison', products),
    JSON.stringify([{ id: 1, sku: 'BM-1010-01', title: 'Meent parkbank' }]),
  );
  const isAboveTray = async (element: Locator) => {
    const [box, top] = [await element.boundingBox(), (await tray(page).boundingBox())?.y];
    return box !== null && top !== undefined && box.y + box.height <= top + 1;
  };
  await page.goto('/downloads/?search=bm-1010');
  await page.getByRole('main').locator('input[name="file"]').first().check();
  await expect(tray(page)).toBeVisible();
  await expect.poll(() => isAboveTray(page.getByRole('button', { name: 'Download ZIP' })), 'ZIP bar').toBe(true);
  await page.goto(bench);
  await page.evaluate(() => scrollTo(0, 2500));
  const bar = page.locator('[data-needed="true"]').getByRole('button', { name: /offerte/i });
  await expect.poll(() => isAboveTray(bar), 'bar of the product page').toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => isAboveTray(page.getByRole('contentinfo')), 'end of the page').toBe(true);
});

test('CAT-13 differing rows are set off, and equal ones can be hidden', async ({ page }) => {
  await page.goto(three);
  await expect(row(page, /^Lengte.*verschilt/).getByRole('cell')).toHaveText(['2400 mm', '1750 mm', '1800 mm']);
  await expect(row(page, /^Zithoogte.*verschilt/).getByRole('cell')).toHaveText(['455 mm', '480 mm', '455 mm']);
  const tints = await row(page, /^Zithoogte/)
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
  expect(new Set(tints).size, 'the only deviating value is tinted').toBe(2);
  await expect(
    row(page, /^Gewicht.*verschilt/)
      .getByRole('cell')
      .first(),
    'the weight of the variant',
  ).toHaveText('79 kg');
  const equal = row(page, /^Onderdelen leverbaar/);
  await expect(equal).toBeVisible();
  await page.getByRole('checkbox', { name: 'Alleen verschillen' }).check();
  await expect(equal).toBeHidden();
  await expect(row(page, /^Lengte/)).toBeVisible();
  await expectAccessible(page);
});

test('CAT-13 CAT-15 all drawings have one scale, and a longer variant has its own one', async ({ page }) => {
  await page.goto(three);
  const drawings = page.getByRole('list', { name: 'Vooraanzichten op één schaal' }).locator('li [style*="--drawing"]');
  const boxes = await drawings.evaluateAll((found) =>
    found.map((one) => ({
      ...one.getBoundingClientRect().toJSON(),
      mm: Number((one as HTMLElement).style.getPropertyValue('--width-mm')),
    })),
  );
  expect(boxes).toHaveLength(3);
  const scales = boxes.map(({ width, mm }) => width / mm);
  for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 4);
  for (const { bottom } of boxes) expect(bottom, 'all stand on the ground').toBeCloseTo(boxes[0]?.bottom ?? 0, 0);
  const url = await drawings
    .first()
    .evaluate((one) => /\/media\/[^)"]+/.exec((one as HTMLElement).style.getPropertyValue('--drawing'))?.[0]);
  expect(url).toMatch(/\/[0-9a-f]{24}\.svg$/);
  expect((await page.request.get(url ?? '')).status()).toBe(200);
});

test('CAT-13 a variant is chosen and a column removed by keyboard, and the address follows', async ({ page }) => {
  await page.goto(three);
  await page.getByRole('combobox', { name: 'Uitvoering van Heem comfortbank' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/BM-1030-02/);
  await expect(
    row(page, /^Lengte/)
      .getByRole('cell')
      .nth(1),
  ).toHaveText('2350 mm');
  await page.getByRole('combobox', { name: 'Kleur van Meent parkbank' }).selectOption('RAL-6009');
  await expect(page).toHaveURL(/colour=RAL-6009\+-\+-/);
  const remove = (title: string) => page.getByRole('link', { name: `Verwijderen: ${title}` });
  await remove('Heem comfortbank').focus();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveCount(2);
  await expect(remove('Meent zitbank zonder rugleuning'), 'the focus moves to the next column').toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twee uitvoeringen naast elkaar');
});

test('CAT-13 the product search opens in place to replace and to add', async ({ page }) => {
  await page.goto(three);
  const replace = page.getByRole('button', { name: 'Vervangen: Heem comfortbank' });
  await replace.click();
  const field = page.getByRole('searchbox', { name: 'Product of artikelnummer' });
  await expect(field).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(replace).toBeFocused();
  await replace.click();
  await field.fill('BM-1040');
  await page
    .getByRole('main')
    .locator('ul')
    .getByRole('link')
    .filter({ hasText: 'BM' })
    .or(page.locator('main ul a[href*="BM-1040"]'))
    .first()
    .click();
  await expect(page).toHaveURL(/BM-1010-02\+BM-1040-01\+BM-1020-01/);
  await page.getByRole('button', { name: 'Product toevoegen' }).click();
  await field.fill('BM-1030');
  await page.locator('main ul a[href*="BM-1030"]').first().click();
  await expect(names(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Product toevoegen' })).toBeHidden();
  await expectAccessible(page);
});

test('CAT-13 columns go to the quotation list in their variant and colour', async ({ page }) => {
  await page.goto(`${three}&colour=RAL-6009+-+-`);
  await page.getByRole('button', { name: 'Alle drie op de offertelijst' }).click();
  await expect(page.getByRole('button', { name: 'Alles staat op de offertelijst' })).toBeVisible();
  expect(await stored(page)).toMatchObject([{ variant: 'BM-1010-02', colour: 'RAL 6009' }, { variant: 'BM-1030-01' }, {}]);
});

test('CAT-13 the chosen mounting stays in the comparison, its links and the quotation list', async ({ page }) => {
  const other = '/producten/zitmeubilair/meent-zitbank-zonder-rugleuning/';
  for (const [place, path] of [`${bench}?mounting=freestanding`, other].entries()) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: 'Vergelijken' }).first().click();
    await expect(tray(page)).toContainText(`${place + 1} van 4`);
  }
  await tray(page).getByRole('link', { name: 'Vergelijk' }).click();
  await expect(page).toHaveURL(/mounting=freestanding\+/);
  await expect(row(page, /^Montage/).getByRole('cell')).toHaveText(['Vrijstaand', 'Ingraven']);
  await expect(names(page).first().getByRole('link')).toHaveAttribute('href', /mounting=freestanding/);
  await page.getByRole('button', { name: 'Beide op de offertelijst' }).click();
  await expect(page.getByRole('button', { name: 'Alles staat op de offertelijst' })).toBeVisible();
  expect(await stored(page)).toMatchObject([{ mounting: 'freestanding' }, { mounting: 'in-ground' }]);
  await page.goto(three);
  await expect(
    row(page, /^Montage/)
      .getByRole('cell')
      .first(),
    'an address without mountings lists all possible ones',
  ).toContainText(', ');
});

test('CAT-13 a guest sees no price, but a link to log in that leads back', async ({ page }) => {
  const answer = await page.goto(three);
  expect(pricesIn((await answer?.text()) ?? '')).toEqual([]);
  await expect(row(page, /^Richtprijs/)).toContainText('Alleen voor ingelogde bezoekers');
  const logIn = page.getByRole('main').getByRole('link', { name: 'Log in' });
  await expect(logIn).toHaveAttribute('href', /return=true&path=%2Fvergelijken/);
});

test.describe('a member', () => {
  test.use({ visitor: 'member' });

  test('CAT-13 sees the price of each variant', async ({ page }) => {
    await page.goto(three);
    await expect(
      row(page, /^Richtprijs/)
        .getByRole('cell')
        .first(),
    ).toHaveText(/€\s1\.040/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeHidden();
    await expectAccessible(page);
  });
});

test('CAT-13 without products the ground is bare, and a stored choice is shown again', async ({ page }) => {
  await page.goto('/vergelijken/');
  await expect(page.getByRole('main')).toContainText('0 van 4');
  await expect(page.getByRole('main').getByRole('link', { name: 'Bekijk de collectie' })).toHaveAttribute('href', '/producten/');
  await expectAccessible(page);
  await page.goto('/vergelijken/?variant=BM-1010-02');
  await expect(page.getByRole('main')).toContainText('1 van 4');
  await page.goto('/vergelijken/');
  await expect(page).toHaveURL(/variant=BM-1010-02/);
});

test('CAT-13 wrong addresses are explained in each language', async ({ page }) => {
  const five = 'BM-1010-01+BM-1010-01+BM-9999+BM-1010-02+BM-1010-03+BM-1020-01+BM-1030-01';
  await page.goto(`/vergelijken/?variant=${five}&colour=RAL-0000`);
  const notices = page.getByRole('region', { name: 'Let op' }).getByRole('listitem');
  await expect(notices).toContainText([
    'Meent parkbank is er niet in kleur RAL-0000',
    'Meent parkbank (BM-1010-01) stond dubbel',
    'BM-9999 is hier niet bekend',
    'Heem comfortbank (BM-1030-01) past er niet meer bij',
  ]);
  await expect(names(page)).toHaveCount(4);
  await expectAccessible(page);
  await page.goto(`/en/compare/?variant=BM-9999+BM-1010-01+BM-1020-01`);
  await expect(page.getByRole('region', { name: 'Please note' })).toContainText('BM-9999 is unknown here');
  await page.goto(`/de/vergleichen/?variant=BM-9999+BM-1010-01+BM-1020-01`);
  await expect(page.getByRole('region', { name: 'Bitte beachten' })).toContainText('BM-9999 ist hier nicht bekannt');
});

test('CAT-13 on a phone two columns are whole, and strip, names and values scroll together', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(three);
  const region = page.getByRole('region', { name: /^Vergelijking, schuift/ });
  await expect(region).toContainText('1–2 van 3');
  const lefts = async () => {
    const of = async (place: number) => (await names(page).nth(place).boundingBox())?.x ?? 0;
    return Promise.all([0, 1, 2].map(of));
  };
  const [first = 0, second = 0, third = 0] = await lefts();
  expect([second - first, third - second]).toEqual([168, 168]);
  expect(second + 168, 'two columns are whole').toBeLessThanOrEqual(390);
  const label = row(page, /^Lengte/)
    .getByRole('rowheader')
    .locator('span')
    .first();
  const before = (await label.boundingBox())?.x;
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(region).toContainText('2–3 van 3');
  expect((await label.boundingBox())?.x, 'the names of the rows stay').toBe(before);
  await expectNoViolations(page);
});

test('CAT-13 the comparison is printed with strip and table on landscape paper, without buttons', async ({ page }) => {
  await page.goto(three);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('list', { name: 'Vooraanzichten op één schaal' })).toBeVisible();
  await expect(table(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const sheets = (await page.pdf({ preferCSSPageSize: true }))
    .toString('latin1')
    .matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g);
  const isLandscape = [...sheets].map(([, width, height]) => Number(width) > Number(height));
  expect(isLandscape.length).toBeGreaterThan(0);
  expect(isLandscape, 'no sheet is empty in portrait format').not.toContain(false);
  await page.setViewportSize({ width: 1032, height: 700 });
  const drawings = page.getByRole('list', { name: 'Vooraanzichten op één schaal' }).getByRole('listitem');
  for (const place of [0, 1, 2]) {
    const [drawing, name] = [await drawings.nth(place).boundingBox(), await names(page).nth(place).boundingBox()];
    expect(drawing?.x, `column ${place + 1}`).toBeCloseTo(name?.x ?? 0, 0);
  }
});

test('CAT-13 the language switch keeps the comparison', async ({ page }) => {
  await page.goto(three);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^(EN|English)/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three versions side by side');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('CAT-13 an address shows the comparison, and a form chooses variants and colours', async ({ page }) => {
    await page.goto(`${three}&mounting=freestanding+-+-`);
    await expect(row(page, /^Lengte.*verschilt/).getByRole('cell')).toHaveText(['2400 mm', '1750 mm', '1800 mm']);
    await page.getByRole('combobox', { name: 'Uitvoering van Meent parkbank' }).selectOption('BM-1010-03');
    await page.getByRole('combobox', { name: 'Kleur van Meent parkbank' }).selectOption('RAL-6009');
    await page.getByRole('button', { name: 'Keuze tonen' }).click();
    await expect(
      row(page, /^Lengte.*verschilt/)
        .getByRole('cell')
        .first(),
    ).toHaveText('3000 mm');
    await expect(page.getByRole('combobox', { name: 'Kleur van Meent parkbank' })).toHaveValue('RAL-6009');
    await expect(
      row(page, /^Montage/)
        .getByRole('cell')
        .first(),
      'the form keeps the mounting',
    ).toHaveText('Vrijstaand');
    await page.getByRole('checkbox', { name: 'Alleen verschillen' }).check();
    await expect(row(page, /^Onderdelen leverbaar/)).toBeHidden();
    await page.getByRole('link', { name: 'Verwijderen: Heem comfortbank' }).click();
    await expect(names(page)).toHaveCount(2);
  });
});
