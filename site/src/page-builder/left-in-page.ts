import type { StillBlockData } from './still-kinds.ts';

/** What travels of a still block whose HTML stands in the page already. */
export type LeftInPage = Pick<StillBlockData, '__typename' | 'id' | 'siteId'> & {
  leftInPage: true;
  /** Whether it is the statement of its page where it comes first. */
  isStatement: boolean;
};

export function isLeftInPage(block: object): block is LeftInPage {
  return 'leftInPage' in block;
}
