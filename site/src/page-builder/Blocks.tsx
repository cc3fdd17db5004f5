import { createIsomorphicFn } from '@tanstack/react-start';
import { Fragment, type ReactNode, Suspense } from 'react';
import { renderRequest } from '../platform/rendering/render-request.server.ts';
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
    if (!isStatic(block)) return marked(block.id, <LiveBlock block={block} />);
    const view = renderStaticBlock(block, belowScene && index === 0);
    const left = isServerOnlyBlock(block) ? block : undefined;
    return marked(
      block.id,
      <StaticPart id={block.id} left={left}>
        {view}
      </StaticPart>,
    );
  });
}

const marksBlocks = createIsomorphicFn()
  .server(() => renderRequest()?.marksBlocks === true)
  .client(() => false);

/** Returns a view with the id of its block, which only previews beside a form contain (EDT-08). */
function marked(id: number, view: ReactNode) {
  if (!marksBlocks()) return <Fragment key={id}>{view}</Fragment>;
  return (
    <div key={id} data-block={id} style={{ display: 'contents' }}>
      {view}
    </div>
  );
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
