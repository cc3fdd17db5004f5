import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds no fault in what is shown, at desktop and phone width, and that nothing scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => `${width}: ${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled, `no sideways scrolling at ${width}`).toBeLessThanOrEqual(width);
  }
}
