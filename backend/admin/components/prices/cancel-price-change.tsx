'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { Dialog } from '../dialog.tsx';
import { priceLabels, withdrawnLabel, withdrawnOneLabel } from './price-labels.ts';

type Props = {
  id: number;
  count: number;
  day: string;
  /** The only variant whose planned price is cancelled. */
  variant?: { id: number; name: string };
};

/** Renders the button that cancels a planned change of prices, or one of them, and the dialog that asks first. */
export function CancelPriceChange({ id, count, day, variant }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const label = labelFor({ i18n }, variant ? priceLabels.withdrawOne : priceLabels.withdraw);
  async function cancel() {
    const path = variant ? `${id}/variants/${variant.id}` : id;
    const response = await fetch(`/api/variants/price-changes/${path}/cancel`, { method: 'POST' }).catch(() => undefined);
    if (!response?.ok) toast.error(labelFor({ i18n }, priceLabels.failed));
    setOpen(false);
    router.refresh();
  }
  return (
    <>
      <Button
        {...{ margin: false, buttonStyle: 'secondary', size: 'small' }}
        {...(variant && { extraButtonProps: { 'aria-label': `${label}: ${variant.name}, ${day}` } })}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Dialog
          title={`${labelFor({ i18n }, priceLabels.withdraw)}?`}
          confirm={{ label, run: cancel }}
          onClose={() => setOpen(false)}
        >
          {variant && <p>{variant.name}</p>}
          <p>{labelFor({ i18n }, variant ? withdrawnOneLabel(day) : withdrawnLabel(count, day))}</p>
        </Dialog>
      )}
    </>
  );
}
