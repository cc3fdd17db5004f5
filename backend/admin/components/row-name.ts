import type { RichText } from '../../src/platform/rich-text/rich-text.ts';
import { richTextWords } from '../../src/platform/rich-text/rich-text-words.ts';

/** A related document: its collection and id. */
export type Relation = { relationTo: string; value: number | string };

export type Row = Record<string, unknown>;

/** Fields that name a row, the most specific first. */
const nameFields = ['customText', 'title', 'titleField', 'label', 'name', 'handle', 'field', 'value'];

const textIn = (row: Row, name: string) => (typeof row[name] === 'string' ? row[name].trim() : '');

const ownName = (row: Row) => nameFields.map((name) => textIn(row, name)).find(Boolean) ?? '';

/** Returns the name of a row by its texts: those of its fields for a row of a form. '' without a text. */
export function rowName(row: Row): string {
  const fields = Array.isArray(row.fields) ? (row.fields as Row[]) : [row];
  return fields.map(ownName).filter(Boolean).join(' · ');
}

/** Maximum number of words that name a block without a title. */
const maxWords = 8;

/** Returns the name of a block: its title, otherwise the first words of its text. '' without a text. */
export function blockName(block: Row): string {
  const title = ownName(block);
  if (title) return title;
  const { headings, text } = richTextWords(isRichText(block.text) ? block.text : undefined);
  const words = (textIn(block, 'quote') || [...headings, text].join(' ')).split(/\s+/).filter(Boolean);
  return words.slice(0, maxWords).join(' ') + (words.length > maxWords ? ' …' : '');
}

const isRichText = (value: unknown): value is RichText => typeof value === 'object' && value !== null && 'root' in value;

/** Returns the document or address that a row without texts refers to. `relations` has the collection of each relation field. */
export function rowTarget(row: Row, relations: Readonly<Record<string, string>>): Relation | string | undefined {
  if (row.type === 'url') return textIn(row, 'url') || undefined;
  if (isRelation(row.entry)) return row.entry;
  for (const [name, relationTo] of Object.entries(relations)) {
    const value = Array.isArray(row[name]) ? row[name][0] : row[name];
    if (typeof value === 'number' || typeof value === 'string') return { relationTo, value };
  }
  return undefined;
}

function isRelation(value: unknown): value is Relation {
  return value !== null && typeof value === 'object' && 'relationTo' in value && 'value' in value;
}
