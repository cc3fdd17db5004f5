import type { Page } from '@playwright/test';
import { expect, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';
import { bench, put } from '../../quotation.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

test.describe('back to the top', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Naar boven' });
  const scroll = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

  test('PAG-08 the button appears after more than 100 px, not over the footer, and not on mobile', async ({ page }) => {
    await page.goto('/producten/');
    await scroll(page, 100);
    await page.waitForTimeout(300);
    await expect(button(page)).toBeHidden();
    await scroll(page, 101);
    if ((page.viewportSize()?.width ?? 0) < 768) {
      await page.waitForTimeout(300);
      return expect(button(page)).toBeHidden();
    }
    await expect(button(page)).toBeVisible();
    await scroll(page, 100_000);
    await expect(button(page)).toBeHidden();
    await scroll(page, 400);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(button(page)).toBeHidden();
  });

  for (const path of [bench, '/offertelijst/']) {
    test(`PAG-08 the button does not overlap the controls of ${path}, at each width`, { tag: '@desktop' }, async ({ page }) => {
      await put(page);
      for (const width of [768, 993, 1280, 1400]) {
        await page.setViewportSize({ width, height: 500 });
        await page.goto(path);
        await scroll(page, 200);
        const { left, right } = await button(page).evaluate((element) => element.getBoundingClientRect());
        expect(right - left, String(width)).toBeGreaterThanOrEqual(width < 993 ? 24 : 33);
        expect(right, String(width)).toBeLessThanOrEqual(width);
        const rightmost = await page.getByRole('main').evaluate((main) => {
          // Only the padding of a heart and of the buttons on a card extends into the margin.
          const controls = main.querySelectorAll(
            'a:not([href*="reason=favourite"]), button:not(li :is([data-compare], [data-quote])), input:not([type="radio"]), select, textarea, summary',
          );
          const boxes = [...controls].map((control) => control.getBoundingClientRect());
          // Slides outside the window also have controls.
          return Math.max(...boxes.filter(({ left }) => left < innerWidth).map(({ right }) => right));
        });
        expect(rightmost, String(width)).toBeLessThanOrEqual(Math.ceil(left));
      }
    });
  }

  test('PAG-08 the button jumps to the top with reduced motion', { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/producten/');
    await scroll(page, 1200);
    const top = await button(page).evaluate((element: HTMLElement) => {
      element.click();
      return scrollY;
    });
    expect(top).toBe(0);
  });
});
