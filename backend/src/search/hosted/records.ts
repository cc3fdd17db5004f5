import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { SearchDocument, SearchHit, SearchKey } from '../search-engine.ts';
import { listedAttributes } from './listed-attributes.ts';
import { markedText, printableText } from './marked-text.ts';

/**
 * Maximum size of a record in bytes. The smallest limit of all plans is 10 kB
 * (https://www.algolia.com/doc/guides/scaling/algolia-service-limits).
 */
const maxRecord = 9800;
const maxValues = 60;

/**
 * Returns the name of a site's index. Each language has its own
 * (https://www.algolia.com/doc/guides/managing-results/optimize-search-results/handling-natural-languages-nlp).
 */
export function indexName(prefix: string, siteId: SiteId): string {
  return `${prefix}_${localeOfSite(siteId)}`;
}

/** Returns the id of a record within the index of its site. */
export function recordId({ collection, id }: SearchKey): string {
  return `${collection}-${id}`;
}

/** Returns a code with and without separators: the service reads several words in 'MNT-120', and one in 'MNT120'. */
function spellings(code: string): string[] {
  const compact = code.replace(/[^\p{L}\p{N}]+/gu, '');
  return compact === code ? [code] : [code, compact];
}

/**
 * Returns the records of a document for an index with lists. A product has one for each of its variants, if these differ in facts. All
 * records of an entry have the same words and the same `entry`, by which the service groups them.
 */
export function recordsOf(document: SearchDocument): Record<string, unknown>[] {
  const entry = recordId(document);
  const { listed } = document;
  if (!listed) return [recordOf(document, { entry })];
  return Array.from({ length: Math.max(listed.variants.length, 1) }, (_, place) =>
    recordOf(document, { entry, ...(place > 0 && { objectID: `${entry}-${place}` }), ...listedAttributes(listed, place) }),
  );
}

/**
 * Returns a document as a record with further attributes. If it is too large, the end of the text is omitted first, then facts, names
 * and codes.
 */
export function recordOf(document: SearchDocument, attributes: Record<string, unknown> = {}): Record<string, unknown> {
  const record = {
    objectID: recordId(document),
    collection: document.collection,
    id: document.id,
    kind: document.kind,
    title: printableText(document.title),
    uri: document.uri,
    categoryTitle: document.categoryTitle && printableText(document.categoryTitle),
    categoryUri: document.categoryUri,
    status: document.status,
    hideFromSearch: document.hideFromSearch,
    imageId: document.imageId,
    codes: document.codes
      .flatMap(spellings)
      .map(printableText)
      .slice(0, 2 * maxValues),
    names: document.names.map(printableText).slice(0, maxValues),
    facts: document.facts.map(printableText).slice(0, maxValues),
    text: printableText(document.text),
    position: document.position,
    ...attributes,
  };
  const isTooLarge = () => Buffer.byteLength(JSON.stringify(record)) > maxRecord;
  while (isTooLarge() && record.text !== '') record.text = firstPart(record.text);
  for (const list of [record.facts, record.names, record.codes]) while (isTooLarge() && list.length > 0) list.pop();
  return record;
}

const firstPart = (text: string) => (text.length < 20 ? '' : text.slice(0, Math.floor(text.length * 0.8)).replace(/\S*$/, ''));

/** Attributes that are read from a record for a hit. */
export const retrieved = [
  'collection',
  'id',
  'kind',
  'title',
  'uri',
  'categoryTitle',
  'categoryUri',
  'status',
  'hideFromSearch',
  'imageId',
];

type Shown = { value?: unknown; matchLevel?: unknown };
type RawHit = Partial<SearchHit['document']> & { _highlightResult?: { title?: Shown }; _snippetResult?: { text?: Shown } };

/** Converts a hit of the service. Returns `undefined` if it is not a valid record of this website. */
export function hitOf(raw: RawHit): SearchHit | undefined {
  const { collection, id, kind, title, uri, categoryTitle, categoryUri, imageId, status, hideFromSearch } = raw;
  if (typeof collection !== 'string' || typeof id !== 'number' || typeof title !== 'string' || typeof uri !== 'string') return;
  if (kind === undefined || status !== 'live' || hideFromSearch !== false) return;
  const shown = raw._highlightResult?.title;
  const heading = markedText(String(shown?.value ?? ''));
  const snippet = raw._snippetResult?.text;
  const excerpt = markedText(String(snippet?.value ?? ''));
  const isExcerptNeeded = shown?.matchLevel !== 'full' && excerpt.marks.length > 0;
  return {
    document: { collection, id, kind, title, uri, categoryTitle, categoryUri, imageId, status, hideFromSearch },
    titleMarks: heading.text === title ? heading.marks : [],
    ...(isExcerptNeeded && { excerpt: excerpt.text }),
    excerptMarks: isExcerptNeeded ? excerpt.marks : [],
  };
}
