'use client';

import { useConfig, useLocale, useRowLabel } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useOpenNewRow } from './forms/open-new-row.ts';
import { type Relation, type Row, rowName, rowTarget } from './row-name.ts';

type Props = {
  /** The collection of each relation field of the row. */
  relations: Record<string, string>;
};

/** Returns the title of a document in the language of the form; undefined until it has loaded. */
function useTitle({ relationTo, value }: Partial<Relation>): string | undefined {
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
