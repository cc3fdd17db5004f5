import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { main } from '../../product-list.ts';

const paths = { nl: '/projecten/', en: '/en/projects/', de: '/de/referenzen/' };
const map = (page: Page) => main(page).getByRole('region', { name: /^(Kaart|Map|Karte) / });
const marker = (page: Page, name: string) => map(page).getByRole('button', { name, exact: true });
const card = (page: Page) => map(page).getByRole('dialog');

/** Waits until the interactive map has replaced its drawing and the markers open cards. */
async function openMap(page: Page, path = '/projecten/'): Promise<void> {
  await page.goto(path);
  await expect(marker(page, 'Orchard Green')).toBeVisible({ timeout: 20_000 });
}

test('CON-01 A11Y a marker loads and opens a card of 291 px with a picture 218 px high, without axe violations', async ({
  page,
}, info) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName);
  });
  await openMap(page);
  expect((await map(page).boundingBox())?.height).toBe(456);
  expect(asked).not.toContain('ProjectPopup');
  await marker(page, 'Orchard Green').click();
  await expect(card(page).getByText('Hereford, 2022')).toBeInViewport({ ratio: 1 });
  expect(asked.filter((name) => name === 'ProjectPopup')).toHaveLength(1);
  const sizes = async () => {
    const [box, picture] = [await card(page).boundingBox(), await card(page).getByRole('img').boundingBox()];
    return info.project.name === 'desktop' ? [box?.width, picture?.width, picture?.height] : [box?.width, box?.height];
  };
  await expect.poll(sizes).toEqual(info.project.name === 'desktop' ? [291, 291, 218] : [390, 96]);
  await expectNoViolations(page);
  await card(page).getByRole('button', { name: 'Sluiten' }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(marker(page, 'Orchard Green')).toBeFocused();
  await marker(page, 'Orchard Green').click();
  await card(page).getByRole('link', { name: 'Orchard Green' }).click();
  await expect(page).toHaveURL(/\/projecten\/orchard-green\/$/);
});

test('CON-01 the map works by keyboard: markers from west to east, card, and Escape back to the marker', async ({ page }) => {
  await openMap(page);
  const markers = map(page).getByRole('listitem').getByRole('button');
  await expect(markers.first()).toHaveAttribute('aria-label', 'Orchard Green');
  const lefts = await markers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
  await map(page).locator('canvas').focus();
  await page.keyboard.press('Tab');
  await expect(markers.first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(card(page).getByRole('link', { name: 'Orchard Green' })).toBeFocused();
  await expect(markers.first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('button', { name: 'Sluiten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(markers.first()).toBeFocused();
  await expect(markers.first()).toHaveAttribute('aria-expanded', 'false');
});

test.describe('at one width', () => {
  runOnlyAt('desktop', 'the same at each width');

  test('CON-01 a cluster zooms in and focuses its first project, without animation for reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openMap(page);
    const counts = map(page).getByRole('button', { name: /^\d+ projecten: / });
    const before = await counts.count();
    const name = (await counts.first().getAttribute('aria-label')) ?? '';
    await counts.first().press('Enter');
    await expect(map(page).getByRole('button', { name, exact: true })).toHaveCount(0);
    expect(before).toBeGreaterThan(0);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? 'none');
    await expect.poll(async () => name.includes(await focused())).toBe(true);
  });

  test('CON-01 a card outside the map does not widen the page, and becomes visible on focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openMap(page);
    await marker(page, 'Parkstraße Mitte').click();
    await expect(card(page)).toBeVisible();
    const isBeyondWindow = () => card(page).evaluate((box) => box.getBoundingClientRect().left > innerWidth);
    await expect(async () => {
      await map(page).locator('canvas').press('ArrowLeft');
      expect(await isBeyondWindow()).toBe(true);
    }).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await card(page).getByRole('link').focus();
    await expect(marker(page, 'Parkstraße Mitte')).toBeInViewport({ ratio: 1 });
  });

  test('CON-01 the map shows the hits of the list, and buttons zoom it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/projecten/?f.country=be');
    await expect(map(page).getByRole('button', { name: 'Inzoomen' })).toBeVisible({ timeout: 20_000 });
    await expect(marker(page, 'Kanaaltuin')).toBeVisible();
    await expect(marker(page, 'Vlasmarktplein')).toBeVisible();
    const distance = async () => {
      const [one, other] = [await marker(page, 'Kanaaltuin').boundingBox(), await marker(page, 'Vlasmarktplein').boundingBox()];
      return Math.abs((one?.x ?? 0) - (other?.x ?? 0));
    };
    const before = await distance();
    await map(page).getByRole('button', { name: 'Uitzoomen' }).click();
    await expect.poll(distance).toBeLessThan(before * 0.6);
  });

  test('CON-01 the map sends no request to other hosts, and no other page loads its code', async ({ page, baseURL }) => {
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    const isMapCode = ({ pathname }: URL) => /live-map|maplibre|europe/.test(pathname);
    for (const path of ['/', '/producten/', '/projecten/havenkop-zuid/']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(asked.filter(isMapCode)).toEqual([]);
    await openMap(page);
    await page.waitForLoadState('networkidle');
    expect(asked.some(isMapCode)).toBe(true);
    const hosts = new Set(asked.filter(({ protocol }) => protocol.startsWith('http')).map(({ origin }) => origin));
    expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
  });

  test('CON-01 the interactive map replaces its drawing without a layout shift', async ({ page }) => {
    const place = () => map(page).getByLabel('Orchard Green').boundingBox();
    await page.goto('/projecten/', { waitUntil: 'commit' });
    await expect(map(page).getByLabel('Orchard Green')).toBeVisible();
    const drawn = await place();
    await expect(marker(page, 'Orchard Green')).toBeVisible({ timeout: 20_000 });
    const live = await place();
    expect(Math.abs((live?.x ?? 0) - (drawn?.x ?? 999))).toBeLessThan(1);
    expect(Math.abs((live?.y ?? 0) - (drawn?.y ?? 999))).toBeLessThan(1);
  });
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('CON-01 the drawing shows the projects as links', async ({ page }) => {
    await page.goto('/projecten/');
    await expect(map(page).locator('img')).toHaveJSProperty('complete', true);
    const link = map(page).getByRole('link', { name: 'Orchard Green', exact: true });
    await expect(link).toHaveAttribute('href', '/projecten/orchard-green/');
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orchard Green');
  });
});

test.describe('in a browser that cannot draw maps', { tag: '@desktop' }, () => {
  test('CON-01 the drawing stays, and its markers link to the projects', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto('/projecten/');
    await page.waitForTimeout(500);
    await map(page).getByRole('link', { name: 'Orchard Green', exact: true }).click();
    await expect(page).toHaveURL(/\/projecten\/orchard-green\/$/);
  });
});

for (const code of ['en', 'de'] as const) {
  test(`A11Y axe finds no violation in the map and its open card, ${code}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openMap(page, paths[code]);
    await marker(page, 'Orchard Green').click();
    await expect(card(page).getByText('Hereford, 2022')).toBeVisible();
    await expectNoViolations(page);
  });
}
