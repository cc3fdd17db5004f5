import type { Page } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';
import { expect, pricesIn, test } from '../../browser.ts';

const bench = '/producten/zitmeubilair/meent-parkbank/';
const inLocales = [bench, '/en/products/seating/meent-park-bench/', '/de/produkte/sitzmoebel/meent-parkbank/'];
const chosen = `${bench}?variant=BM-1010-02&colour=DB-703&mounting=surface`;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 993;
const headings = (page: Page) => page.getByRole('table').first().getByRole('columnheader');

test.describe('a selected option of a product', () => {
  test('CAT-05 is in the address at once, without a request, a history entry or a scroll', async ({ page }) => {
    await page.goto(bench);
    const asked: string[] = [];
    page.on('request', (request) => {
      // Other pages may be prefetched meanwhile.
      if (request.isNavigationRequest() || request.postData()?.includes('meent-parkbank"')) asked.push(request.url());
    });
    const [entries, place] = await page.evaluate(() => [history.length, scrollY]);
    await page.getByRole('radio', { name: '2400 mm' }).check();
    await page.getByRole('radio', { name: /DB 703/ }).check({ force: true });
    await page.getByLabel('Montage').selectOption({ label: 'Opbouw op voetplaat' });
    await expect(page).toHaveURL(chosen);
    await expect(page.getByRole('main')).toContainText('2400 × 640 × 835 mm');
    if (!isPhone(page)) await expect(page.getByRole('definition').filter({ hasText: '79 kg' })).toHaveCount(1);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    if (!isPhone(page)) expect(await page.evaluate(() => scrollY)).toBe(place);
    expect(asked).toEqual([]);
  });

  test('CAT-05 is server-rendered from a shared address, and survives leaving and Back', {
    tag: '@desktop',
  }, async ({ page }) => {
    const response = await page.request.get(chosen);
    expect(await response.text()).toMatch(/checked=""[^>]*value="BM-1010-02"/);
    await page.goto(chosen);
    await expect(page.getByRole('radio', { name: '2400 mm' })).toBeChecked();
    await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Zitmeubilair' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zitmeubilair' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: '2400 mm' })).toBeChecked();
  });

  test('CAT-05 is ignored if the product does not have it, without a trace in the page', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(`${bench}?variant=BM-9999-01&colour=&mounting=wall`);
    await expect(page.getByRole('radio', { name: '1800 mm' })).toBeChecked();
    await expect(page.getByLabel('Montage')).toHaveValue('in-ground');
    expect((await page.request.get(`${bench}?variant=%3Cb%3E`)).status()).toBe(400);
  });

  test('CAT-05 marks its column of the table, which is the only one on a phone', async ({ page }) => {
    await page.goto(`${chosen}#specifications`);
    const column = headings(page).filter({ hasText: 'BM-1010-02' });
    if (!isPhone(page)) await expect(column).toHaveCSS('background-color', 'rgb(225, 236, 233)');
    await expect(column).toBeVisible();
    await expect(headings(page).filter({ hasText: 'BM-1010-01' })).toBeVisible({ visible: !isPhone(page) });
  });
});

test.describe('the media slider', () => {
  test('CAT-05 thumbnails of 108 px show their pictures, and the current one has a mark of 3 px', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(bench);
    const second = page.getByRole('link', { name: 'Afbeelding 2' });
    expect((await second.boundingBox())?.width).toBe(108);
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');
    expect(await second.evaluate((link) => getComputedStyle(link, '::after').borderBottomWidth)).toBe('3px');
    await expect(page).toHaveURL(bench);
  });

  test('CAT-05 arrows and the keyboard move it, and its position is announced', async ({ page }) => {
    await page.goto(bench);
    const slider = page.getByRole('region', { name: 'Afbeeldingen' });
    await expect(slider.getByRole('button', { name: 'Vorige' })).toHaveAttribute('aria-disabled', 'true');
    await slider.getByRole('button', { name: 'Volgende' }).press('Enter');
    await expect(slider.getByText('2 / 3')).toBeVisible();
    await expect(slider.locator('[aria-live]')).toHaveText('2 van 3');
    await slider.getByRole('list').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slider.getByText('1 / 3')).toBeVisible();
  });
});

test('NAV-10 the section navigation is fixed on scroll and marks the current section', async ({ page }) => {
  await page.goto(bench);
  const way = page.getByRole('navigation', { name: 'Op deze pagina' });
  const bar = page.locator('div:has(> div > div > nav[aria-label="Op deze pagina"])');
  await expect(bar).not.toHaveAttribute('data-fixed');
  await way.getByRole('link', { name: 'Specificaties' }).click();
  await expect(bar).toHaveAttribute('data-fixed', 'true');
  await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? -1)).toBe(0);
  await expect(way.getByRole('link', { name: 'Specificaties' })).toHaveAttribute('aria-current', 'true');
  if (!isPhone(page)) {
    await expect(bar.getByText('Meent parkbank', { exact: true })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Toevoegen aan offertelijst' })).toBeVisible();
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).not.toHaveAttribute('data-fixed');
});

