'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { Restored } from '../../../src/trash/restore-from-trash.ts';
import { PurgeDialog } from './purge-dialog.tsx';
import { trashLabels as labels, purgedText, restoredText } from './trash-labels.ts';

type Props = { id: number; subject: string; canPurge: boolean };

/** Renders the buttons that restore an item of the trash, or delete it for good after a confirmation. */
export function TrashActions({ id, subject, canPurge }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  async function send(method: 'POST' | 'DELETE', path: string): Promise<unknown> {
    setBusy(true);
    const headers = { 'Accept-Language': i18n.language };
    const response = await fetch(`/api/trash/${path}`, { method, headers }).catch(() => undefined);
    const answer = (await response?.json().catch(() => undefined)) as { errors?: { message: string }[] } | undefined;
    setBusy(false);
    if (!response?.ok) toast.error(answer?.errors?.[0]?.message ?? text('failed'));
    router.refresh();
    return response?.ok ? answer : undefined;
  }

  async function restore() {
    const restored = (await send('POST', `${id}/restore`)) as Restored | undefined;
    if (!restored) return;
    const action = { label: text('open'), onClick: () => router.push(restored.href) };
    toast.success(labelFor({ i18n }, restoredText(subject)), { action });
    for (const note of restored.notes) toast.warning(note, { duration: 20_000 });
  }

  async function purge() {
    const purged = await send('DELETE', String(id));
    setAsking(false);
    if (purged) toast.success(labelFor({ i18n }, purgedText(subject)));
  }

  return (
    <div className="plantsoen-row-actions">
      <Button
        margin={false}
        buttonStyle="secondary"
        size="small"
        disabled={isBusy}
        onClick={restore}
        aria-label={`${text('restore')}: ${subject}`}
      >
        {text('restore')}
      </Button>
      {canPurge && (
        <Button
          margin={false}
          buttonStyle="none"
          size="small"
          disabled={isBusy}
          onClick={() => setAsking(true)}
          aria-label={`${text('purge')}: ${subject}`}
        >
          {text('purge')}
        </Button>
      )}
      {isAsking &&
        createPortal(<PurgeDialog subject={subject} onClose={() => setAsking(false)} onConfirm={purge} />, document.body)}
    </div>
  );
}
