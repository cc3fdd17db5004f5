import type { CountdownImagesBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type CountdownImagesBlockSource = BlockSource<'CountdownImagesBlock', CountdownImagesBlock>;
