import type { ContactBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type ContactBlockSource = BlockSource<'ContactBlock', ContactBlock>;
