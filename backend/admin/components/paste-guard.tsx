'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Label, labelFor } from '../../src/platform/payload/label.ts';
import { Dialog } from './dialog.tsx';
import { countOfBlocks } from './page-builder/picker-labels.ts';

/** A paste that waits for an answer. A single row tells neither its kind nor a number of rows. */
type Paste = { kind?: 'blocks' | 'array'; count?: number; paste: () => void };

const labels = {
  title: { nl: 'Inhoud vervangen?', en: 'Replace the content?', de: 'Inhalt ersetzen?' },
  replace: { nl: 'Vervangen', en: 'Replace', de: 'Ersetzen' },
  addInstead: {
    nl: 'Met “Rij plakken” in het menu van een blok voegt u het gekopieerde toe zonder iets te vervangen.',
    en: '“Paste Row” in the menu of a block adds the copied blocks and replaces nothing.',
    de: 'Mit „Zeile einfügen“ im Menü eines Blocks fügen Sie das Kopierte hinzu, ohne etwas zu ersetzen.',
  },
} as const satisfies Record<string, Label>;

const countOfRows = (count: number): Label => ({
  nl: count === 1 ? '1 rij' : `${count} rijen`,
  en: count === 1 ? '1 row' : `${count} rows`,
  de: count === 1 ? '1 Zeile' : `${count} Zeilen`,
});

const deletedBy = ({ nl, en, de }: Label): Label => ({
  nl: `Plakken verwijdert de huidige inhoud (${nl}) en zet het gekopieerde ervoor in de plaats.`,
  en: `Pasting deletes the current content (${en}) and puts the copied content in its place.`,
  de: `Beim Einfügen wird der bisherige Inhalt (${de}) gelöscht und durch das Kopierte ersetzt.`,
});

/** Asks before a pasted field or row replaces content. Payload, whose event is added by `payload-form-state.cjs`, replaces it at once. */
export function PasteGuard({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const [waiting, setWaiting] = useState<Paste>();
  useEffect(() => {
    const ask = (event: Event) => {
      const paste = (event as CustomEvent<Paste>).detail;
      if (paste.count === 0) return;
      event.preventDefault();
      setWaiting(paste);
    };
    window.addEventListener('plantsoen-paste', ask);
    return () => window.removeEventListener('plantsoen-paste', ask);
  }, []);
  const close = () => setWaiting(undefined);
  const text = (label: Label) => labelFor({ i18n }, label);

  function replace() {
    waiting?.paste();
    close();
  }

  const { kind, count = 1 } = waiting ?? {};
  return (
    <>
      {children}
      {waiting &&
        createPortal(
          <Dialog title={text(labels.title)} confirm={{ label: text(labels.replace), run: replace }} onClose={close}>
            <p>{text(deletedBy(kind === 'blocks' ? countOfBlocks(count) : countOfRows(count)))}</p>
            {kind === 'blocks' && document.querySelector('.plantsoen-page-blocks') && <p>{text(labels.addInstead)}</p>}
          </Dialog>,
          document.body,
        )}
    </>
  );
}
