import type { Page } from '@playwright/test';
import { findBrowser } from '../scripts/test/browser.ts';

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

/** Work as slow as on a processor that is `factor` times slower. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}
