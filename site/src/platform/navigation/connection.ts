/** Network information of the browser, if available. */
type Connection = { saveData?: boolean; effectiveType?: string };

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Maximum time in milliseconds to wait for an idle moment (PAG-07). */
export const idleTimeLimit = 2000;

/** Whether pages may be prefetched: not on 2g or with data saver (PAG-07). */
export function mayPrefetch({ connection }: Pick<Navigator, 'connection'>): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** Resolves at the next idle moment of the browser. */
export function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idleTimeLimit });
    else setTimeout(resolve, idleTimeLimit);
  });
}
