'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { Fragment, useEffect, useRef, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { SelectedDocument } from '../../../src/references/bulk-deletion.ts';
import { countOfPlaces, countOfUsed, usedInLabels as labels } from './used-in-labels.ts';
import { UsedInTable } from './used-in-table.tsx';

type Props = { documents: readonly SelectedDocument[]; onClose: () => void; onConfirm: () => Promise<unknown> };

/** Renders the places that use some of the documents and block the deletion, or asks to confirm it with the documents and their parts. */
export function DeleteDialog({ documents, onClose, onConfirm }: Props) {
  const { i18n, t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, []);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const used = documents.filter(({ uses }) => uses.length > 0);
  const isUsed = used.length > 0;
  const isOne = documents.length === 1;

  const inUse = isOne ? text('inUse') : labelFor({ i18n }, countOfUsed(used.length, documents.length));

  async function copy() {
    const lines = used
      .flatMap(({ uses }) => uses)
      .map((use) => [use.title, use.kind, use.place, Object.keys(use.languages).join(' ')].join('\t'));
    await navigator.clipboard.writeText(lines.join('\n'));
    toast.success(text('copied'));
  }

  async function confirm() {
    setBusy(true);
    await onConfirm();
  }

  return (
    <dialog ref={dialog} className="plantsoen-dialog" aria-labelledby="plantsoen-dialog-title" onClose={onClose}>
      <h2 id="plantsoen-dialog-title">{isUsed ? inUse : text('sure')}</h2>
      {isUsed && <p>{text(isOne ? 'wayOut' : 'wayOutOfSelection')}</p>}
      {(isUsed ? used : documents).map(({ id, title, uses, parts }) => (
        <Fragment key={id}>
          <p>
            <strong>{title}</strong>
            {isUsed && `: ${labelFor({ i18n }, countOfPlaces(uses.length))}`}
          </p>
          {isUsed && <UsedInTable uses={uses} i18n={i18n} />}
          {!isUsed && parts.length > 0 && (
            <>
              <p>{text('parts')}</p>
              <ul>
                {parts.map((part) => (
                  <li key={`${part.collection} ${part.id}`}>{part.name}</li>
                ))}
              </ul>
            </>
          )}
        </Fragment>
      ))}
      {!isUsed && <p>{text('toTrash')}</p>}
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
