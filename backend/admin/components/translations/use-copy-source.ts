'use client';

import { toast, useDocumentInfo, useForm, useServerFunctions, useTranslation } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { SourceField } from '../../../src/translations/source-texts.ts';
import { translateLabels } from './translate-labels.ts';

type Values = Record<string, unknown>;

const containers: ReadonlySet<string> = new Set(['blocks', 'array', 'group']);

/** Returns a function that copies a source to the field of its translation. It saves nothing. */
export function useCopySource(): (source: SourceField, type: string) => Promise<void> {
  const { dispatchFields, getFields, setModified } = useForm();
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const { i18n } = useTranslation();

  /** Builds the state of rows and their fields on the server, as Payload does for a new row. */
  async function copyRows({ path, value }: SourceField) {
    const data = reduceFieldsToValues(getFields(), true) as Values;
    setAt(data, path.split('.'), value);
    const entity = collectionSlug ? { collectionSlug, id } : { globalSlug: globalSlug ?? '' };
    const answer = await getFormState({
      ...entity,
      data,
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation: 'update',
      renderAllFields: true,
      schemaPath: collectionSlug ?? globalSlug ?? '',
      skipValidation: true,
    } as Parameters<typeof getFormState>[0]).catch(() => undefined);
    const copied = answer && 'state' in answer ? answer.state : undefined;
    if (!copied) {
      toast.error(labelFor({ i18n }, translateLabels.copyFailed));
      return;
    }
    const isInside = (name: string) => name === path || name.startsWith(`${path}.`);
    // Other fields may have changed meanwhile.
    const others = Object.entries(getFields()).filter(([name]) => !isInside(name));
    const inside = Object.entries(copied).filter(([name]) => isInside(name));
    const state: FormState = Object.fromEntries([...others, ...inside]);
    dispatchFields({ type: 'REPLACE_STATE', optimize: false, sanitize: true, state });
    setModified(true);
  }

  return async (source, type) => {
    if (containers.has(type)) return copyRows(source);
    const { path, value } = source;
    // The editor of rich texts follows only its initial value.
    dispatchFields({ type: 'UPDATE', path, value, ...(type === 'richText' && { initialValue: value }), valid: true });
    setModified(true);
  };
}

function setAt(values: Values, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) values[name] = value;
  else {
    values[name] ??= {};
    setAt(values[name] as Values, rest, value);
  }
}
