'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { changeAvailability } from './change-availability.ts';
import { discontinuationLabels as labels } from './discontinuation-labels.ts';

type Props = { id: number; isPlanned: boolean };

/** Renders the button that undoes a discontinuation, or cancels a planned one. */
export function MakeAvailable({ id, isPlanned }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  async function restore() {
    setBusy(true);
    const result = await changeAvailability(id);
    setBusy(false);
    if (result === 'done') toast.success(labelFor({ i18n }, labels.done));
    else toast.error(labelFor({ i18n }, labels.failed));
    router.refresh();
  }
  return (
    <Button id="make-available" buttonStyle="secondary" disabled={isBusy} onClick={restore}>
      {labelFor({ i18n }, labels[isPlanned ? 'withdraw' : 'makeAvailable'])}
    </Button>
  );
}
