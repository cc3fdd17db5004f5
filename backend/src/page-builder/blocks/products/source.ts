import type { ProductsBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type ProductsBlockSource = BlockSource<'ProductsBlock', ProductsBlock>;
