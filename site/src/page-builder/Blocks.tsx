import { Suspense, useEffect } from 'react';
import { liveView } from './live-views.ts';
import { type MaskedBlock, unmasked } from './masked-block.ts';
import { reportPins } from './pinning.ts';
import { StillBlock } from './StillBlock.tsx';
import { isStill, type LiveBlockData } from './still-kinds.ts';
import { unknownBlock } from './unknown-block.ts';

type BlocksProps = {
  blocks: readonly MaskedBlock[];
  /** Whether they stand below a scene: a short text that comes first is the statement of the page then. */
  belowScene?: boolean;
};

/** What editors have put together for a page, in their order. */
export function Blocks({ blocks, belowScene = false }: BlocksProps) {
  useEffect(reportPins, []);
  return blocks.map(unmasked).map((block, index) => {
    if (isStill(block)) return <StillBlock key={block.id} block={block} belowScene={belowScene && index === 0} />;
    return <LiveBlock key={block.id} block={block} />;
  });
}

function LiveBlock({ block }: { block: LiveBlockData }) {
  const View = liveView(block.__typename);
  if (!View) return unknownBlock(block);
  return (
    <Suspense>
      <View block={block as never} />
    </Suspense>
  );
}
