import { expect, test } from './engine-test.ts';
import { startByPuppeteer } from './puppeteer-engine.ts';
import type { Visitor } from './visitor.ts';

/** Preferences of a visitor who has chosen white on black and disabled the colours of pages. */
const whiteOnBlack = {
  'browser.display.document_color_use': 2,
  'browser.display.use_system_colors': false,
  'browser.display.foreground_color': '#ffffff',
  'browser.display.background_color': '#000000',
};

test.skip(({ engineName }) => engineName === 'webkit', 'WebKit has no forced colours');
test.skip(({ engineName }) => engineName === 'chromium', 'e2e/tests/platform/forced-colours.test.ts emulates them in Chromium');
test.use({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const engine = await startByPuppeteer('firefox', whiteOnBlack);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
});

/** Returns the fraction of pixels of the first visible element, as drawn, that are brighter than a dark grey. */
async function brightPart({ tab }: Visitor, selector: string): Promise<number> {
  await tab.run((one) => {
    const found = [...document.querySelectorAll(one)].find((element) => element.getClientRects().length > 0);
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, selector);
  const png = (await tab.screenshot()).toString('base64');
  return tab.run(
    async (one, encoded) => {
      const found = [...document.querySelectorAll(one)].find((element) => element.getClientRects().length > 0);
      const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
      const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
      const window = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(window.width, window.height).getContext('2d');
      context?.drawImage(window, 0, 0);
      const pixels = context?.getImageData(left, top, width, height).data ?? new Uint8ClampedArray();
      const bright = pixels.filter((value, index) => index % 4 === 1 && value > 64);
      return (bright.length * 4) / pixels.length;
    },
    selector,
    png,
  );
}

test('CAT-07 cut-out pictures of products are visible in forced colours on black', async ({ visitor }) => {
  await visitor.open('/producten/zitmeubilair/');
  expect(await visitor.tab.run(() => matchMedia('(forced-colors: active)').matches), 'forced colours').toBe(true);
  const picture = 'main li img';
  await visitor
    .until('the first picture', (one) => (document.querySelector(one) as HTMLImageElement).naturalWidth, picture)
    .toBeGreaterThan(0);
  await expect.poll(() => brightPart(visitor, picture)).toBeGreaterThan(0.2);
});

test('CAT-07 side views of products are visible in forced colours on black', async ({ visitor }) => {
  await visitor.open('/');
  await expect.poll(() => brightPart(visitor, 'main [style*="--drawing"]')).toBeGreaterThan(0.01);
});
