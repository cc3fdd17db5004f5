'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { Fragment } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { SelectedDocument } from '../../../src/references/bulk-deletion.ts';
import { Dialog } from '../dialog.tsx';
import { countOfPlaces, countOfUsed, usedInLabels as labels } from './used-in-labels.ts';
import { UsedInTable } from './used-in-table.tsx';

type Props = { documents: readonly SelectedDocument[]; onClose: () => void; onConfirm: () => Promise<unknown> };

/** Renders the places that use some of the documents and block the deletion, or asks to confirm it with the documents and their parts. */
export function DeleteDialog({ documents, onClose, onConfirm }: Props) {
  const { i18n, t } = useTranslation();
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

  return (
    <Dialog
      title={isUsed ? inUse : text('sure')}
      confirm={isUsed ? undefined : { label: t('general:delete'), id: 'confirm-action', run: onConfirm }}
      action={
        isUsed && (
          <Button buttonStyle="secondary" onClick={copy}>
            {text('copy')}
          </Button>
        )
      }
      onClose={onClose}
    >
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
    </Dialog>
  );
}
