import { externalStore } from '../platform/external-store.ts';

/** The adviser that the finder of this page shows, and the words that mark the person elsewhere on the page. */
type FoundAdviser = { id: number; mark: string };

/** Undefined without a found adviser, on the server and before hydration. */
export const foundAdviser = externalStore<FoundAdviser | undefined>(undefined);
