'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { priceLabels } from './price-labels.ts';

/** Renders the button that cancels a planned change of prices. */
export function CancelPriceChange({ id }: { id: number }) {
  const { i18n } = useTranslation();
  const router = useRouter();
  async function cancel() {
    const response = await fetch(`/api/variants/price-changes/${id}/cancel`, { method: 'POST' }).catch(() => undefined);
    if (!response?.ok) toast.error(labelFor({ i18n }, priceLabels.failed));
    router.refresh();
  }
  return (
    <Button margin={false} buttonStyle="secondary" size="small" onClick={cancel}>
      {labelFor({ i18n }, priceLabels.withdraw)}
    </Button>
  );
}
