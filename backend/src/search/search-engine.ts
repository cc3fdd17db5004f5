import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ListEngine, ListedProduct } from './list-engine.ts';

/** Kinds of entries, in an order that the index stores: new kinds are added at the end. `discontinued` are products (CAT-17). */
export const searchKinds = ['product', 'project', 'page', 'discontinued'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Kinds that are searched if a query names none. */
export const defaultKinds: readonly SearchKind[] = ['product', 'project', 'page'];

/** Key of an entry in a site: the collection and id of an entry that has an address. */
export type SearchKey = { siteId: SiteId; collection: string; id: number };

/**
 * Searchable content of an entry in one site, as published there (SEA-01). It contains nothing for members only, and only entries
 * that are live for guests have one.
 */
export type SearchDocument = SearchKey & {
  kind: SearchKind;
  title: string;
  uri: string;
  categoryTitle?: string;
  categoryUri?: string;
  status: 'live';
  hideFromSearch: boolean;
  /** Picture of the hit. */
  imageId?: number;
  /** Article numbers as written, also of variants. */
  codes: readonly string[];
  /** Other names of the thing: series, parent categories, headings. */
  names: readonly string[];
  /** Properties: materials, colours, mountings, places, norms. */
  facts: readonly string[];
  /** Plain text of the intro and body. */
  text: string;
  /** Position among equal hits: the order of the catalogue, or the newest first. */
  position: number;
  /** Data for an engine with lists. */
  listed?: ListedProduct;
};

/** Documents that are written together. The engine calls `release` when it has written them or has failed to. */
export type DocumentBatch = { documents: readonly SearchDocument[]; release(): Promise<void> };

export type SearchQuestion = {
  siteId: SiteId;
  /** Text as typed by the visitor, at most `maxQueryLength` characters. */
  query: string;
  kinds: readonly SearchKind[];
  first: number;
  offset: number;
};

/** Part of a text, in UTF-16 code units. */
export type TextMark = { start: number; end: number };

export type SearchHit = {
  document: Pick<
    SearchDocument,
    'collection' | 'id' | 'kind' | 'title' | 'uri' | 'categoryTitle' | 'categoryUri' | 'status' | 'hideFromSearch' | 'imageId'
  >;
  excerpt?: string;
  titleMarks: readonly TextMark[];
  excerptMarks: readonly TextMark[];
};

export type SearchAnswer = {
  /** `total` is the number of hits that can be loaded, at most `maxHits`, as in a list. */
  columns: readonly { kind: SearchKind; total: number; hits: readonly SearchHit[] }[];
  /** Corrected query, if unknown words were replaced. */
  corrected?: string;
  /** Words with hits, if the query has none. */
  suggestions: readonly string[];
};

/** Words that are synonyms in a site, as entered by editors. */
export type SynonymGroup = { siteId: SiteId; words: readonly string[] };

/** Search engine: PostgreSQL, or a hosted service. Every text is a valid query. Methods throw if the engine is unavailable. */
export type SearchEngine = {
  search(question: SearchQuestion): Promise<SearchAnswer>;
  /** Returns the ids of all hits of one kind, best first, at most `maxHits`. Lists filter and count among them. */
  find(question: Pick<SearchQuestion, 'siteId' | 'query'> & { kind: SearchKind }): Promise<readonly number[]>;
  /** Writes new and changed documents, all of them or none. */
  put(documents: readonly SearchDocument[]): Promise<void>;
  remove(keys: readonly SearchKey[]): Promise<void>;
  /** Writes many documents, batch by batch. Searches and other changes go on meanwhile. */
  putAll(batches: AsyncIterable<DocumentBatch>): Promise<void>;
  /** Yields the keys of all documents in the index. */
  keys(): AsyncIterable<readonly SearchKey[]>;
  setSynonyms(groups: readonly SynonymGroup[]): Promise<void>;
  /** Lists of products, if this engine computes them instead of the process. Its documents then contain the data of lists. */
  lists?: ListEngine;
};

/** Maximum number of hits of a kind, also in a searched list. */
export const maxHits = 5000;

/** Maximum number of characters of a query that are searched. */
export const maxQueryLength = 200;
