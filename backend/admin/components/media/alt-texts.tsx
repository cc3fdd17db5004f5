'use client';

import { useDocumentEvents, useDocumentInfo, useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { localeCodes } from '@plantsoen/contract/locales.ts';
import { useEffect, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { LanguageMark } from '../language-mark.tsx';
import { mediaLabels as labels } from './media-labels.ts';

type Texts = Partial<Record<string, string | null>>;

/** Renders the alternative text in each language, the one of the form as it is typed, and marks missing ones (EDT-06). */
export function AltTexts() {
  const { i18n } = useTranslation();
  const { id, collectionSlug } = useDocumentInfo();
  const { mostRecentUpdate } = useDocumentEvents();
  const { code } = useLocale();
  const typed = useFormFields(([fields]) => fields.alt?.value);
  const isDecorative = useFormFields(([fields]) => fields.decorative?.value === true);
  const [stored, setStored] = useState<Texts>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of the other languages change with each save.
  useEffect(() => {
    if (!id || !collectionSlug) return;
    const controller = new AbortController();
    fetch(`/api/${collectionSlug}/${id}?depth=0&locale=all&select[alt]=true`, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : {}))
      .then(({ alt }: { alt?: Texts }) => setStored(alt ?? {}))
      .catch(() => {});
    return () => controller.abort();
  }, [id, collectionSlug, mostRecentUpdate]);

  if (!id || isDecorative) return null;
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  return (
    <section className="plantsoen-alt-texts">
      <h3>{text('altTexts')}</h3>
      <ul>
        {localeCodes.map((locale) => {
          const alt = locale === code ? String(typed ?? '') : (stored[locale] ?? '');
          return (
            <li key={locale}>
              <LanguageMark locale={locale} state={alt ? 'live' : 'missing'} text={text(alt ? 'described' : 'missing')} />
              {alt || (
                <a href={`/admin/collections/${collectionSlug}/${id}?locale=${locale}`} className="plantsoen-gone">
                  {text('noText')}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
