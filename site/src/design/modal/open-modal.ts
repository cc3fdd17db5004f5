import { externalStore } from '../../platform/external-store.ts';

/**
 * The open modal, or null. Everything outside it is inert and below it, so content that must stay usable is rendered inside it.
 */
export const openModal = externalStore<HTMLElement | null>(null);
