import type { ReferencesBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type ReferencesBlockSource = BlockSource<'ReferencesBlock', ReferencesBlock>;
