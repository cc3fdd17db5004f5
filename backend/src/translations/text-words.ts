import type { Block, Field, Tab } from 'payload';
import type { RichText } from '../platform/rich-text/rich-text.ts';
import { richTextWords } from '../platform/rich-text/rich-text-words.ts';
import { rowsOf, type TranslatedField, type Values } from './translated-texts.ts';

/** First character of the line of a block, so that a list of blocks without words is not empty. */
export const blockMark = '▪';

/**
 * Returns the words of a localised text in one language, one line per row of a list; an empty string without any. Formatting, switches
 * and numbers do not count. The words of a file are its number, so that another file is another text.
 */
export function wordsOf(field: TranslatedField, value: unknown): string {
  const isRelation = field.type === 'upload' || field.type === 'relationship';
  return isRelation ? relationWords(value) : textWords(field, value);
}

function textWords(field: Field | Tab, value: unknown): string {
  if (value === null || value === undefined) return '';
  if ('tabs' in field) return fieldsWords(field.tabs, value as Values);
  if (!('type' in field)) return fieldsWords(field.fields, value as Values);
  switch (field.type) {
    case 'richText': {
      const { headings, text } = richTextWords(value as RichText);
      return [...headings, text].filter(Boolean).join(' ');
    }
    case 'array':
      return rowsOf(value)
        .map((row) => fieldsWords(field.fields, row))
        .filter(Boolean)
        .join('\n');
    case 'blocks':
      return rowsOf(value)
        .map((row) => `${blockMark} ${fieldsWords(blockOf(field.blocks, row)?.fields ?? [], row)}`.trim())
        .join('\n');
    case 'group':
    case 'row':
    case 'collapsible':
      return fieldsWords(field.fields, value as Values);
    case 'text':
    case 'textarea':
    case 'code':
    case 'email':
      return [value].flat().join('\n').trim();
    default:
      return '';
  }
}

/** Joins the words of fields. Fields and tabs without a name share the values of their parent. */
function fieldsWords(fields: readonly (Field | Tab)[], values: Values): string {
  if (typeof values !== 'object' || values === null) return '';
  return fields
    .map((field) => textWords(field, 'name' in field && field.name ? values[field.name] : values))
    .filter(Boolean)
    .join(' · ');
}

export const blockOf = (blocks: readonly Block[], { blockType }: Values): Block | undefined =>
  blocks.find(({ slug }) => slug === blockType);

function relationWords(value: unknown): string {
  return [value]
    .flat()
    .map((one) => (typeof one === 'object' && one !== null ? ((one as Values).value ?? (one as Values).id) : one))
    .filter((id) => id !== null && id !== undefined)
    .map((id) => `#${id}`)
    .join(' ');
}
