import { getTranslation } from '@payloadcms/translations';
import { defaultLocale, type LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Field, PayloadRequest, Tab } from 'payload';
import { fieldIsHiddenOrDisabled } from 'payload/shared';
import { requestReads } from '../platform/database/request-sql.ts';
import { lexicalToHtml } from '../platform/rich-text/lexical-to-html.ts';
import type { RichText } from '../platform/rich-text/rich-text.ts';
import { keyOfRelated, relatedOf, relatedTitles } from '../references/related-titles.ts';
import { blockOf, wordsOf } from './text-words.ts';
import { rowsOf, type TextPlace, type TranslatedText, translatedTexts, type Values } from './translated-texts.ts';
import { globalId } from './translation-href.ts';
import type { StoredTexts } from './translation-states.ts';

/** Part of a source text: a paragraph of plain text, sanitised HTML, or the name of a row with the texts below it. */
export type SourcePart = { label?: string; text?: string; html?: string; parts?: SourcePart[] };

/** Source of a translation, beside which the field of the form is shown (EDT-09). */
export type SourceField = {
  key: string;
  path: string;
  parentPath: string;
  parentSchemaPath: string;
  /** Names of fields and blocks that lead to the field in the configuration, without rows. */
  names: readonly string[];
  /** Groups and rows around the field, in the language of the user. */
  place: string;
  parts: readonly SourcePart[];
  /** Value to copy; rows without their ids. */
  value: unknown;
  /** Whether the source changed after the translation, and its words before. */
  isOutdated: boolean;
  was?: string;
  /** Words of the source now, if it is outdated. */
  words?: string;
};

export type SourceRequest = { kind: string; id: number; locale: LocaleCode; source: LocaleCode };

/** Reads the localised texts of a document in the source language, as its latest draft. Returns undefined if the user may not read it. */
export async function sourceFields(
  req: PayloadRequest,
  { kind, id, locale, source }: SourceRequest,
): Promise<SourceField[] | undefined> {
  const { collections, globals } = req.payload.config;
  const entity = [...collections, ...globals].find(({ slug }) => slug === kind);
  const values = await readSource(req, { kind, id, source });
  if (!entity || !values) return undefined;
  const [stored] = await (await requestReads(req)).query<StoredTexts>(
    'select source, texts from translation_state where kind = $1 and document_id = $2',
    [kind, id],
  );
  const fields: SourceField[] = [];
  for (const text of translatedTexts(entity.fields, values, kind)) {
    const { key, field, value } = text;
    const compared = stored?.texts[locale]?.[key];
    const present = stored?.source[key];
    const isOutdated = Boolean(source === defaultLocale && compared && present && compared.source !== present.hash);
    const hasWords = wordsOf(field, value) !== '';
    fields.push({
      ...pathsOf(text),
      place: placeOf(req, text.places),
      parts: !hasWords ? [] : isWords(field) ? partsOf(req, field, value) : [{ text: await namesIn(req, field, value) }],
      value: hasWords ? withoutRowIds(value) : undefined,
      isOutdated,
      ...(isOutdated && isWords(field) && { was: withoutIds(compared?.was ?? ''), words: withoutIds(present?.words ?? '') }),
    });
  }
  return fields;
}

async function readSource(req: PayloadRequest, { kind, id, source }: Omit<SourceRequest, 'locale'>): Promise<Values | undefined> {
  const access = { overrideAccess: false, user: req.user, depth: 0, locale: source, fallbackLocale: false } as const;
  if (id === globalId) return (await req.payload.findGlobal({ slug: kind as never, ...access })) as Values;
  const found = await req.payload.findByID({ collection: kind as never, id, draft: true, disableErrors: true, ...access });
  return (found as Values | null) ?? undefined;
}

function pathsOf({ key, path, parentPath, parentSchemaPath, field }: TranslatedText) {
  const names = [...parentSchemaPath.split('.').slice(1), field.name].filter((name) => !name.startsWith('_index-'));
  return { key, path, parentPath, parentSchemaPath, names };
}

