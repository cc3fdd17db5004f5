import type { Page } from '@playwright/test';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

const scenes = 'In pictures';

runOnlyAt('desktop', 'these tests choose their own widths');
// Data saver disables prefetching, whose timeouts would fire when a test moves the clock.
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

async function atScenes(page: Page) {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
  await page.goto('/en/');
  const block = page.getByRole('region', { name: scenes });
  await block.scrollIntoViewIfNeeded();
  const current = () => block.locator('[aria-current]').textContent();
  await expect(async () => {
    await block.getByRole('button', { name: 'Bringing order' }).click();
    expect(await current()).toBe('Bringing order');
  }).toPass();
  await block.getByRole('button', { name: 'Sitting' }).click();
  await page.mouse.move(0, 0);
  const left = () => block.evaluate((element) => Number(element.style.getPropertyValue('--percent')));
  return { block, current, left };
}

test('BLK-11 slides advance every ten seconds and wrap around, and the line shrinks by one percent each 100 ms', async ({
  page,
}) => {
  const { block, current, left } = await atScenes(page);
  await page.clock.pauseAt(new Date('2026-11-21T13:00:00Z'));
  await block.getByRole('button', { name: 'Sitting' }).click();
  expect(await left()).toBe(100);
  await page.clock.runFor(1_000);
  expect(await left()).toBe(90);
  await page.clock.runFor(8_900);
  expect(await left()).toBe(1);
  expect(await current()).toBe('Sitting');
  await page.clock.runFor(100);
  expect(await current()).toBe('Bringing order');
  expect(await left()).toBe(100);
  await page.clock.runFor(20_000);
  expect(await current()).toBe('Leaving things out');
  await page.clock.runFor(10_000);
  expect(await current()).toBe('Sitting');
});

test('BLK-11 a click on a title shows its slide with text and link, and restarts the timer', async ({ page }) => {
  const { block, current, left } = await atScenes(page);
  await page.clock.pauseAt(new Date('2026-11-21T13:00:00Z'));
  await page.clock.runFor(4_000);
  await block.getByRole('button', { name: 'Standing up to weather' }).click();
  expect(await current()).toBe('Standing up to weather');
  expect(await left()).toBe(100);
  await expect(block.getByRole('link')).toHaveText('Benches for quays');
  await page.clock.runFor(9_900);
  expect(await current()).toBe('Standing up to weather');
  await page.clock.runFor(100);
  expect(await current()).toBe('Leaving things out');
});

test('BLK-11 pause and keyboard focus stop the slides until play is pressed', async ({ page }) => {
  const { block, left } = await atScenes(page);
  await page.clock.pauseAt(new Date('2026-11-21T13:00:00Z'));
  await block.getByRole('button', { name: 'Sitting' }).click();
  await block.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(30_000);
  expect(await left()).toBe(100);
  await block.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(1_000);
  expect(await left()).toBe(90);
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(5_000);
  expect(await left()).toBe(90);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.clock.runFor(1_000);
  expect(await left()).toBe(80);
});

test('BLK-11 with reduced motion slides do not advance and have no pause, but titles show their slides', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { block, current, left } = await atScenes(page);
  await page.clock.runFor(60_000);
  expect(await current()).toBe('Sitting');
  expect(await left()).toBe(100);
  await expect(block.getByRole('button', { name: 'Pause' })).toBeHidden();
  await expect(block.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await block.getByRole('button', { name: 'Bringing order' }).click();
  expect(await current()).toBe('Bringing order');
});

test('BLK-11 pictures of later slides are not loaded, and the height of the block never changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fetched: string[] = [];
  page.on('request', (request) => void (/\/countdown\w*-\d/.test(request.url()) && fetched.push(request.url())));
  const { block, current } = await atScenes(page);
  const heights = new Set<number | undefined>();
  for (let slide = 0; slide < 4; slide += 1) {
    heights.add((await block.boundingBox())?.height);
    await page.clock.runFor(10_000);
  }
  expect(await current()).toBe('Sitting');
  expect(heights.size).toBe(1);
  expect(fetched.every((url) => url.includes('countdownMobile-'))).toBe(true);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(
    await block.locator('img').evaluateAll((images) => images.filter((image) => image.checkVisibility()).length),
  ).toBeLessThanOrEqual(2);
});
