'use client';

import { toast, useTranslation } from '@payloadcms/ui';
import { defaultLocale, isLocaleCode, type LocaleCode, locales } from '@plantsoen/contract/locales.ts';
import { type KeyboardEvent, use, useRef, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { moveFocus } from './move-focus.ts';
import { translateLabels as labels } from './translate-labels.ts';
import { TranslatedFieldRow } from './translated-field-row.tsx';
import { type Translation, TranslationContext } from './translation-context.ts';
import { useSourceFields } from './use-source-fields.ts';
import { VariantNames } from './variant-names.tsx';

/** Renders the texts of a document beside their sources on the tab of its translation, and nothing on other tabs. */
export function TranslationForm() {
  const translation = use(TranslationContext);
  return translation ? <SideBySide key={translation.locale} {...translation} /> : null;
}

function SideBySide({ kind, id, locale, fields }: Translation) {
  const { i18n } = useTranslation();
  const [source, setSource] = useState<LocaleCode>(defaultLocale);
  const { sources, hasFailed, reload } = useSourceFields({ kind, id, locale, source });
  const next = useRef<HTMLAnchorElement>(null);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const outdated = sources?.filter(({ isOutdated }) => isOutdated) ?? [];

  async function accept(keys: readonly string[]) {
    const response = await fetch('/api/translations/accept', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, id, locale, keys }),
    }).catch(() => undefined);
    if (!response?.ok) toast.error(text('acceptFailed'));
    else toast.success(text('accepted'));
    reload();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isHandled = step !== 0 ? moveFocus(event.currentTarget, step) : event.code === 'KeyN';
    if (!isHandled) return;
    event.preventDefault();
    if (step === 0) next.current?.click();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the fields within, which are named in the text
    <div className="plantsoen-translation" onKeyDown={onKeyDown}>
      <h2 className="plantsoen-unseen">{text('title')}</h2>
      <div className="plantsoen-translation-tools">
        <label>
          {text('source')}
          <select value={source} onChange={({ target }) => isLocaleCode(target.value) && setSource(target.value)}>
            {locales
              .filter(({ code }) => code !== locale)
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </select>
        </label>
        {outdated.length > 0 && (
          <button
            type="button"
            className="btn btn--style-secondary btn--size-small"
            onClick={() => accept(outdated.map(({ key }) => key))}
          >
            {text('acceptAll')} ({outdated.length})
          </button>
        )}
        <a ref={next} href={`/api/translations/next?${new URLSearchParams({ kind, id: String(id), locale })}`}>
          {text('nextEntry')}
        </a>
        <a href={`/admin/translations?language=${locale}`}>{text('overview')}</a>
        <span className="plantsoen-task-note">{text('keys')}</span>
      </div>
      {hasFailed && (
        <p role="alert">
          {text('failed')}{' '}
          <button type="button" className="btn btn--style-secondary btn--size-small" onClick={reload}>
            {text('retry')}
          </button>
        </p>
      )}
      {!sources && !hasFailed && <p role="status">{text('loading')}</p>}
      {sources?.map((field) => (
        <TranslatedFieldRow key={field.key} source={field} sourceLocale={source} fields={fields} accept={accept} />
      ))}
      {kind === 'products' && <VariantNames product={id} locale={locale} source={source} />}
    </div>
  );
}
