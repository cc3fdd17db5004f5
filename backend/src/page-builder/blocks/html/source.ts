import type { HtmlBlock } from '../../../platform/generated/payload-types.ts';
import type { BlockSource } from '../../block-source.ts';

export type HtmlBlockSource = BlockSource<'HtmlBlock', HtmlBlock>;
