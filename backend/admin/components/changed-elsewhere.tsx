'use client';

import { useAuth, useDocumentInfo, useFormModified, useLocale, useModal, useTranslation } from '@payloadcms/ui';
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
  colleague: { nl: 'Een collega', en: 'A colleague', de: 'Jemand anderes' },
} as const satisfies Record<string, Label>;

/** Notice that another editor has taken over. */
const takenLabel = (name: Label): Label => ({
  nl: `${name.nl} bewerkt dit nu, dus u kunt niet bewaren. Wat u hebt getypt, blijft staan tot u dit scherm verlaat. Kopieer het, of kies “Overnemen” om verder te gaan; als u daarna bewaart, vervangt het de tekst van uw collega.`,
  en: `${name.en} is editing this now, so you cannot save. Your input is kept until you leave this page. Copy it, or choose “Take over” to go on; saving then overwrites the text of your colleague.`,
  de: `${name.de} bearbeitet dies jetzt, daher können Sie nicht speichern. Ihr Text bleibt stehen, bis Sie diese Seite verlassen. Kopieren Sie ihn, oder wählen Sie „Übernehmen“, um fortzufahren; beim Speichern ersetzt er dann den anderen Text.`,
});

const checkMs = 10_000;

/** Payload's dialog that tells that another editor has taken over. */
const takeOverDialog = 'document-take-over';

/** Returns the name of the editor who has taken over the document or global; undefined if nobody has. */
function useTakenBy(): Label | undefined {
  const { documentIsLocked, currentEditor } = useDocumentInfo();
  const { user } = useAuth();
  const editor = typeof currentEditor === 'object' ? currentEditor : { id: currentEditor };
  if (documentIsLocked !== true || editor?.id == null || editor.id === user?.id) return undefined;
  const name = 'email' in editor ? editor.name || editor.email : undefined;
  return name ? { nl: name, en: name, de: name } : labels.colleague;
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
 * that another editor has taken over, once Payload's dialog about it is closed.
 */
export function ChangedElsewhere() {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo();
  const { code } = useLocale();
  const isModified = useFormModified();
  const { i18n } = useTranslation();
  const [isChanged, setChanged] = useState(false);
  const [closed, setClosed] = useState<'changed' | 'taken'>();
  const takenBy = useTakenBy();
  const { isModalOpen } = useModal();
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

  const notice = takenBy && isModified ? 'taken' : isChanged ? 'changed' : undefined;
  if (!notice || notice === closed || isModalOpen(takeOverDialog)) return null;
  return createPortal(
    <div className="plantsoen-changed" role="alert">
      <p>{labelFor({ i18n }, notice === 'taken' && takenBy ? takenLabel(takenBy) : labels.changed)}</p>
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
