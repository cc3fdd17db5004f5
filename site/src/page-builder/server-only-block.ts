import type { StillBlockData } from './still-kinds.ts';

/** Serialized data of a static block whose HTML the page already contains. */
export type LeftInPage = Pick<StillBlockData, '__typename' | 'id' | 'siteId'> & {
  leftInPage: true;
  /** Whether the block is the statement of its page if it comes first. */
  isStatement: boolean;
};

export function isLeftInPage(block: object): block is LeftInPage {
  return 'leftInPage' in block;
}
