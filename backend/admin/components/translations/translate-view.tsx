'use client';

import { ConfigProvider, DefaultEditView, useAuth, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { defaultLocale, isLocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import type { ClientConfig, ClientField, DocumentViewClientProps } from 'payload';
import { type ReactNode, useMemo } from 'react';
import { type AdminUser, writesIn } from '../../../src/platform/access/roles.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { translateLabels as labels } from './translate-labels.ts';
import { TranslationContext } from './translation-context.ts';

/**
 * Renders the tab with source and translation side by side (EDT-09). The form is Payload's own, so that access, validation,
 * drafts, publication and conflicts work as on the main tab. Only its fields are replaced by `TranslationForm`.
 */
export function TranslateView(slots: DocumentViewClientProps) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const { config } = useConfig();
  const kind = collectionSlug ?? globalSlug ?? '';
  const fields = [...config.collections, ...config.globals].find(({ slug }) => slug === kind)?.fields;
  const reduced = useMemo(() => withFormOnly(config, kind), [config, kind]);
  if (!fields) return null;
  const asker = user as AdminUser | null;
  if (!isLocaleCode(code) || code === defaultLocale || !writesIn(asker, code)) {
    const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
    const own = localeCodes.filter((locale) => locale !== defaultLocale && writesIn(asker, locale));
    const reason = own.length === 0 ? labels.readOnlyRole : code === defaultLocale ? labels.choose : labels.readOnly;
    return (
      <div className="plantsoen-translate gutter--left gutter--right">
        <p>{labelFor({ i18n }, reason)}</p>
        <nav className="plantsoen-links" aria-label={labelFor({ i18n }, reason)}>
          {own.map((locale) => (
            <a key={locale} href={`?locale=${locale}`}>
              {languages.of(locale)}
            </a>
          ))}
        </nav>
      </div>
    );
  }
  const translation = { kind, id: Number(id ?? 0), locale: code, fields };
  return (
    <div className="plantsoen-translate">
      <TranslationContext value={translation}>
        <ConfigProvider config={reduced}>
          <DefaultEditView {...slots} Upload={<UploadedPicture />} />
        </ConfigProvider>
      </TranslationContext>
    </div>
  );
}

/** Returns the configuration with the translation form as the only field of a collection or global. */
function withFormOnly(config: ClientConfig, kind: string): ClientConfig {
  const reduce = <Entity extends { slug: string; fields: ClientField[] }>(entity: Entity): Entity =>
    entity.slug === kind ? { ...entity, fields: entity.fields.filter(isTranslationForm).map(localized) } : entity;
  return { ...config, collections: config.collections.map(reduce), globals: config.globals.map(reduce) };
}

const isTranslationForm = (field: ClientField) => field.type === 'ui' && field.name === 'translationForm';

/** Marks a field as localized. Without such a field, Payload's button publishes all languages, which the API refuses. */
const localized = (field: ClientField) => ({ ...field, localized: true }) as ClientField;

type Uploaded = { url?: string; thumbnailURL?: string | null; filename?: string; mimeType?: string };

/** Renders the picture that the texts describe, in place of the field for its file. */
function UploadedPicture(): ReactNode {
  const { data } = useDocumentInfo();
  const { url, thumbnailURL, filename = '', mimeType } = (data ?? {}) as Uploaded;
  if (!mimeType?.startsWith('image/')) return <p>{filename}</p>;
  return <img className="plantsoen-translated-picture" src={thumbnailURL ?? url} alt={filename} />;
}
