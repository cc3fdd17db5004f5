import type { Page } from '@playwright/test';

/** What the browser tells of its connection, before any script of the page runs. */
export async function connectBy(page: Page, connection: { saveData?: boolean; effectiveType?: string }): Promise<void> {
  await page.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told }), connection);
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

/** The paths of the documents that the page loads, in order. A reload that another one overtakes is none. */
export function loadedDocuments(page: Page): string[] {
  const loaded: string[] = [];
  page.on('domcontentloaded', () => loaded.push(new URL(page.url()).pathname));
  return loaded;
}
