import type { PartnersBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type PartnersBlockSource = BlockSource<'PartnersBlock', PartnersBlock>;
