'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { ImportReport } from '../../../src/redirects/import-redirects.ts';
import { redirectImportLabels as labels } from './redirect-import-labels.ts';

type Outcome = ImportReport | { message: string };

/** Renders the upload of a CSV file of redirects above their list, with the refused lines below it. */
export function RedirectImport() {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    if (!(file instanceof File) || file.size === 0) return;
    setBusy(true);
    const body = await file.text();
    const answer = await fetch('/api/redirects/import', { method: 'POST', headers: { 'content-type': 'text/csv' }, body })
      .then((response) => response.json() as Promise<Outcome>)
      .catch(() => ({ message: text('failed') }));
    setOutcome(answer);
    setBusy(false);
    router.refresh();
  }

  return (
    <details className="plantsoen-import">
      <summary>{text('title')}</summary>
      <p>{text('form')}</p>
      <form onSubmit={send}>
        <input type="file" name="file" accept=".csv,text/csv" aria-label={text('file')} required />
        <Button type="submit" buttonStyle="secondary" size="small" disabled={isBusy}>
          {text('send')}
        </Button>
      </form>
      <div role="status">
        {outcome && 'message' in outcome && <p>{outcome.message}</p>}
        {outcome && 'refused' in outcome && (
          <>
            <p>
              {text('created')}: {outcome.created}. {text('updated')}: {outcome.updated}. {text('refused')}:{' '}
              {outcome.refused.length}.
            </p>
            <ul>
              {outcome.refused.map(({ line, reason }) => (
                <li key={line}>
                  {text('line')} {line}: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}