test('HERO-05 on a phone, favourite and quotation button are at the bottom until those of the page are visible', async ({
  page,
}) => {
  await page.goto(bench);
  const buttons = page.getByRole('button', { name: 'Toevoegen aan offertelijst' });
  await expect(page.getByRole('link', { name: 'Bewaar als favoriet' })).toBeVisible();
  if (!isPhone(page)) return expect(buttons.filter({ visible: true })).toHaveCount(1);
  const bar = buttons.last();
  await expect(buttons).toHaveCount(2);
  await expect(bar, 'before any scroll').toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Meent parkbank als favoriet bewaren' })).toBeInViewport({ ratio: 1 });
  const foot = async () => Math.round(((await bar.boundingBox())?.y ?? 0) + ((await bar.boundingBox())?.height ?? 0));
  await expect.poll(foot).toBe(844 - 14);
  await expect(page.getByRole('link', { name: 'Meent parkbank als favoriet bewaren' })).toBeVisible();
  await page.getByLabel('Aantal').fill('4');
  await page.evaluate(() => scrollTo({ top: 41, behavior: 'instant' }));
  await expect(buttons).toHaveCount(2);
  // Not with the pointer, because Playwright may scroll until the bar disappears.
  await bar.evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByRole('button', { name: 'Verwijderen uit offerte' }).last()).toBeVisible();
  await expect(page.getByLabel('Aantal')).toHaveValue('4');
  await page.getByLabel('Aantal').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const end = () => page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
  await expect.poll(async () => Math.abs((await end()) - 844), 'but for a part of a pixel').toBeLessThan(1);
});

test('PAG-14 HERO-05 a notification is above the bar at the bottom of the phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${bench}#specification-text`);
  await page.getByRole('button', { name: 'Kopieer tekst' }).first().click();
  const room = async () => {
    const close = await page.getByRole('button', { name: 'Melding sluiten' }).boundingBox();
    const bar = await page.getByRole('button', { name: 'Toevoegen aan offertelijst' }).last().boundingBox();
    return (bar?.y ?? 0) - (close?.y ?? 0) - (close?.height ?? 0);
  };
  await expect.poll(room).toBeGreaterThan(0);
});

test('CAT-06 a guest is prompted to log in or register, and sees no price', async ({ page }) => {
  for (const path of [bench, chosen]) {
    await page.goto(path);
    const prompt = page.getByRole('region', { name: 'Richtprijs en bestelinformatie' });
    await expect(prompt.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', /^\/aanmelden\//);
    await expect(prompt.getByRole('link', { name: 'Account aanvragen' })).toHaveAttribute('href', /^\/registreren\//);
    expect(pricesIn(await page.content())).toEqual([]);
  }
});

test('CAT-05 the page prints as a document with letterhead, picture, facts, drawing and tables', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(bench);
  await page.setViewportSize({ width: 700, height: 990 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Meent parkbank' })).toBeVisible();
  for (const name of [/^Meent parkbank van FSC-hardhout/, /^Maattekening van Meent parkbank/])
    await expect(page.getByRole('img', { name }).first()).toBeVisible();
  await expect(page.getByText('Voorbeeldkade 12').first()).toBeVisible();
  await expect(headings(page).filter({ hasText: 'BM-1010-03' })).toBeVisible();
  for (const role of ['navigation', 'contentinfo', 'button'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'Past erbij' })).toBeHidden();
});

for (const path of inLocales) {
  test(`A11Y axe finds no violation at ${path} with a selected option and a changed list`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(`${path}?variant=BM-1010-03&colour=RAL`);
    await page.locator('main button[data-longest]').first().click();
    await page.evaluate(() => document.getElementById('specifications')?.scrollIntoView());
    await expectAccessible(page, 'main');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-05 a form selects variant, colour and mounting, and thumbnails select pictures', async ({ page }) => {
    await page.goto(bench);
    await page.getByRole('radio', { name: '2400 mm' }).check();
    await page.getByRole('radio', { name: /DB 703/ }).check({ force: true });
    await page.getByLabel('Montage').selectOption('surface');
    await page.getByRole('button', { name: 'Keuze tonen' }).click();
    await expect(page).toHaveURL(chosen);
    await expect(page.getByRole('main')).toContainText('2400 × 640 × 835 mm');
    if (isPhone(page)) return;
    await page.getByRole('link', { name: 'Afbeelding 2' }).click();
    const row = page.getByRole('list', { name: 'Afbeeldingen' });
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(400);
  });
});
