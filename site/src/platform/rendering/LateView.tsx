import type { ReactNode } from 'react';
import { externalStore } from '../external-store.ts';

const shown = externalStore<ReactNode>(null);

/** Shows something that no page comes with, first in the document, where the keyboard comes by before all else. */
export const showLate = shown.set;

/** Where that stands. */
export const LateView = (): ReactNode => shown.use();
