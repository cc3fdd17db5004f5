'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { Dialog } from '../dialog.tsx';
import { changeAvailability } from './change-availability.ts';
import { discontinuationLabels as labels } from './discontinuation-labels.ts';

type Props = { id: number; isPlanned: boolean; places: number };

/** Renders the button that undoes a discontinuation, or cancels a planned one, and the dialog that asks first. */
export function MakeAvailable({ id, isPlanned, places }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const label = labelFor({ i18n }, labels[isPlanned ? 'withdraw' : 'makeAvailable']);
  async function restore() {
    const result = await changeAvailability(id);
    setOpen(false);
    if (result === 'done') toast.success(labelFor({ i18n }, labels.done));
    else toast.error(labelFor({ i18n }, labels.failed));
    router.refresh();
  }
  return (
    <>
      <Button id="make-available" buttonStyle="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog title={`${label}?`} confirm={{ label, run: restore }} onClose={() => setOpen(false)}>
          <p>{labelFor({ i18n }, labels[isPlanned ? 'withdrawn' : 'availableAgain'])}</p>
          <p>
            {labelFor({ i18n }, labels.places)}: {places}
          </p>
        </Dialog>
      )}
    </>
  );
}
