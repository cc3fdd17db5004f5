'use client';

import { useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { limits } from '../../../src/platform/payload/limits.ts';
import { SourceChange } from './source-change.tsx';
import { translateLabels as labels } from './translate-labels.ts';
import { stateLabels } from './translations-labels.ts';
import { useVariantNames } from './use-variant-names.ts';

type Props = { product: number; locale: LocaleCode; source: LocaleCode };

/** Renders the names of a product's variants beside their sources. They have their own button, because variants have no drafts. */
export function VariantNames({ product, locale, source }: Props) {
  const { i18n } = useTranslation();
  const { variants, typed, type, save, accept } = useVariantNames({ product, locale, source });
  if (variants.length === 0) return null;
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const isOpen = Object.keys(typed).length > 0;
  return (
    <section aria-label={text('variants')} className="plantsoen-variant-names">
      <h3>{text('variants')}</h3>
      <p className="plantsoen-task-note">{text('variantsNote')}</p>
      {variants.map((variant) => {
        const name = typed[variant.id] ?? variant.name;
        const state = name.trim() === '' ? 'missing' : variant.isOutdated && !(variant.id in typed) ? 'outdated' : undefined;
        const field = `variant-name-${variant.id}`;
        return (
          <div key={variant.id} className="plantsoen-translated" data-state={state}>
            <div className="plantsoen-source">
              <label htmlFor={field}>
                {variant.sku}
                <span className="plantsoen-unseen">: {text('name')}</span>
                {state && (
                  <span className="plantsoen-language" data-state={state}>
                    {labelFor({ i18n }, stateLabels[state])}
                  </span>
                )}
              </label>
              {state === 'outdated' && <SourceChange was={variant.was} words={variant.source} i18n={i18n} locale={source} />}
              <p lang={source}>{variant.source || text('empty')}</p>
              {state === 'outdated' && (
                <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => accept(variant.id)}>
                  {text('accept')}
                  <span className="plantsoen-unseen">: {variant.sku}</span>
                </button>
              )}
            </div>
            <div className="field-type text" data-translated-field={`variants.${variant.id}`}>
              <input
                id={field}
                type="text"
                lang={locale}
                value={name}
                maxLength={limits.title}
                onChange={({ target }) => type(variant.id, target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  void save();
                }}
              />
            </div>
          </div>
        );
      })}
      <div className="plantsoen-source-actions">
        <button type="button" className="btn btn--style-secondary btn--size-small" disabled={!isOpen} onClick={save}>
          {text('saveNames')}
        </button>
        <span role="status" className="plantsoen-task-note">
          {isOpen && text('namesOpen')}
        </span>
      </div>
    </section>
  );
}
