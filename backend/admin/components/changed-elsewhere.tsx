'use client';

import { useAuth, useDocumentInfo, useFormModified, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Label, labelFor } from '../../src/platform/payload/label.ts';

const labels = {
  changed: {
    nl: 'Dit is intussen elders gewijzigd. Wat u hebt getypt, blijft staan; als u bewaart, vervangt het die wijziging.',
    en: 'This was changed elsewhere in the meantime. Your input is kept; saving it overwrites that change.',
    de: 'Dies wurde inzwischen an anderer Stelle geändert. Ihr Text bleibt stehen; beim Speichern ersetzt er diese Änderung.',
  },
  taken: {
    nl: 'Een collega bewerkt dit nu, dus u kunt niet bewaren. Wat u hebt getypt, blijft staan tot u dit scherm verlaat. Kopieer het, of kies “Overnemen” om verder te gaan; als u daarna bewaart, vervangt het de tekst van uw collega.',
    en: 'A colleague is editing this now, so you cannot save. Your input is kept until you leave this page. Copy it, or choose “Take over” to go on; saving then overwrites the text of your colleague.',
    de: 'Jemand anderes bearbeitet dies jetzt, daher können Sie nicht speichern. Ihr Text bleibt stehen, bis Sie diese Seite verlassen. Kopieren Sie ihn, oder wählen Sie „Übernehmen“, um fortzufahren; beim Speichern ersetzt er dann den anderen Text.',
  },
  compare: {
    nl: 'Bekijk de gewijzigde versie in een nieuw tabblad',
    en: 'View the changed version in a new tab',
    de: 'Geänderte Version in neuem Tab ansehen',
  },
  close: { nl: 'Sluiten', en: 'Close', de: 'Schließen' },
} as const satisfies Record<string, Label>;

const checkMs = 10_000;

/** Whether another editor has taken over the document or global. */
function useTaken(): boolean {
  const { documentIsLocked, currentEditor } = useDocumentInfo();
  const { user } = useAuth();
  const editorId = typeof currentEditor === 'object' ? currentEditor?.id : currentEditor;
  return documentIsLocked === true && editorId != null && editorId !== user?.id;
}

/** Keeps Payload from loading a form with typed text again, which it does if the document is taken over (`payload-form-state.cjs`). */
function useKeptText(isModified: boolean): void {
  useEffect(() => {
    if (!isModified) return;
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener('plantsoen-reload', keep);
    return () => window.removeEventListener('plantsoen-reload', keep);
  }, [isModified]);
}

/**
 * Shows a notice if the document or global was saved elsewhere since it was loaded: by another editor, or by the same one in another window.
 * It checks at the first change, every ten seconds until it is saved, and whenever the editor returns to the tab. The notice also tells
 * that another editor has taken over.
 */
export function ChangedElsewhere() {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo();
  const { code } = useLocale();
  const isModified = useFormModified();
  const { i18n } = useTranslation();
  const [isChanged, setChanged] = useState(false);
  const [closed, setClosed] = useState<'changed' | 'taken'>();
  const isTaken = useTaken() && isModified;
  useKeptText(isModified);
  // Payload writes `updatedAt` at each save, also of a row in a list. A global that was never saved has none.
  const loadedAt = Date.parse((data as { updatedAt?: string } | undefined)?.updatedAt ?? '') || 0;
  const restPath = globalSlug ? `globals/${globalSlug}` : collectionSlug && id && `${collectionSlug}/${id}`;

  useEffect(() => {
    setChanged(false);
    setClosed(undefined);
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

  const notice = isTaken ? 'taken' : isChanged ? 'changed' : undefined;
  if (!notice || notice === closed) return null;
  return createPortal(
    <div className="plantsoen-changed" role="alert">
      <p>{labelFor({ i18n }, labels[notice])}</p>
      <a href={`/admin/${globalSlug ? '' : 'collections/'}${restPath}?locale=${code}`} target="_blank" rel="noreferrer">
        {labelFor({ i18n }, labels.compare)}
      </a>
      <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => setClosed(notice)}>
        {labelFor({ i18n }, labels.close)}
      </button>
    </div>,
    document.body,
  );
}
