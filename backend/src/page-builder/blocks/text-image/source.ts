import type { TextImageBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type TextImageBlockSource = BlockSource<'TextImageBlock', TextImageBlock>;
