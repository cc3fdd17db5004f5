// Steps that the tests of offline reading share.
import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

/** Returns the addresses of the pages that the browser has stored, without those in the given caches. */
export const storedPages = (page: Page, without: readonly string[] = []) =>
  page.evaluate(async (ignored) => {
    const names = (await caches.keys()).filter((name) => name.endsWith('-pages') && !ignored.includes(name));
    const caching = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caching.flat().map(({ url }) => new URL(url).pathname);
  }, without);

/** Whether a service worker serves the page. */
export const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Opens a page and waits until the worker has stored it. */
export async function openAndStore(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => isControlled(page)).toBe(true);
  await expect.poll(() => storedPages(page)).toContain(new URL(path, page.url()).pathname);
}
