import { externalStore } from '../platform/external-store.ts';

/** Whether a form of accounts is under way in this tab, or has led to a page that the browser is loading now. */
export const changingSession = externalStore(false);
