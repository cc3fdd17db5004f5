import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = [1280, 390];

/** Waits until short animations have ended, because axe would measure temporary colours. Longer ones are timers. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isMoving = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect instanceof KeyframeEffect &&
      Number(effect.getComputedTiming().endTime) < 2000 &&
      effect.getKeyframes().some((frame) => /color|opacity|transform|translate|scale/i.test(Object.keys(frame).join()));
    return !document.getAnimations().some(isMoving);
  });
}

/** Sets the position of the bars at the bottom of a phone. A fixed bar covers targets, which axe would measure as too small. */
async function placeBars(page: Page, position: 'static' | ''): Promise<void> {
  await page.evaluate((value) => {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-needed="true"]')) bar.style.position = value;
  }, position);
}

/**
 * Expects that axe finds no violation in the current page, or in a part of it. Frames are skipped, because those of the site
 * contain content of other hosts. Without frames and without a list of passed checks axe takes half the time.
 */
export async function expectNoViolations(page: Page, part = 'html', where = ''): Promise<void> {
  await untilStill(page);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: false })
    .withTags(rules)
    .include(part);
  await placeBars(page, 'static');
  const { violations } = await axe.setLegacyMode().analyze();
  await placeBars(page, '');
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 160)}`));
  expect(faults, `${page.url()} ${where}`).toEqual([]);
}

/** Expects that no link or button lies on another one in the window, where it would get its clicks. Open menus and fixed bars do. */
async function expectUncovered(page: Page, where: string): Promise<void> {
  const covered = await page.evaluate(() => {
    const isAbove = (element: Element): boolean =>
      /fixed|sticky/.test(getComputedStyle(element).position) ||
      element.matches('[role="menu"], [role="listbox"], dialog') ||
      (element.parentElement !== null && isAbove(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>('main :is(a[href], button):not([aria-hidden])')].flatMap((target) => {
      const [box] = target.getClientRects();
      if (!box || !target.checkVisibility({ visibilityProperty: true })) return [];
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const other = hit?.closest('main :is(a[href], button)');
      if (!other || other.contains(target) || target.contains(other) || isAbove(other)) return [];
      return [`${target.outerHTML.slice(0, 160)} is below ${other.outerHTML.slice(0, 160)}`];
    });
  });
  expect(covered, `${page.url()} ${where}`).toEqual([]);
}

/**
 * Expects that axe finds no violation in the page, or in a part of it, at desktop and phone width, that nothing scrolls sideways, and
 * that no link lies on another one.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoViolations(page, part, `at ${width} px`);
    await expectUncovered(page, `at ${width} px`);
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled, `no sideways scrolling of ${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
  }
}
