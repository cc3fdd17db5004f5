import type { ImageBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type ImageBlockSource = BlockSource<'ImageBlock', ImageBlock>;
