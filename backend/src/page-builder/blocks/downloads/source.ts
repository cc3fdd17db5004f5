import type { DownloadsBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type DownloadsBlockSource = BlockSource<'DownloadsBlock', DownloadsBlock>;
