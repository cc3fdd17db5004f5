import { Suspense } from 'react';
import { interactiveView } from './interactive-views.ts';
import { type MaskedBlock, unknownBlock, unmasked } from './masked-block.ts';
import { renderStaticBlock } from './render-static-block.tsx';
import { StaticPart } from './StaticPart.tsx';
import { type InteractiveBlockData, isServerOnlyBlock, isStatic } from './static-kinds.ts';

type BlocksProps = {
  blocks: readonly MaskedBlock[];
  /** Whether the blocks follow a scene. A short text that comes first is then the statement of the page. */
  belowScene?: boolean;
};

/** Renders the blocks that editors composed for a page, in their order. */
export function Blocks({ blocks, belowScene = false }: BlocksProps) {
  return blocks.map(unmasked).map((block, index) => {
    if (!isStatic(block)) return <LiveBlock key={block.id} block={block} />;
    return (
      <StaticPart key={block.id} id={block.id} left={isServerOnlyBlock(block) ? block : undefined}>
        {renderStaticBlock(block, belowScene && index === 0)}
      </StaticPart>
    );
  });
}

function LiveBlock({ block }: { block: InteractiveBlockData }) {
  const View = interactiveView(block.__typename);
  if (!View) return unknownBlock(block);
  return (
    <Suspense>
      <View block={block as never} />
    </Suspense>
  );
}
