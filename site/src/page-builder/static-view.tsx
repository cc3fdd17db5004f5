import { createIsomorphicFn } from '@tanstack/react-start';
import { type ReactNode, Suspense } from 'react';
import { onDemand } from '../platform/rendering/on-demand.tsx';
import { StillView } from './StillView.tsx';
import type { StillBlockData } from './still-kinds.ts';

const { View, prepare } = onDemand(async () => (await import('./StillView.tsx')).StillView);

/**
 * Renders a static block. The browser loads its code only when it renders a page itself. Both sides render the same Suspense
 * boundary, because the browser hydrates the blocks of pages whose data are complete.
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

/** Preloads the code of the views of static blocks. */
export async function prepareStillViews(): Promise<void> {
  await prepare();
}
