'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { Dialog } from '../dialog.tsx';
import { connectionLabels as labels } from './connection-labels.ts';

type Props = { title: string; note: string; value: string; onClose: () => void };

/** Renders a dialog with a secret or key that is not shown again. */
export function ShownOnce({ title, note, value, onClose }: Props) {
  const { i18n } = useTranslation();
  async function copy() {
    await navigator.clipboard.writeText(value);
    toast.success(labelFor({ i18n }, labels.copied));
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{note}</p>
      <p className="plantsoen-shown-once">
        <code>{value}</code>
        <Button margin={false} buttonStyle="secondary" size="small" onClick={copy}>
          {labelFor({ i18n }, labels.copy)}
        </Button>
      </p>
    </Dialog>
  );
}
