'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { Use } from '../../../src/references/used-in.ts';
import { afterThese, countOfPlaces, usedInLabels as labels } from './used-in-labels.ts';
import { UsedInTable } from './used-in-table.tsx';

type Props = {
  from: string;
  to: string;
  uses: readonly Use[];
  /** Number of documents beyond those of `uses`. */
  remaining: number;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
};

/** Asks for confirmation before one document replaces another, and lists the places. */
export function ReplaceDialog({ from, to, uses, remaining, onClose, onConfirm }: Props) {
  const { i18n, t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, []);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  async function confirm() {
    setBusy(true);
    await onConfirm();
  }

  return (
    <dialog ref={dialog} className="plantsoen-dialog" aria-labelledby="plantsoen-replace-title" onClose={onClose}>
      <h2 id="plantsoen-replace-title">{text('replaceSure')}</h2>
      <p>
        <strong>{from}</strong> → <strong>{to}</strong>: {labelFor({ i18n }, countOfPlaces(uses.length))}
      </p>
      {remaining > 0 && <p>{labelFor({ i18n }, afterThese(remaining))}</p>}
      <p>{text('replaceNow')}</p>
      <UsedInTable uses={uses} i18n={i18n} />
      <div className="plantsoen-dialog-buttons">
        <Button id="confirm-replace" onClick={confirm} disabled={isBusy}>
          {isBusy ? text('replacing') : text('replaceConfirm')}
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => dialog.current?.close()}
          extraButtonProps={{ 'data-first': true }}
        >
          {t('general:cancel')}
        </Button>
      </div>
    </dialog>
  );
}
