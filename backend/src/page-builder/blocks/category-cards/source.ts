import type { CategoryCardsBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type CategoryCardsBlockSource = BlockSource<'CategoryCardsBlock', CategoryCardsBlock>;
