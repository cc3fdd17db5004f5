'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { trashLabels as labels } from './trash-labels.ts';

type Props = { subject: string; onClose: () => void; onConfirm: () => Promise<unknown> };

/** Asks for confirmation before an item of the trash is deleted for good. */
export function PurgeDialog({ subject, onClose, onConfirm }: Props) {
  const { i18n, t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, []);

  async function confirm() {
    setBusy(true);
    await onConfirm();
  }

  return (
    <dialog ref={dialog} className="plantsoen-dialog" aria-labelledby="plantsoen-purge-title" onClose={onClose}>
      <h2 id="plantsoen-purge-title">{labelFor({ i18n }, labels.purgeSure)}</h2>
      <p>
        <strong>{subject}</strong>
      </p>
      <p>{labelFor({ i18n }, labels.lasting)}</p>
      <div className="plantsoen-dialog-buttons">
        <Button id="confirm-purge" onClick={confirm} disabled={isBusy}>
          {labelFor({ i18n }, labels.purge)}
        </Button>
        <Button buttonStyle="secondary" onClick={() => dialog.current?.close()} extraButtonProps={{ 'data-first': true }}>
          {t('general:cancel')}
        </Button>
      </div>
    </dialog>
  );
}
