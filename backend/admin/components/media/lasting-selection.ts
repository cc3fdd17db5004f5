'use client';

import { useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Restores the selection of a picker after a change of page, filter or search, which Payload takes as the start of a new selection. */
export function useLastingSelection(): void {
  const { isInDrawer } = useListDrawerContext();
  const { query } = useListQuery();
  const { selectedIDs, setSelection } = useSelection();
  const lasting = useRef<{ query: typeof query; ids: typeof selectedIDs }>({ query, ids: [] });

  useEffect(() => {
    const { query: former, ids } = lasting.current;
    const isReset = former !== query && ids.length > 0;
    if (isInDrawer && isReset && selectedIDs.length > 0) return;
    if (isInDrawer && isReset) for (const id of ids) setSelection(id);
    lasting.current = { query, ids: isReset ? ids : selectedIDs };
  }, [isInDrawer, query, selectedIDs, setSelection]);
}
