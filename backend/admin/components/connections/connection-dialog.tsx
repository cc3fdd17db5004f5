'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { connectionLabels as labels } from './connection-labels.ts';

type Props = {
  title: string;
  children: ReactNode;
  /** Label of the button that confirms; without one, the dialog can only be closed. */
  confirm?: string;
  onConfirm?: () => void;
  onClose: () => void;
};

/** Renders a dialog with a button that confirms an action, and one that closes it. */
export function ConnectionDialog({ title, children, confirm, onConfirm, onClose }: Props) {
  const { i18n } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="plantsoen-dialog" aria-labelledby="connection-dialog-title" onClose={onClose}>
      <h2 id="connection-dialog-title">{title}</h2>
      {children}
      <div className="plantsoen-dialog-buttons">
        {confirm && <Button onClick={onConfirm}>{confirm}</Button>}
        <Button buttonStyle="secondary" onClick={() => dialog.current?.close()}>
          {labelFor({ i18n }, confirm ? labels.cancel : labels.close)}
        </Button>
      </div>
    </dialog>
  );
}
