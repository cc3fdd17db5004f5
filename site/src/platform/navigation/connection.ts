/** What the browser tells of the visitor's connection, where it tells anything. */
type Connection = { saveData?: boolean; effectiveType?: string };

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** How long what can wait waits for an idle moment at most, in milliseconds (PAG-07). */
export const idleTimeLimit = 2000;

/** Whether pages are fetched ahead over a connection: not on 2g, nor with data saver (PAG-07). */
export function mayFetchAhead({ connection }: Pick<Navigator, 'connection'>): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** The next moment at which the browser has nothing to do. */
export function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idleTimeLimit });
    else setTimeout(resolve, idleTimeLimit);
  });
}
