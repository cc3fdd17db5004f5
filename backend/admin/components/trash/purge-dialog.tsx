'use client';

import { useTranslation } from '@payloadcms/ui';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { Dialog } from '../dialog.tsx';
import { trashLabels as labels } from './trash-labels.ts';

type Props = { subject: string; onClose: () => void; onConfirm: () => Promise<unknown> };

/** Asks for confirmation before an item of the trash is deleted for good. */
export function PurgeDialog({ subject, onClose, onConfirm }: Props) {
  const { i18n } = useTranslation();

  return (
    <Dialog
      title={labelFor({ i18n }, labels.purgeSure)}
      confirm={{ label: labelFor({ i18n }, labels.purge), id: 'confirm-purge', run: onConfirm }}
      onClose={onClose}
    >
      <p>
        <strong>{subject}</strong>
      </p>
      <p>{labelFor({ i18n }, labels.lasting)}</p>
    </Dialog>
  );
}
