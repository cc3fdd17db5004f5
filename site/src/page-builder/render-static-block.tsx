import { createIsomorphicFn } from '@tanstack/react-start';
import { type ReactNode, Suspense } from 'react';
import { lazyWithPreload } from '../platform/rendering/lazy-with-preload.tsx';
import { StaticView } from './StaticView.tsx';
import type { StaticBlockData } from './static-kinds.ts';

const { View, prepare } = lazyWithPreload(async () => (await import('./StaticView.tsx')).StaticView);

/**
 * Renders a static block. The browser loads its code only when it renders a page itself. Both sides render the same Suspense
 * boundary, because the browser hydrates the blocks of pages whose data are complete.
 */
export const renderStaticBlock = createIsomorphicFn()
  .server(
    (block: StaticBlockData, belowScene: boolean): ReactNode => (
      <Suspense>
        <StaticView block={block} belowScene={belowScene} />
      </Suspense>
    ),
  )
  .client(
    (block: StaticBlockData, belowScene: boolean): ReactNode => (
      <Suspense>
        <View block={block} belowScene={belowScene} />
      </Suspense>
    ),
  );

/** Preloads the code of the views of static blocks. */
export async function preloadStaticViews(): Promise<void> {
  await prepare();
}
