import type { TitleTextBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type TitleTextBlockSource = BlockSource<'TitleTextBlock', TitleTextBlock>;
