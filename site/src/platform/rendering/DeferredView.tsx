import type { ReactNode } from 'react';
import { externalStore } from '../external-store.ts';

/** Views at the start of the document, where they are first in the tab order. Code that is loaded later adds them, each with a key. */
export const deferredViews = externalStore<readonly ReactNode[]>([]);

/** Renders the deferred views. */
export const DeferredView = (): ReactNode => deferredViews.use();
