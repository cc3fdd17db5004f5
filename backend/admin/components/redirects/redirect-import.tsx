'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import type { ImportReport } from '../../../src/redirects/import-redirects.ts';

/** Texts of the import of redirects. */
const labels = {
  title: { nl: 'Importeren uit CSV', en: 'Import from CSV', de: 'Aus CSV importieren' },
  form: {
    nl: 'Per regel: website; oud adres; nieuw adres; soort (301, 302 of 410). Bijvoorbeeld: nl;/oude-pagina/;/contact/;301',
    en: 'Per line: website; old address; new address; kind (301, 302 or 410). For example: nl;/oude-pagina/;/contact/;301',
    de: 'Je Zeile: Website; alte Adresse; neue Adresse; Art (301, 302 oder 410). Zum Beispiel: nl;/oude-pagina/;/contact/;301',
  },
  file: { nl: 'CSV-bestand', en: 'CSV file', de: 'CSV-Datei' },
  send: { nl: 'Importeren', en: 'Import', de: 'Importieren' },
  created: { nl: 'Nieuw', en: 'New', de: 'Neu' },
  updated: { nl: 'Gewijzigd', en: 'Changed', de: 'Geändert' },
  refused: { nl: 'Geweigerd', en: 'Refused', de: 'Abgelehnt' },
  line: { nl: 'Regel', en: 'Line', de: 'Zeile' },
  failed: { nl: 'Het bestand is niet aangekomen', en: 'The file could not be uploaded', de: 'Die Datei ist nicht angekommen' },
} as const satisfies Record<string, Label>;

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
