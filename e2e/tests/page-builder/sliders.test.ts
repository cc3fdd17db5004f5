import type { Page } from '@playwright/test';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

const groups = 'Product groups';

runOnlyAt('desktop', 'these tests choose their own widths');
// Data saver disables prefetching, whose timeouts would fire when a test moves the clock.
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

test('BLK-15 BLK-18 buttons move the slider, it announces its position, and keeps the focus at its end', async ({ page }) => {
  await page.goto('/en/');
  const slider = page.getByRole('region', { name: groups });
  const next = slider.getByRole('button', { name: 'Next' });
  await expect(slider.getByText('1 / 2')).toBeVisible();
  const box = await next.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(slider.getByText('2 / 2')).toBeVisible();
  await expect(slider.locator('[aria-live]')).toHaveText('2 of 2');
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(slider.getByRole('listitem').last()).toBeInViewport();
  await slider.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(slider.getByText('1 / 2')).toBeVisible();
});

test('BLK-18 the slider scrolls with the keyboard focus', async ({ page }) => {
  await page.goto('/en/');
  const slider = page.getByRole('region', { name: groups });
  await expect(slider.getByText('1 / 2')).toBeVisible();
  await slider.getByRole('listitem').first().getByRole('link').focus();
  for (let card = 1; card < 8; card += 1) await page.keyboard.press('Tab');
  await expect(slider.getByRole('listitem').last().getByRole('link')).toBeFocused();
  await expect(slider.getByText('2 / 2')).toBeVisible();
});

/** Returns the number of fully visible slides of a row. */
function wholeSlides(page: Page, name: string) {
  return page.getByRole('region', { name }).evaluate((region) => {
    const row = region.querySelector('ul');
    const width = document.documentElement.clientWidth;
    return [...(row?.children ?? [])].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= -1 && right <= width + 1;
    }).length;
  });
}

test('BLK-18 sliders show 1 slide, 2 from 450 px, 3 from 768 and 4 from 993; BLK-10 news 2 from 600 px', async ({ page }) => {
  await page.goto('/en/');
  const expected = {
    390: [1, 1],
    449: [1, 1],
    450: [2, 1],
    599: [2, 1],
    600: [2, 2],
    767: [2, 2],
    768: [3, 2],
    993: [4, 2],
    1280: [4, 2],
  };
  for (const [width, slides] of Object.entries(expected)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    expect([await wholeSlides(page, groups), await wholeSlides(page, 'News and background')], `at ${width} px`).toEqual(slides);
  }
});

test('BLK-18 the shelf runs on between the cards of a row, and ends with the last one', async ({ page }) => {
  await page.goto('/en/');
  const ends = await page
    .getByRole('region', { name: groups })
    .getByRole('listitem')
    .evaluateAll((cards) =>
      cards.map(
        ({ firstElementChild }) => firstElementChild && Number.parseFloat(getComputedStyle(firstElementChild, '::after').right),
      ),
    );
  expect(ends.length).toBeGreaterThan(1);
  expect(ends.pop()).toBe(0);
  for (const end of ends) expect(end).toBeLessThan(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('BLK-18 a swipe shows the next slide, aligned with the margin', async ({ page }) => {
    await page.goto('/en/');
    const slider = page.getByRole('region', { name: groups });
    await expect(slider.getByText('1 / 8')).toBeVisible();
    const row = slider.getByRole('list');
    await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await row.boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y })) });
    await touch('touchStart', 320);
    for (let x = 300; x >= 80; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(slider.getByText('2 / 8')).toBeVisible();
    await expect.poll(async () => (await slider.getByRole('listitem').nth(1).boundingBox())?.x).toBeCloseTo(20, 0);
  });
});
