'use client';

import { toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { jsonBody, requestImport } from './import-request.ts';

type Props = { id: number; row: number; column: number; value: string };

/** Renders the text that a cell probably means. A click accepts it and checks the file again. */
export function AcceptProposal({ id, row, column, value }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function accept() {
    setBusy(true);
    const outcome = await requestImport(i18n, `/${id}/correct`, jsonBody({ row, column, value }));
    if ('problem' in outcome) toast.error(outcome.problem);
    setBusy(false);
    router.refresh();
  }
  return (
    <button type="button" className="plantsoen-proposal" disabled={isBusy} onClick={accept}>
      {value}
    </button>
  );
}
