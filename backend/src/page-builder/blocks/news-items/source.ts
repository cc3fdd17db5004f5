import type { NewsItemsBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type NewsItemsBlockSource = BlockSource<'NewsItemsBlock', NewsItemsBlock>;
