import { createIsomorphicFn } from '@tanstack/react-start';
import { type ReactNode, Suspense } from 'react';
import { onDemand } from '../platform/rendering/on-demand.tsx';
import { StillView } from './StillView.tsx';
import type { StillBlockData } from './still-kinds.ts';

const { View, prepare } = onDemand(async () => (await import('./StillView.tsx')).StillView);

/**
 * The view of a still block; its code comes to the browser when a page is made there. The server renders the same boundary: the data of some pages
 * come whole, and the browser takes their blocks over.
 */
export const stillView = createIsomorphicFn()
  .server(
    (block: StillBlockData, belowScene: boolean): ReactNode => (
      <Suspense>
        <StillView block={block} belowScene={belowScene} />
      </Suspense>
    ),
  )
  .client(
    (block: StillBlockData, belowScene: boolean): ReactNode => (
      <Suspense>
        <View block={block} belowScene={belowScene} />
      </Suspense>
    ),
  );

/** Fetches the code of the views of still blocks. */
export async function prepareStillViews(): Promise<void> {
  await prepare();
}
