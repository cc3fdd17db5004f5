'use client';

import { RenderFields, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { ClientField, FormState, SanitizedFieldsPermissions } from 'payload';
import { fieldLabelFor, labelFor } from '../../../src/platform/payload/label.ts';
import type { RichText } from '../../../src/platform/rich-text/rich-text.ts';
import { richTextWords } from '../../../src/platform/rich-text/rich-text-words.ts';
import type { SourceField } from '../../../src/translations/source-texts.ts';
import { SourceChange } from './source-change.tsx';
import { SourceParts } from './source-parts.tsx';
import { translateLabels as labels } from './translate-labels.ts';
import { findField } from './translation-context.ts';
import { stateLabels } from './translations-labels.ts';
import { useCopySource } from './use-copy-source.ts';

type Props = {
  source: SourceField;
  sourceLocale: LocaleCode;
  fields: readonly ClientField[];
  accept: (keys: readonly string[]) => void;
};

/** Renders a text: at the left its source, at the right Payload's field of the translation. */
export function TranslatedFieldRow({ source, sourceLocale, fields, accept }: Props) {
  const { i18n } = useTranslation();
  const { docPermissions } = useDocumentInfo();
  const { path, key, names, place, parts, isOutdated, was, words } = source;
  const field = findField(fields, names);
  const isWritten = useFormFields(([state]) => field !== undefined && hasText(state, path, field));
  const copy = useCopySource();
  if (!field || !('name' in field)) return null;
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const label = ('label' in field && fieldLabelFor({ i18n }, field.label)) || field.name;
  const isList = field.type === 'blocks' || field.type === 'array';
  const isMissing = parts.length > 0 && !isWritten;
  const state = isMissing ? 'missing' : isOutdated ? 'outdated' : undefined;
  return (
    <section className="plantsoen-translated" data-state={state} aria-label={[place, label].filter(Boolean).join(' › ')}>
      <div className="plantsoen-source">
        <h3>
          {place && <span className="plantsoen-task-note">{place} › </span>}
          {label}
          {state && (
            <span className="plantsoen-language" data-state={state}>
              {labelFor({ i18n }, stateLabels[state])}
            </span>
          )}
        </h3>
        {isOutdated && words !== undefined && <SourceChange was={was ?? ''} words={words} i18n={i18n} locale={sourceLocale} />}
        {parts.length > 0 ? (
          <div className="plantsoen-source-text" lang={sourceLocale}>
            <SourceParts parts={parts} />
          </div>
        ) : (
          <p className="plantsoen-task-note">{text('empty')}</p>
        )}
        <div className="plantsoen-source-actions">
          {parts.length > 0 && (
            <button
              type="button"
              className="btn btn--style-secondary btn--size-small"
              onClick={() => (!isWritten || window.confirm(text('confirmCopy'))) && copy(source, field.type)}
            >
              {text(isList ? 'copyRows' : 'copy')}
              <span className="plantsoen-unseen">: {label}</span>
            </button>
          )}
          {isOutdated && (
            <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => accept([key])}>
              {text('accept')}
              <span className="plantsoen-unseen">: {label}</span>
            </button>
          )}
        </div>
      </div>
      <div data-translated-field={path}>
        <RenderFields
          fields={[{ ...field, admin: { ...field.admin, width: undefined } } as ClientField]}
          forceRender
          margins={false}
          parentIndexPath=""
          parentPath={source.parentPath}
          parentSchemaPath={source.parentSchemaPath}
          permissions={permissionsAt(docPermissions?.fields, names)}
        />
      </div>
    </section>
  );
}

/** Whether a field of the form has a text; a group, if any text within it has one. */
function hasText(state: FormState, path: string, field: ClientField): boolean {
  if (field.type === 'group' || field.type === 'row' || field.type === 'collapsible') {
    const pathOf = (inner: ClientField) => ('name' in inner && inner.name ? `${path}.${inner.name}` : path);
    return field.fields.some((inner) => hasText(state, pathOf(inner), inner));
  }
  if (field.type === 'select' || field.type === 'radio') return false;
  const { rows, value } = state[path] ?? {};
  return rows ? rows.length > 0 : isFilled(value);
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return true;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object' || value === null) return false;
  if (!('root' in value)) return true;
  const { headings, text } = richTextWords(value as RichText);
  return headings.length > 0 || text !== '';
}

type Permission = { fields?: SanitizedFieldsPermissions; blocks?: SanitizedFieldsPermissions } | true | undefined;

/** Returns the permissions of a field and those beside it. */
function permissionsAt(
  permissions: SanitizedFieldsPermissions | undefined,
  names: readonly string[],
): SanitizedFieldsPermissions {
  let current = permissions ?? {};
  for (const name of names.slice(0, -1)) {
    if (current === true) break;
    const permission = (current as Record<string, Permission>)[name];
    current = permission === true ? true : (permission?.fields ?? permission?.blocks ?? {});
  }
  return current;
}
