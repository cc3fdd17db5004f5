import type { ElevationStripBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type ElevationStripBlockSource = BlockSource<'ElevationStripBlock', ElevationStripBlock>;
