import type { Page } from '@playwright/test';

/** What the browser tells of its connection, before any script of the page runs. With data saver nothing is fetched ahead: few tests are about that. */
export async function connectBy(page: Page, connection: { saveData?: boolean; effectiveType?: string }): Promise<void> {
  await page.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told }), connection);
}

/** Holds back what the page asks for at some addresses, from now on until it is let go by what this answers. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

/** The operations that the page asks the site's /graphql for, in order, with the address they are about. */
export function askedOperations(page: Page): { name: string; uri: string | undefined }[] {
  const asked: { name: string; uri: string | undefined }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON();
    asked.push({ name: operationName, uri: variables?.uri });
  });
  return asked;
}

/** The texts of the answers from addresses that end so. One that is cut off, because the page is left or closed, is ''. */
export function answersFrom(page: Page, ending: string): () => Promise<string[]> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(ending)) answers.push(response.text().catch(() => ''));
  });
  return () => Promise.all(answers);
}

/** The title of what has the focus. That of a frame of another site can be seen by that alone: the focus is within it. */
export const focusedTitle = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('title'));

/** The paths of the documents that the page loads, in order. A reload that another one overtakes is none. */
export function loadedDocuments(page: Page): string[] {
  const loaded: string[] = [];
  page.on('domcontentloaded', () => loaded.push(new URL(page.url()).pathname));
  return loaded;
}

/** Waits until what comes on every page once the browser is idle has come, and has done its part. */
export async function untilIdleWorkIsDone(page: Page): Promise<void> {
  const idleWork = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/at-idle-[^/]+\.js$/.test(name))?.name,
  );
  await page.evaluate(`import(${JSON.stringify(await idleWork.jsonValue())})`);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}
