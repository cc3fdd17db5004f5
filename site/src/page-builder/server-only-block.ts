import type { StaticBlockData } from './static-kinds.ts';

/** Serialized data of a static block whose HTML the page already contains. */
export type ServerOnlyBlock = Pick<StaticBlockData, '__typename' | 'id' | 'siteId'> & {
  leftInPage: true;
  /** Whether the block is the statement of its page if it comes first. */
  isStatement: boolean;
};

export function isServerOnlyBlock(block: object): block is ServerOnlyBlock {
  return 'leftInPage' in block;
}
