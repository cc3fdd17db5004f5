import type { ReactNode } from 'react';
import { externalStore } from '../external-store.ts';

const shown = externalStore<ReactNode>(null);

/** Renders a deferred view at the start of the document, where it is first in the tab order. */
export const showDeferred = shown.set;

/** Renders the deferred view. */
export const DeferredView = (): ReactNode => shown.use();
