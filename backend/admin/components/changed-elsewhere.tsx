'use client';

import { useDocumentInfo, useFormModified, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Label, labelFor } from '../../src/platform/payload/label.ts';

const labels = {
  changed: {
    nl: 'Dit is intussen elders gewijzigd. Wat u hebt getypt, blijft staan; als u bewaart, vervangt het die wijziging.',
    en: 'This was changed elsewhere in the meantime. Your input is kept; saving it overwrites that change.',
    de: 'Dies wurde inzwischen an anderer Stelle geändert. Ihr Text bleibt stehen; beim Speichern ersetzt er diese Änderung.',
  },
  compare: {
    nl: 'Bekijk de gewijzigde versie in een nieuw tabblad',
    en: 'View the changed version in a new tab',
    de: 'Geänderte Version in neuem Tab ansehen',
  },
  close: { nl: 'Sluiten', en: 'Close', de: 'Schließen' },
} as const satisfies Record<string, Label>;

const checkMs = 10_000;

/**
 * Shows a notice if the document or global was saved elsewhere since it was loaded: by another editor, or by the same one in another window.
 * It checks at the first change, every ten seconds until it is saved, and whenever the editor returns to the tab.
 */
export function ChangedElsewhere() {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo();
  const { code } = useLocale();
  const isModified = useFormModified();
  const { i18n } = useTranslation();
  const [isChanged, setChanged] = useState(false);
  // Payload writes `updatedAt` at each save, also of a row in a list. A global that was never saved has none.
  const loadedAt = Date.parse((data as { updatedAt?: string } | undefined)?.updatedAt ?? '') || 0;
  const restPath = globalSlug ? `globals/${globalSlug}` : collectionSlug && id && `${collectionSlug}/${id}`;

  useEffect(() => {
    setChanged(false);
    if (!restPath || !isModified) return;
    const controller = new AbortController();
    const look = () => {
      const query = `depth=0&draft=true&locale=${code}&select[updatedAt]=true`;
      fetch(`/api/${restPath}?${query}`, { signal: controller.signal })
        .then((response) => (response.ok ? (response.json() as Promise<{ updatedAt?: string }>) : undefined))
        .then((doc) => setChanged(Boolean(doc?.updatedAt && Date.parse(doc.updatedAt) > loadedAt)))
        .catch(() => {});
    };
    look();
    const timer = setInterval(look, checkMs);
    window.addEventListener('focus', look);
    return () => {
      controller.abort();
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [restPath, code, isModified, loadedAt]);

  if (!isChanged) return null;
  return createPortal(
    <div className="plantsoen-changed" role="alert">
      <p>{labelFor({ i18n }, labels.changed)}</p>
      <a href={`/admin/${globalSlug ? '' : 'collections/'}${restPath}?locale=${code}`} target="_blank" rel="noreferrer">
        {labelFor({ i18n }, labels.compare)}
      </a>
      <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => setChanged(false)}>
        {labelFor({ i18n }, labels.close)}
      </button>
    </div>,
    document.body,
  );
}
