import type { QuoteBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type QuoteBlockSource = BlockSource<'QuoteBlock', QuoteBlock>;
