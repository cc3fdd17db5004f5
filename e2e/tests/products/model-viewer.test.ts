import type { Page } from '@playwright/test';
import { expectAccessible, expectNoViolations } from '../../axe.ts';
import { expect, locales, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const bench = '/producten/zitmeubilair/meent-parkbank/';
const pages = { nl: bench, en: '/products/seating/meent-park-bench/', de: '/produkte/sitzmoebel/meent-parkbank/' };
const names = { nl: 'Bekijk in 3D', en: 'View in 3D', de: 'In 3D ansehen' };

// Machines without a graphics card render a model slowly.
test.describe.configure({ timeout: 120_000 });
const drawn = { timeout: 90_000 };

/** The parts of the viewer's element that the tests use. */
type Viewer = HTMLElement & {
  loaded: boolean;
  getCameraOrbit(): { theta: number };
  model: { materials: { name: string; pbrMetallicRoughness: { baseColorFactor: number[] } }[] };
};

const viewer = (page: Page) => page.locator('model-viewer');
const angle = (page: Page) => viewer(page).evaluate((element) => (element as Viewer).getCameraOrbit().theta);
const coat = (page: Page) =>
  viewer(page).evaluate((element) =>
    (element as Viewer).model.materials
      .find(({ name }) => name.includes('RAL'))
      ?.pbrMetallicRoughness.baseColorFactor.slice(0, 3)
      .map((part) => Math.round(part * 100) / 100),
  );

async function open(page: Page, path = bench, name = names.nl) {
  await page.goto(path);
  await page.getByRole('button', { name }).click();
  await expect(viewer(page)).toHaveJSProperty('loaded', true, drawn);
}

test('CAT-05 the 3D viewer loads on demand from the site itself, and shows the chosen colour', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(bench);
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', { name: /Bekijk in 3D/ });
  await expect(button).toContainText('16 kB');
  expect(asked.filter((url) => /ModelStage|\.glb/.test(url))).toEqual([]);
  await button.click();
  await expect(viewer(page)).toHaveJSProperty('loaded', true, drawn);
  expect(asked.filter((url) => /ModelStage.*\.js|\.glb/.test(url))).toHaveLength(2);
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url))).toEqual([]);

  const choose = (name: RegExp) => page.getByRole('radio', { name }).filter({ visible: true }).first().check({ force: true });
  const modelled = await coat(page);
  await choose(/RAL 6009/);
  await expect.poll(() => coat(page)).toEqual([0.02, 0.04, 0.02]);
  await expect(page).toHaveURL(/colour=RAL-6009/);
  await choose(/Andere RAL/);
  await expect.poll(() => coat(page), 'any other RAL is as it was modelled').toEqual(modelled);
});

test('CAT-05 A11Y the model replaces the pictures, rotates by arrow keys and dragging only, and can be closed', async ({
  page,
}) => {
  await open(page);
  const back = page.getByRole('button', { name: 'Terug naar de afbeeldingen' });
  await expect(back).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'pijltjestoetsen' })).toBeVisible();
  const before = await angle(page);
  await expectNoViolations(page);
  expect(await angle(page)).toBe(before);
  await expect(viewer(page)).not.toHaveAttribute('auto-rotate');
  await viewer(page).evaluate((element) => element.shadowRoot?.querySelector<HTMLElement>('.userInput')?.focus());
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => angle(page)).not.toBe(before);
  const turned = await angle(page);
  const box = await viewer(page).boundingBox();
  if (!box) throw new Error('the viewer has no place');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await angle(page)) - turned)).toBeGreaterThan(0.2);
  await back.click();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Bekijk in 3D/ })).toBeFocused();
});

/** Returns the names of the viewer's buttons that overlap the pictures or the model. */
const coveringButtons = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const shown = [...main.querySelectorAll('[id^="picture-"] img, model-viewer')].map((part) => part.getBoundingClientRect());
    if (shown.length === 0) throw new Error('there is no picture');
    return [...main.querySelectorAll('button')]
      .filter(({ innerText }) => /3D|Terug naar de afbeeldingen/.test(innerText))
      .filter((button) => shown.some((place) => isOver(button.getBoundingClientRect(), place)))
      .map(({ innerText }) => innerText);
  });

test('CAT-05 the buttons to open and close the 3D viewer do not cover the product, at any width', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(bench);
  const button = page.getByRole('button', { name: names.nl });
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(button).toBeVisible();
    expect(await coveringButtons(page), `${width} px`).toEqual([]);
  }
  await button.click();
  const back = page.getByRole('button', { name: 'Terug naar de afbeeldingen' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(back).toBeVisible();
    await expect(viewer(page)).toBeVisible();
    expect(await coveringButtons(page), `${width} px`).toEqual([]);
  }
});

test('CAT-05 the button of the 3D viewer moves no content when scripts add it', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object(window).shifts += Object(entry).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(bench);
  await expect(page.getByRole('button', { name: names.nl })).toBeVisible();
  expect(await page.evaluate(() => Object(window).shifts)).toBeLessThan(0.02);
});

test('CAT-05 a browser that cannot draw models shows a message and offers the file', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind.startsWith('webgl') ? null : (original as (...all: unknown[]) => unknown).call(this, kind, ...more);
    } as typeof original;
  });
  await page.goto(bench);
  await page.getByRole('button', { name: /Bekijk in 3D/ }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('kan het 3D-model niet tonen');
  await expect(alert.getByRole('link', { name: /Download het 3D-model/ })).toHaveAttribute('href', /\.glb$/);
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-05 there is no button for the viewer', async ({ page }) => {
    await page.goto(bench);
    await expect(page.getByRole('button', { name: /Bekijk in 3D/ })).toHaveCount(0);
  });
});

for (const { code, prefix } of locales.filter(({ code }) => code !== 'nl')) {
  test(`A11Y axe finds no violation in the open 3D viewer in ${code}, on phone and desktop`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, `${prefix}${pages[code]}`, names[code]);
    await expectAccessible(page);
  });
}
