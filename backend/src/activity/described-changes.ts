import { getTranslation } from '@payloadcms/translations';
import type { FlattenedField, PayloadRequest } from 'payload';
import { formatDate, formatIfDay } from '../platform/format-date.ts';
import { formatAmount, formatNumber } from '../platform/format-number.ts';
import { type Label, labelFor } from '../platform/payload/label.ts';
import { keyOfRelated, type Related, relatedOf, relatedTitles } from '../references/related-titles.ts';
import type { FieldChange, ShownValue, Step } from './changed-fields.ts';

/** Change in the words of the reader: the place, such as "Blocks 4, Quote › Text", and both values. */
export type DescribedChange = { place: string; change: FieldChange['change']; before: string; after: string };

type Request = Pick<PayloadRequest, 'payload' | 'i18n'>;
/** Field of a step, with its label and the label of the row's block. */
type Place = { field: FlattenedField | undefined; words: string[] };

const yes: Label = { nl: 'ja', en: 'yes', de: 'ja' };
const no: Label = { nl: 'nee', en: 'no', de: 'nein' };

/** Describes the changes of a document of a collection, or of a global, in the language of the reader. */
export async function describeChanges(req: Request, kind: string, changes: readonly FieldChange[]): Promise<DescribedChange[]> {
  const { collections, globals } = req.payload.config;
  const fields = [...collections, ...globals].find(({ slug }) => slug === kind)?.flattenedFields ?? [];
  const located = changes.map((change) => ({ ...change, ...placeOf(req, fields, change.steps) }));
  const titles = await relatedTitles(
    req,
    located.flatMap(({ field, before, after }) => [...idsIn(field, before), ...idsIn(field, after)]),
  );
  return located.map(({ words, field, change, before, after }) => ({
    place: words.join(' › '),
    change,
    before: formatValue(req, titles, field, before),
    after: formatValue(req, titles, field, after),
  }));
}

/** Follows the steps through the configuration. A field that no longer exists keeps its name. */
function placeOf({ i18n }: Request, fields: readonly FlattenedField[], steps: readonly Step[]): Place {
  const place: Place = { field: undefined, words: [] };
  const translated = (label: unknown, name: string) => (label ? getTranslation(label as string, i18n) : name);
  let level = fields;
  for (const { name, row, block } of steps) {
    const field = level.find((one) => one.name === name);
    const blockConfig = field?.type === 'blocks' ? field.blocks.find(({ slug }) => slug === block) : undefined;
    const words = translated(row === undefined ? field?.label : rowLabel(field), name);
    const numbered = row === undefined ? words : `${words} ${row}`;
    place.words.push(block ? `${numbered}, ${translated(blockConfig?.labels?.singular, block)}` : numbered);
    place.field = field;
    level = blockConfig?.flattenedFields ?? (field && 'flattenedFields' in field ? field.flattenedFields : []);
  }
  return place;
}

const rowLabel = (field: FlattenedField | undefined) =>
  (field?.type === 'array' || field?.type === 'blocks' ? field.labels?.singular : undefined) ?? field?.label;

/** Returns the documents that a value of a relation refers to. */
function idsIn(field: FlattenedField | undefined, value: ShownValue | undefined): Related[] {
  if (field?.type !== 'relationship' && field?.type !== 'upload') return [];
  return [value].flat().flatMap((item) => relatedOf(field, item) ?? []);
}

function formatValue(
  req: Request,
  titles: ReadonlyMap<string, string>,
  field: FlattenedField | undefined,
  value: ShownValue | undefined,
): string {
  if (value === undefined) return '';
  if (typeof value === 'object') return value.map((item) => formatValue(req, titles, field, item)).join(', ');
  if (typeof value === 'boolean') return labelFor(req, value ? yes : no);
  if (field?.type === 'relationship' || field?.type === 'upload') {
    const related = relatedOf(field, value);
    return (related && titles.get(keyOfRelated(related))) ?? `#${value}`;
  }
  if (typeof value === 'number') return (isAmount(field) ? formatAmount : formatNumber)(value, req.i18n.language);
  if (field?.type === 'select' || field?.type === 'radio') return optionLabel(req, field.options, value);
  if (field?.type === 'date') return formatDate(req.i18n.language, new Date(value));
  return formatIfDay(req.i18n.language, value);
}

/** Whether a field holds an amount of money; the name of such a field ends with its unit. */
const isAmount = (field: FlattenedField | undefined) => field?.name.endsWith('Eur') === true;

function optionLabel({ i18n }: Request, options: Extract<FlattenedField, { type: 'select' }>['options'], value: string): string {
  const option = options.find((one) => typeof one === 'object' && one.value === value);
  return typeof option === 'object' ? getTranslation(option.label as string, i18n) : value;
}
