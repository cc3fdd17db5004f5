'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { Dialog } from '../dialog.tsx';
import { priceLabels, withdrawnLabel } from './price-labels.ts';

type Props = { id: number; count: number; day: string };

/** Renders the button that cancels a planned change of prices, and the dialog that asks first. */
export function CancelPriceChange({ id, count, day }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const label = labelFor({ i18n }, priceLabels.withdraw);
  async function cancel() {
    const response = await fetch(`/api/variants/price-changes/${id}/cancel`, { method: 'POST' }).catch(() => undefined);
    if (!response?.ok) toast.error(labelFor({ i18n }, priceLabels.failed));
    setOpen(false);
    router.refresh();
  }
  return (
    <>
      <Button margin={false} buttonStyle="secondary" size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog title={`${label}?`} confirm={{ label, run: cancel }} onClose={() => setOpen(false)}>
          <p>{labelFor({ i18n }, withdrawnLabel(count, day))}</p>
        </Dialog>
      )}
    </>
  );
}
