'use client';

import { type MouseEvent, useRef } from 'react';
import { rowIndexOf } from './row-index.ts';
import type { BlockValues } from './row-state.ts';

type Options = {
  /** Path of the blocks. */
  path: string;
  /** Returns the blocks in the clipboard of the admin, if the page can have more. */
  copied: () => readonly BlockValues[];
  paste: (rowIndex: number, rows: readonly BlockValues[]) => void;
};

/**
 * Returns a handler of clicks in the menus of the rows. "Paste row" inserts the copied blocks after its row, where Payload would replace
 * the row. The menu is drawn elsewhere in the page, so that the click on its button tells the row. The styles show the action only while
 * the page has the mark.
 */
export function usePasteAfterRow({ path, copied, paste }: Options): (event: MouseEvent<HTMLElement>) => void {
  const row = useRef<number>(undefined);
  return (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('.array-actions__button')) {
      row.current = rowIndexOf(path, target.closest('[id*="-row-"]')?.id);
      document.body.toggleAttribute('data-pastes-blocks', row.current !== undefined && copied().length > 0);
    }
    if (row.current === undefined || !target.closest('.array-actions__paste')) return;
    event.stopPropagation();
    paste(row.current, copied());
  };
}