/** Whether a field is the id that Payload adds to rows, or the name of a block, which no visitor sees. */
const isRowId = (field: Field) => 'name' in field && (field.name === 'id' || field.name === 'blockName');

/** Returns words without the ids of rows, which are stored with them. */
const withoutIds = (words: string) => words.replace(/(?: · )?\b[0-9a-f]{24}\b/g, '');

/** Relations are compared by number, which tells a translator nothing. */
const isWords = ({ type }: Field) => type !== 'upload' && type !== 'relationship';

function placeOf(req: PayloadRequest, places: readonly TextPlace[]): string {
  return places
    .map(({ label, row }) => [labelText(req, label), row].filter(Boolean).join(' '))
    .filter(Boolean)
    .join(' › ');
}

/** Returns a label in the language of the user; an empty string for the labels of Payload that are functions. */
function labelText({ i18n }: PayloadRequest, label: unknown): string {
  return typeof label === 'string' || (typeof label === 'object' && label !== null) ? getTranslation(label as string, i18n) : '';
}

/** Returns the titles of the documents that a relation or upload refers to. */
async function namesIn(req: PayloadRequest, field: Field, value: unknown): Promise<string> {
  if (field.type !== 'upload' && field.type !== 'relationship') return '';
  const related = [value].flat().flatMap((one: unknown) => {
    const { relationTo, value: id } = (typeof one === 'object' && one !== null ? one : { value: one }) as Values;
    return relatedOf(field as never, relationTo ? `${relationTo}/${id}` : id) ?? [];
  });
  const titles = await relatedTitles(req, related);
  return related.map((one) => titles.get(keyOfRelated(one)) ?? `#${one.id}`).join(', ');
}

function partsOf(req: PayloadRequest, field: Field | Tab, value: unknown): SourcePart[] {
  if (value === null || value === undefined || value === '') return [];
  if ('tabs' in field)
    return field.tabs.flatMap((tab) => partsOf(req, tab, 'name' in tab && tab.name ? (value as Values)[tab.name] : value));
  if (!('type' in field)) return fieldsParts(req, field.fields, value as Values);
  switch (field.type) {
    case 'richText':
      return [
        {
          html: lexicalToHtml(value as RichText, { linkHref: ({ relationTo, id }) => `/admin/collections/${relationTo}/${id}` }),
        },
      ];
    case 'array':
      return rowsOf(value).map((row, index) => ({
        label: `${labelText(req, field.labels?.singular ?? field.label)} ${index + 1}`,
        parts: fieldsParts(req, field.fields, row),
      }));
    case 'blocks':
      return rowsOf(value).map((row, index) => {
        const block = blockOf(field.blocks, row);
        const name = labelText(req, block?.labels?.singular) || String(row.blockType);
        return { label: `${index + 1} ${name}`, parts: block ? fieldsParts(req, block.fields, row) : [] };
      });
    case 'group':
    case 'row':
    case 'collapsible':
      return fieldsParts(req, field.fields, value as Values);
    case 'text':
    case 'textarea':
    case 'code':
    case 'email':
      return [value].flat().map((text) => ({ text: String(text) }));
    default:
      return [];
  }
}

function fieldsParts(req: PayloadRequest, fields: readonly Field[], values: Values): SourcePart[] {
  return fields.flatMap((field): SourcePart[] => {
    if (!isWords(field) || fieldIsHiddenOrDisabled(field) || isRowId(field)) return [];
    const isNamed = 'name' in field && Boolean(field.name);
    const parts = partsOf(req, field, isNamed && 'name' in field ? values[String(field.name)] : values);
    const label = 'label' in field ? labelText(req, field.label) : '';
    return parts.length > 0 && isNamed && label ? [{ label, parts }] : parts;
  });
}

/** Returns a value without the ids of rows. A row of a localised list belongs to one language, so that a copy needs a new id. */
function withoutRowIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRowIds);
  const isRichText = typeof value === 'object' && value !== null && 'root' in value;
  if (typeof value !== 'object' || value === null || isRichText) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutRowIds(inner)]));
}
