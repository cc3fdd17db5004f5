import { externalStore } from '../platform/external-store.ts';

/** The adviser that the finder of this page shows, and the words that mark the person elsewhere on the page. */
type MarkedAdviser = { id: number; mark: string };

/** Undefined without an adviser, on the server and before hydration. */
export const markedAdviser = externalStore<MarkedAdviser | undefined>(undefined);
