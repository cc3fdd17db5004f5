import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

test.beforeEach(async ({ page }) => {
  await connectBy(page, { saveData: true });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
});

/** Returns the fraction of pixels of an element, as drawn, that are brighter than a dark grey. */
async function brightPart(page: Page, element: Locator): Promise<number> {
  const picture = `data:image/png;base64,${(await element.screenshot()).toString('base64')}`;
  const canvas = await page.context().newPage();
  const part = await canvas.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    const bright = pixels.filter((value, index) => index % 4 === 1 && value > 64);
    return (bright.length * 4) / pixels.length;
  }, picture);
  await canvas.close();
  return part;
}

test('CAT-07 cut-out pictures of products are visible in forced colours on black', async ({ page }) => {
  await page.goto('/producten/zitmeubilair/');
  const picture = page.getByRole('main').locator('li img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  await expect(picture).toHaveCSS('mix-blend-mode', 'normal');
  expect(await brightPart(page, picture)).toBeGreaterThan(0.2);
});

test('CAT-07 side views of products are visible in forced colours on black', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const drawing = page.locator('main [style*="--drawing"]:visible').first();
  await drawing.scrollIntoViewIfNeeded();
  await expect.poll(() => brightPart(page, drawing)).toBeGreaterThan(0.01);
});
