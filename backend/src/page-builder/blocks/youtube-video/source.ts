import type { YoutubevideoBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type YoutubeVideoBlockSource = BlockSource<'YoutubeVideoBlock', YoutubevideoBlock>;
