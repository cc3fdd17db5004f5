'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { importLabels as labels, refusalLabels } from './import-labels.ts';
import { requestImport } from './import-request.ts';

/** Maximum size of a file, as the server has it. */
const maxBytes = 20_000_000;

/** Renders the form that uploads a file and opens its dry run. */
export function ImportUpload() {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    if (!(file instanceof File)) return;
    if (file.size > maxBytes) return setProblem(labelFor({ i18n }, refusalLabels.tooBig));
    setBusy(true);
    setProblem(undefined);
    const headers = { 'content-type': 'application/octet-stream' };
    const outcome = await requestImport(i18n, `?name=${encodeURIComponent(file.name)}`, { headers, body: file });
    if ('id' in outcome) return router.push(`/admin/imports?id=${outcome.id}`);
    setBusy(false);
    setProblem(outcome.problem);
  }
  return (
    <form className="plantsoen-import-upload" onSubmit={send}>
      <label>
        {text('file')}
        <input type="file" name="file" accept=".xlsx,.csv,text/csv" required />
      </label>
      <Button type="submit" margin={false} disabled={isBusy}>
        {text('upload')}
      </Button>
      <div role="alert" className="plantsoen-gone">
        {problem}
      </div>
    </form>
  );
}
