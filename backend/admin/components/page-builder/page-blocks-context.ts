import type { ClientBlock } from 'payload';
import { createContext } from 'react';

/** The kinds of blocks of a page, and the function that opens the block picker for a place, if the page can have another block. */
export type PageBlocksContextValue = { blocks: readonly ClientBlock[]; insertAt?: (rowIndex: number) => void };

export const PageBlocksContext = createContext<PageBlocksContextValue>({ blocks: [] });
