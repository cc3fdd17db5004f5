'use client';

import { useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Opens an empty new row, because Payload collapses a new row like the existing ones. */
export function useOpenNewRow(path: string, isEmpty: boolean): void {
  const { dispatchFields, getField } = useForm();
  const isSettled = useRef(false);
  useEffect(() => {
    if (isSettled.current) return;
    isSettled.current = true;
    const list = path.slice(0, path.lastIndexOf('.'));
    const rows = getField(list)?.rows ?? [];
    const place = Number(path.slice(list.length + 1));
    if (!isEmpty || !rows[place]?.collapsed) return;
    const updatedRows = rows.map((row, at) => (at === place ? { ...row, collapsed: false } : row));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
  }, [dispatchFields, getField, isEmpty, path]);
}
