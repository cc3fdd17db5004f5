'use client';

import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { ClientBlock, ClientField } from 'payload';
import { createContext } from 'react';

/** Document that is translated, with the fields of its form. `id` is `globalId` for a global. */
export type Translation = { kind: string; id: number; locale: LocaleCode; fields: ClientField[] };

/** Translation of the tab; undefined on the other tabs of a document. */
export const TranslationContext = createContext<Translation | undefined>(undefined);

/** Finds a field by the names of the fields and blocks that lead to it. Tabs and rows without a name have no step. */
export function findField(fields: readonly ClientField[], names: readonly string[]): ClientField | undefined {
  for (const field of fields) {
    const found = findFrom(field, names);
    if (found) return found;
  }
  return undefined;
}

type Part = { name?: string; fields: readonly ClientField[] };

function findFrom(field: ClientField, names: readonly string[]): ClientField | undefined {
  const [name, ...rest] = names;
  if ('name' in field && field.name) {
    if (field.name !== name) return undefined;
    return rest.length === 0 ? field : findInside(field, rest);
  }
  const parts: readonly Part[] = field.type === 'tabs' ? field.tabs : 'fields' in field ? [{ fields: field.fields }] : [];
  for (const part of parts) {
    const found = part.name ? part.name === name && findField(part.fields, rest) : findField(part.fields, names);
    if (found) return found;
  }
  return undefined;
}

/** Finds a field in a group or list. The name of a block leads to its fields. */
function findInside(field: ClientField, names: readonly string[]): ClientField | undefined {
  if (field.type !== 'blocks') return 'fields' in field ? findField(field.fields, names) : undefined;
  const block = field.blocks.find((one): one is ClientBlock => one.slug === names[0]);
  return block && findField(block.fields, names.slice(1));
}
