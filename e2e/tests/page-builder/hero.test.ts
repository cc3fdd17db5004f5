import type { Page } from '@playwright/test';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

runOnlyAt('desktop', 'these tests choose their own widths');
// Data saver disables prefetching, whose timeouts would fire when a test moves the clock.
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

/** Returns the positions of both ends of the dimension line, and of the bench's corners in the picture that covers the scene. */
function dimensionLine(page: Page) {
  return page.locator('main header').evaluate((hero) => {
    const line = hero.querySelector('svg line')?.getBoundingClientRect();
    const image = hero.querySelector('img');
    if (!line || !image) throw new Error('there is no drawing');
    const box = image.getBoundingClientRect();
    const scale = Math.max(box.width / 1600, box.height / 900);
    const [x, y] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((share) => Number.parseFloat(share) / 100);
    const left = box.left + (box.width - 1600 * scale) * (x ?? 0);
    const top = box.top + (box.height - 900 * scale) * (y ?? 0);
    const corner = (atX: number, atY: number) => ({ x: left + atX * 1600 * scale, y: top + atY * 900 * scale });
    return {
      line: { left: line.left, right: line.right, top: line.top, bottom: line.bottom },
      from: corner(0.4857, 0.5782),
      to: corner(0.7872, 0.6037),
    };
  });
}

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [1920, 700],
] as const) {
  test(`HERO-01 the dimension line is over the bench at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const { line, from, to } = await dimensionLine(page);
    expect(line.left).toBeCloseTo(from.x, 0);
    expect(line.right).toBeCloseTo(to.x, 0);
    expect(line.top).toBeCloseTo(from.y - 46, 0);
    expect(line.bottom).toBeCloseTo(to.y - 46, 0);
    await expect(page.locator('main header text')).toHaveText('1800 mm');
    const figure = await page.locator('main header text').boundingBox();
    expect(figure?.height).toBeGreaterThan(14);
  });
}

test('HERO-01 from 993 px the title is on the picture, at most 7.4 em wide; in smaller windows it is on a panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 993, height: 800 });
  await page.goto('/');
  const boxes = () =>
    page.evaluate(() => {
      const [picture, title] = ['main header img', 'h1'].map((name) => document.querySelector(name)?.getBoundingClientRect());
      const size = Number.parseFloat(getComputedStyle(document.querySelector('h1') as Element).fontSize);
      return {
        below: (title?.top ?? 0) - (picture?.bottom ?? 0),
        pictureHeight: picture?.height ?? 0,
        em: (title?.width ?? 0) / size,
      };
    });
  const wide = await boxes();
  expect(wide.below).toBeLessThan(0);
  expect(wide.em).toBeLessThanOrEqual(7.41);
  await page.setViewportSize({ width: 992, height: 800 });
  const narrow = await boxes();
  expect(narrow.below).toBeGreaterThan(0);
  expect(narrow.pictureHeight).toBeCloseTo(480, -1);
  await expect(page.locator('main header svg:has(line)')).toBeHidden();
});

test('HERO-01 contact and quote request have a hero of the same kind', async ({ page }) => {
  for (const path of ['/contact/', '/offerte-aanvraag/']) {
    await page.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const picture = await page.locator('main header img').boundingBox();
    expect(picture?.width).toBe(1280);
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0));
  }
});

test('HERO-06 the mobile picture is shown below 768 px, the other one from 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/');
  const shown = () => page.locator('main header img').evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(shown).toContain('headerMobile');
  await page.setViewportSize({ width: 768, height: 800 });
  await expect.poll(shown).toContain('header-');
});
