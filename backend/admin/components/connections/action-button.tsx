'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { connectionLabels } from './connection-labels.ts';

type Props = {
  address: string;
  label: string;
  /** Name for screen readers, which tells apart the buttons of several rows. */
  name: string;
  /** Notice after success. */
  notice?: string;
};

/** Renders a button that posts to an address of the API and reloads the view. */
export function ActionButton({ address, label, name, notice }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  async function act() {
    setBusy(true);
    const response = await fetch(address, { method: 'POST' }).catch(() => undefined);
    if (!response?.ok) toast.error(labelFor({ i18n }, connectionLabels.failed));
    else if (notice) toast.success(notice);
    setBusy(false);
    router.refresh();
  }
  return (
    <Button
      {...{ margin: false, buttonStyle: 'secondary', size: 'small', disabled: isBusy }}
      onClick={act}
      extraButtonProps={{ 'aria-label': name }}
    >
      {label}
    </Button>
  );
}
