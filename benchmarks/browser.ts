import type { Page } from '@playwright/test';
import { findBrowser } from '../scripts/test/browser.ts';
import { median } from './rounds.ts';

/** Pages that a browser visits. The site's addresses have no locale prefix. */
export type VisitedPages = {
  origin: string;
  paths: { home: string; list: string; product: string; project: string; content: string };
  browserPath: string;
};

/** Arguments that turn off the browser's background work during a measurement. */
export const browserArguments = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Returns the path of the browser, the same one as in the browser tests. Throws if it is missing. */
export async function browserPath(): Promise<string> {
  const found = await findBrowser();
  if ('problem' in found) throw new Error(found.problem);
  return found.path;
}

/** Waits until the page's scripts and prefetching have finished, so that they do not disturb the measurement. */
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
 * Makes the page's tasks `factor` times slower. Chromium slows short tasks by more than its rate: five times at a rate of 4 on
 * some hosts. The rate is therefore lowered until short tasks take `factor` times as long.
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
