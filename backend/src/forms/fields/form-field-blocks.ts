import type { Block } from 'payload';
import { agreeBlock, checkboxesBlock, dropdownBlock, radioBlock } from './choice-blocks.ts';
import { fileUploadBlock } from './file-upload-block.ts';
import { nameBlock } from './name-block.ts';
import { phoneBlock } from './phone-block.ts';
import { emailBlock, hiddenBlock, multiLineTextBlock, numberBlock, singleLineTextBlock } from './text-blocks.ts';

/** All field types (FRM-03), in the order in which the admin lists them. */
export const formFieldBlocks: Block[] = [
  singleLineTextBlock,
  multiLineTextBlock,
  nameBlock,
  emailBlock,
  phoneBlock,
  numberBlock,
  dropdownBlock,
  radioBlock,
  checkboxesBlock,
  agreeBlock,
  fileUploadBlock,
  hiddenBlock,
];
