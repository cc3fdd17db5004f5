import { externalStore } from '../platform/external-store.ts';

/** The modal that is open. All outside of it is inert and lies below it, so what has to be seen and used meanwhile goes inside. */
export const openModal = externalStore<HTMLElement | null>(null);
