import type { Page } from '@playwright/test';
import { findBrowser } from '../scripts/test/browser.ts';
import { median } from './rounds.ts';

/** The pages that a browser visits, on a site whose addresses carry no prefix. */
export type VisitedPages = {
  origin: string;
  paths: { home: string; list: string; product: string; project: string; content: string };
  browserPath: string;
};

/** Nothing of the browser's own runs beside the measurement. */
export const browserArguments = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The browser that the tests use, too. */
export async function browserPath(): Promise<string> {
  const found = await findBrowser();
  if ('problem' in found) throw new Error(found.problem);
  return found.path;
}

/** Lets the page's scripts and its prefetching come to rest, so that only what is measured happens. */
export async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

/** Returns the median time of short tasks in the page, in ms. Rendering consists of such tasks. */
async function shortTaskTime(page: Page): Promise<number> {
  const times = await page.evaluate(async () => {
    const times: number[] = [];
    for (let task = 0; task < 40; task += 1) {
      await new Promise((resolve) => setTimeout(resolve, 8));
      const began = performance.now();
      let value = 0;
      for (let step = 0; step < 500_000; step += 1) value = (value * 31 + step) | 0;
      times.push(performance.now() - began + value * 0);
    }
    return times;
  });
  return median(times);
}

/**
 * Makes the page's tasks `factor` times slower. Chromium's own rate holds for long tasks: it slows short ones by more, five times at a rate of 4 on some
 * hosts. So the rate is lowered until short tasks take as long as they should.
 */
export async function slowDown(page: Page, factor: number): Promise<void> {
  if (factor === 1) return;
  const session = await page.context().newCDPSession(page);
  await shortTaskTime(page);
  const full = await shortTaskTime(page);
  let rate = factor;
  for (let round = 0; round < 3; round += 1) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    rate = Math.max(1, (rate * factor) / ((await shortTaskTime(page)) / full));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
