import type { Page } from '@playwright/test';

/** Adds a link to the page's content. */
export async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'proeflink' });
    link.style.cssText = 'position:fixed;left:0;bottom:40%;z-index:9999;background:#fff';
    document.querySelector('main')?.append(link);
  }, href);
}
