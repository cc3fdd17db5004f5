import type { NewsletterBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type NewsletterBlockSource = BlockSource<'NewsletterBlock', NewsletterBlock>;
