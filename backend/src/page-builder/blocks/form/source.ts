import type { FormBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type FormBlockSource = BlockSource<'FormBlock', FormBlock>;
