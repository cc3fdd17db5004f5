'use client';

import { useRowLabel } from '@payloadcms/ui';
import { useOpenNewRow } from './open-new-row.ts';

type Part = { label?: string; name?: string; handle?: string; value?: string };
type Row = Part & { fields?: Part[] };

const nameOf = ({ label, name, handle, value }: Part) => label || name || handle || value;

/** Renders the content of a form row for its collapsed state: the labels of its fields, or its own. */
export function FormRowLabel() {
  const { data, path, rowNumber = 0 } = useRowLabel<Row>();
  const names = (data?.fields ?? [data ?? {}]).map(nameOf).filter(Boolean);
  useOpenNewRow(path, names.length === 0);
  return <span>{names.join(' · ') || rowNumber + 1}</span>;
}
