import { Suspense } from 'react';
import { isLeftInPage } from './left-in-page.ts';
import { liveView } from './live-views.ts';
import { type MaskedBlock, unmasked } from './masked-block.ts';
import { StillPart } from './StillPart.tsx';
import { isStill, type LiveBlockData } from './still-kinds.ts';
import { stillView } from './still-view.tsx';
import { unknownBlock } from './unknown-block.ts';

type BlocksProps = {
  blocks: readonly MaskedBlock[];
  /** Whether the blocks follow a scene. A short text that comes first is then the statement of the page. */
  belowScene?: boolean;
};

/** Renders the blocks that editors composed for a page, in their order. */
export function Blocks({ blocks, belowScene = false }: BlocksProps) {
  return blocks.map(unmasked).map((block, index) => {
    if (!isStill(block)) return <LiveBlock key={block.id} block={block} />;
    return (
      <StillPart key={block.id} id={block.id} left={isLeftInPage(block) ? block : undefined}>
        {stillView(block, belowScene && index === 0)}
      </StillPart>
    );
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
