'use client';

import { useConfig, useForm, useLocale, useRowLabel } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { type Relation, type Row, rowName, rowTarget } from './row-name.ts';

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

type Props = {
  /** The collection of each relation field of the row. */
  relations: Record<string, string>;
};

/** Returns the title of a document in the language of the form; undefined until it has loaded. */
export function useTitle({ relationTo, value }: Partial<Relation>): string | undefined {
  const { config, getEntityConfig } = useConfig();
  const { code } = useLocale();
  const [title, setTitle] = useState<string>();
  const titleField = (relationTo && getEntityConfig({ collectionSlug: relationTo })?.admin.useAsTitle) || 'id';
  useEffect(() => {
    setTitle(undefined);
    if (!relationTo) return;
    const controller = new AbortController();
    const query = `depth=0&draft=true&locale=${code}&select[${titleField}]=true`;
    fetch(`${config.routes.api}/${relationTo}/${value}?${query}`, { signal: controller.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Row>) : {}))
      .then((document: Row) => setTitle(document[titleField] === undefined ? undefined : String(document[titleField])))
      .catch(() => {});
    return () => controller.abort();
  }, [config.routes.api, code, relationTo, titleField, value]);
  return title;
}

/** Renders the name of a row, otherwise the title or address of its target, otherwise its number. */
export function RowLabel({ relations }: Props) {
  const { data, path, rowNumber = 0 } = useRowLabel<Row>();
  const name = rowName(data ?? {});
  const target = rowTarget(data ?? {}, relations);
  useOpenNewRow(path, !name && !target);
  const title = useTitle(name || typeof target !== 'object' ? {} : target);
  return <span>{name || (typeof target === 'string' ? target : title) || rowNumber + 1}</span>;
}
