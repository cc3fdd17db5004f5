import type { ReactNode } from 'react';
import type { DemoPage } from '../demo/demo-page.ts';

/** Examples of a component in its states, by the name of the component's file. */
export type GalleryEntries = Readonly<Record<string, (page: DemoPage) => ReactNode>>;
