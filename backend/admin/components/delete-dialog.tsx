'use client';

import { Button, toast, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { labelFor } from '../../src/platform/payload/label.ts';
import type { UsedInAnswer } from '../../src/references/used-in-endpoint.ts';
import { countOfPlaces, usedInLabels as labels } from './used-in-labels.ts';
import { UsedInTable } from './used-in-table.tsx';

type Props = { answer: UsedInAnswer; onClose: () => void; onConfirm: () => Promise<unknown> };

/** Renders the places that use a document and block its deletion, or asks to confirm the deletion with its parts. */
export function DeleteDialog({ answer: { uses, parts }, onClose, onConfirm }: Props) {
  const { i18n, t } = useTranslation();
  const { title } = useDocumentTitle();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, []);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const isUsed = uses.length > 0;

  async function copy() {
    const lines = uses.map((use) => [use.title, use.kind, use.place, Object.keys(use.languages).join(' ')].join('\t'));
    await navigator.clipboard.writeText(lines.join('\n'));
    toast.success(text('copied'));
  }

  async function confirm() {
    setBusy(true);
    await onConfirm();
  }

  return (
    <dialog ref={dialog} className="plantsoen-dialog" aria-labelledby="plantsoen-dialog-title" onClose={onClose}>
      <h2 id="plantsoen-dialog-title">{isUsed ? text('inUse') : text('sure')}</h2>
      <p>
        <strong>{title}</strong>
        {isUsed && `: ${labelFor({ i18n }, countOfPlaces(uses.length))}`}
      </p>
      {isUsed ? (
        <>
          <p>{text('wayOut')}</p>
          <UsedInTable uses={uses} i18n={i18n} />
        </>
      ) : (
        <>
          {parts.length > 0 && (
            <>
              <p>{text('parts')}</p>
              <ul>
                {parts.map(({ collection, id, name }) => (
                  <li key={`${collection} ${id}`}>{name}</li>
                ))}
              </ul>
            </>
          )}
          <p>{text('lasting')}</p>
        </>
      )}
      <div className="plantsoen-dialog-buttons">
        {isUsed ? (
          <Button buttonStyle="secondary" onClick={copy}>
            {text('copy')}
          </Button>
        ) : (
          <Button id="confirm-action" onClick={confirm} disabled={isBusy}>
            {t('general:delete')}
          </Button>
        )}
        <Button buttonStyle="secondary" onClick={() => dialog.current?.close()} extraButtonProps={{ 'data-first': true }}>
          {isUsed ? text('close') : t('general:cancel')}
        </Button>
      </div>
    </dialog>
  );
}
