import { allAtRest } from '../platform/navigation/all-at-rest.ts';
import { prepareLiveView } from './live-views.ts';
import { type MaskedBlock, unmasked } from './masked-block.ts';
import { isStill } from './still-kinds.ts';
import { prepareStillViews } from './still-view.tsx';

/** Preloads the code of the blocks of a page. */
export async function prepareViews(data: object): Promise<void> {
  const { blocks = [] } = (data as { entry: { blocks?: readonly MaskedBlock[] } }).entry;
  await allAtRest(
    blocks.map(unmasked).map((block) => (isStill(block) ? prepareStillViews() : prepareLiveView(block.__typename))),
  );
}
