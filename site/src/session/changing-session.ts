import { externalStore } from '../platform/external-store.ts';

/** Whether this tab is sending an account form, or is loading the page to which its answer led. */
export const changingSession = externalStore(false);
