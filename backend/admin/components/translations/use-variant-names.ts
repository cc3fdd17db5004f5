'use client';

import { toast, useDocumentEvents, useForm, useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { FormState } from 'payload';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { VariantName } from '../../../src/translations/variant-names.ts';
import { translateLabels as labels } from './translate-labels.ts';

type Request = { product: number; locale: LocaleCode; source: LocaleCode };

type Names = {
  variants: readonly VariantName[];
  /** Names that are typed but not saved, by variant. */
  typed: Readonly<Record<number, string>>;
  type: (id: number, name: string) => void;
  save: () => Promise<void>;
  accept: (id: number) => Promise<void>;
};

const headers = { 'content-type': 'application/json' };

/** Whether a form has values that differ from the saved ones. */
const hasChanges = (fields: FormState) =>
  Object.values(fields).some(({ value, initialValue }) => JSON.stringify(value ?? null) !== JSON.stringify(initialValue ?? null));

/**
 * Loads the names of a product's variants, holds what the translator types, and saves it: on its own, and when the product is saved. Unsaved
 * names count as changes of the product's form, which warns before it is left.
 */
export function useVariantNames({ product, locale, source }: Request): Names {
  const { i18n } = useTranslation();
  const { getFields, setModified } = useForm();
  const { mostRecentUpdate } = useDocumentEvents();
  const [variants, setVariants] = useState<readonly VariantName[]>([]);
  const [typed, setTyped] = useState<Record<number, string>>({});

  const load = useCallback(async () => {
    const query = new URLSearchParams({ id: String(product), locale, source });
    const response = await fetch(`/api/translations/variants?${query}`).catch(() => undefined);
    if (response?.ok) setVariants(((await response.json()) as { variants: VariantName[] }).variants);
    else toast.error(labelFor({ i18n }, labels.failed));
  }, [product, locale, source, i18n]);
  useEffect(() => void load(), [load]);

  function type(id: number, name: string) {
    const { [id]: _, ...others } = typed;
    const isChanged = name !== variants.find((variant) => variant.id === id)?.name;
    setTyped(isChanged ? { ...others, [id]: name } : others);
    if (isChanged) setModified(true);
  }

  async function save() {
    const names = variants.flatMap(({ id, name: before }) => {
      const name = typed[id]?.trim();
      return name ? [{ id, name, before }] : [];
    });
    if (names.length === 0) return;
    const body = JSON.stringify({ id: product, locale, source, names });
    const response = await fetch('/api/translations/variants', { method: 'POST', headers, body }).catch(() => undefined);
    if (!response?.ok) {
      toast.error(labelFor({ i18n }, response?.status === 409 ? labels.namesChanged : labels.acceptFailed));
      setModified(true);
      return;
    }
    toast.success(labelFor({ i18n }, labels.namesSaved));
    setTyped({});
    if (!hasChanges(getFields())) setModified(false);
    await load();
  }

  const saveWithProduct = useEffectEvent(() => void save());
  useEffect(() => {
    if (mostRecentUpdate?.entitySlug === 'products' && mostRecentUpdate.id === product) saveWithProduct();
  }, [mostRecentUpdate, product]);

  async function accept(id: number) {
    const body = JSON.stringify({ kind: 'variants', id, locale });
    const response = await fetch('/api/translations/accept', { method: 'POST', headers, body }).catch(() => undefined);
    if (!response?.ok) toast.error(labelFor({ i18n }, labels.acceptFailed));
    await load();
  }

  return { variants, typed, type, save, accept };
}
