'use client';

import { useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useMemo } from 'react';

/** A field of the form that is being edited. */
export type NamedField = {
  path: string;
  type: string;
  handle: string;
  label: string;
  options: { value: string; label: string }[];
};

const handlePath = /^(pages\.\d+\.rows\.\d+\.fields\.\d+)\.handle$/;

/** Returns the fields of a form that have a handle, in order. */
export function namedFields(state: FormState): NamedField[] {
  const text = (path: string) => String(state[path]?.value ?? '');
  return Object.keys(state).flatMap((key) => {
    const path = handlePath.exec(key)?.[1];
    if (!path || !text(key)) return [];
    const options = (state[`${path}.options`]?.rows ?? []).map((_, at) => {
      const value = text(`${path}.options.${at}.value`);
      return { value, label: text(`${path}.options.${at}.label`) || value };
    });
    const handle = text(key);
    return [{ path, type: text(`${path}.blockType`), handle, label: text(`${path}.label`) || handle, options }];
  });
}

/** Returns these fields and updates when one of them changes. */
export function useNamedFields(): NamedField[] {
  const fields = useFormFields(([state]) => JSON.stringify(namedFields(state)));
  return useMemo(() => JSON.parse(fields) as NamedField[], [fields]);
}
