import { expect, type Page } from '@playwright/test';

/**
 * Sets `navigator.connection` before any script of the page runs. Data saver disables prefetching, which most tests do not need.
 */
export async function connectBy(page: Page, connection: { saveData?: boolean; effectiveType?: string }): Promise<void> {
  await page.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told }), connection);
}

/** Delays all requests of the page to an address. Returns a function that releases them. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Records the operations that the page sends to the site's /graphql, in order, with their `uri`. */
export function sentOperations(page: Page): { name: string; uri: string | undefined }[] {
  const asked: { name: string; uri: string | undefined }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON();
    asked.push({ name: operationName, uri: variables?.uri });
  });
  return asked;
}

/**
 * Makes the answers to a page announce that nothing has changed, or changes of the lists or of other content. Other tests publish at the
 * same time.
 */
export async function announceChanges(page: Page, changed: 'nothing' | 'lists' | 'other content'): Promise<void> {
  const announced = { nothing: '0, 0', lists: '1000000, 1000000', 'other content': '1000000, 0' }[changed];
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    expect(headers['x-changes']).toMatch(/^\d+, \d+$/);
    await route.fulfill({ response, headers: { ...headers, 'x-changes': announced } });
  });
}

/** Records the texts of answers from addresses with an ending. An answer that is aborted by leaving the page is ''. */
export function answersFrom(page: Page, ending: string): () => Promise<string[]> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(ending)) answers.push(response.text().catch(() => ''));
  });
  return () => Promise.all(answers);
}

/** Returns the title of the focused element. For focus inside a frame of another site, it is the title of the frame. */
export const focusedTitle = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('title'));

/** Records the paths of the documents that the page loads, in order, without a reload that another one interrupts. */
export function loadedDocuments(page: Page): string[] {
  const loaded: string[] = [];
  page.on('domcontentloaded', () => loaded.push(new URL(page.url()).pathname));
  return loaded;
}

/** Waits until the code that every page loads at idle time has loaded and run. */
export async function untilIdleWorkIsDone(page: Page): Promise<void> {
  const idleWork = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/idle-tasks-[^/]+\.js$/.test(name))?.name,
  );
  await page.evaluate(`import(${JSON.stringify(await idleWork.jsonValue())})`);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** Records in the page when the overlay and its logo appear and disappear (PAG-05). */
export function noteOverlay(): void {
  const noted: Record<string, number> = {};
  Object.assign(window, { overlay: noted });
  new MutationObserver((changes) => {
    for (const { type, target, removedNodes } of changes) {
      const removed = [...removedNodes].some((node) => node instanceof Element && node.matches('[data-overlay]'));
      if (removed) noted.gone ??= performance.now();
      else if (type === 'childList' && document.querySelector('[data-overlay]')) noted.shown ??= performance.now();
      else if (target instanceof Element && target.matches('[data-overlay] img')) {
        noted[noted.logo === undefined ? 'logo' : 'ending'] ??= performance.now();
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
}

/** Adds a link to the page's content. */
export async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'proeflink' });
    link.style.cssText = 'position:fixed;left:0;bottom:40%;z-index:9999;background:#fff';
    document.querySelector('main')?.append(link);
  }, href);
}
