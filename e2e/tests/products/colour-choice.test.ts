import { expect, test } from '../../browser.ts';
import { colourRows, product } from '../../colour-choice.ts';
import { connectBy } from '../../page-watch.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

test('CAT-05 all colours of a product fit in one row with touch targets, at any width', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(product);
  for (const width of [1920, 1280, 993, 768, 390, 375, 360, 343, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(colourRows), `${width} px`).toEqual([9]);
    const square = await page.locator('main :has(> input[name="colour"])').first().boundingBox();
    expect(square?.width, `${width} px`).toBeGreaterThanOrEqual(24);
    expect(square?.height, `${width} px`).toBeCloseTo(square?.width ?? 0, 0);
  }
});
