'use client';

import { toast, useDocumentInfo, useEditDepth, useForm, useFormModified, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Label, labelFor } from '../../src/platform/payload/label.ts';
import type { LanguageResult } from '../../src/platform/publication/publish-languages.ts';
import { Dialog } from './dialog.tsx';

const labels = {
  title: { nl: 'In alle talen publiceren', en: 'Publish in all languages', de: 'In allen Sprachen veröffentlichen' },
  published: { nl: 'Gepubliceerd', en: 'Published', de: 'Veröffentlicht' },
  unchanged: {
    nl: 'Stond al online, zonder nieuwer concept',
    en: 'Already published, with no newer draft',
    de: 'Bereits online, ohne neueren Entwurf',
  },
  refused: { nl: 'Niet gepubliceerd', en: 'Not published', de: 'Nicht veröffentlicht' },
  saveFirst: {
    nl: 'Bewaar het item eerst als concept. Daarna kunt u het in alle talen publiceren.',
    en: 'Save the entry as a draft first. Then you can publish it in all languages.',
    de: 'Speichern Sie den Inhalt zuerst als Entwurf. Danach können Sie ihn in allen Sprachen veröffentlichen.',
  },
  busy: { nl: 'Bezig met publiceren…', en: 'Publishing…', de: 'Wird veröffentlicht …' },
  failed: {
    nl: 'Dat is niet gelukt. Controleer uw verbinding en probeer het opnieuw.',
    en: 'This did not work. Check your connection and try again.',
    de: 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
} as const satisfies Record<string, Label>;

/**
 * Publishes an entry in all languages when the menu of the publish button asks for it (`payload-texts.cjs`), and shows the result of each.
 * Typed text is saved as a draft first.
 */
export function PublishLanguages() {
  const { id, collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const { submit } = useForm();
  const isModified = useFormModified();
  const depth = useEditDepth();
  const [results, setResults] = useState<LanguageResult[]>();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const address = `/api/${collectionSlug}/${id}`;

  async function saveDraft(): Promise<boolean> {
    const action = `${address}?depth=0&draft=true&fallback-locale=null&locale=${code}`;
    const saved = await submit({ action, method: 'PATCH', overrides: { _status: 'draft' }, skipValidation: true });
    return saved?.res.ok === true;
  }

  async function publish() {
    if (!id) return toast.info(text('saveFirst'));
    if (isModified && !(await saveDraft())) return;
    const waiting = toast.loading(text('busy'));
    const headers = { 'Accept-Language': i18n.language };
    const response = await fetch(`${address}/publish-languages`, { method: 'POST', headers }).catch(() => undefined);
    toast.dismiss(waiting);
    if (!response?.ok) return toast.error(text('failed'));
    setResults(((await response.json()) as { languages: LanguageResult[] }).languages);
  }

  useEffect(() => {
    if (depth > 1) return;
    window.addEventListener('plantsoen-publish-all', publish);
    return () => window.removeEventListener('plantsoen-publish-all', publish);
  });

  if (!results) return null;
  const nameOf = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return createPortal(
    // The form loads the published entry again.
    <Dialog title={text('title')} onClose={() => window.location.reload()}>
      <dl className="plantsoen-results">
        {results.map(({ locale, state, reasons }) => (
          <div key={locale}>
            <dt>{nameOf.of(locale)}</dt>
            <dd>
              {text(state)}
              {reasons.length > 0 && (
                <ul>
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>,
    document.body,
  );
}
