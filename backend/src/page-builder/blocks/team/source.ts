import type { TeamBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type TeamBlockSource = BlockSource<'TeamBlock', TeamBlock>;
