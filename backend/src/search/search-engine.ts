import type { SiteId } from '@plantsoen/contract/locales.ts';

export const searchKinds = ['product', 'project', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Which entry it is: the collection and id of an entry that has an address. */
export type SearchKey = { siteId: SiteId; collection: string; id: number };

/**
 * What is searched of an entry in one site, as it is published there (SEA-01). Nothing in it is for members only, and only what is
 * live for guests has one.
 */
export type SearchDocument = SearchKey & {
  kind: SearchKind;
  title: string;
  uri: string;
  categoryTitle?: string;
  categoryUri?: string;
  status: 'live';
  hideFromSearch: boolean;
  /** The picture that stands for it. */
  imageId?: number;
  /** Article numbers, of variants too, as they are written. */
  codes: readonly string[];
  /** Other names of the thing: series, categories above it, headings. */
  names: readonly string[];
  /** What it is made of and for: materials, colours, mountings, places, norms. */
  facts: readonly string[];
  /** Plain text of intro and body. */
  text: string;
  /** Its place among entries that are found as well: the catalogue's order, the newest first. */
  position: number;
};

export type SearchQuestion = {
  siteId: SiteId;
  /** As the visitor typed it, at most `longestQuery` characters. */
  query: string;
  kinds: readonly SearchKind[];
  first: number;
  offset: number;
};

/** A part of a text, in UTF-16 code units. */
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
  /** `total` is what can be loaded: at most `mostFound`, as a list has. */
  columns: readonly { kind: SearchKind; total: number; hits: readonly SearchHit[] }[];
  /** The words that were looked for instead of unknown ones. */
  corrected?: string;
  /** Words that find something, where the query finds nothing. */
  suggestions: readonly string[];
};

/** Words that stand for each other in a site, as editors say. */
export type SynonymGroup = { siteId: SiteId; words: readonly string[] };

/**
 * What finds entries by words: PostgreSQL, or a hosted engine. Any text is a question that has an answer; what the engine cannot do at
 * the moment throws.
 */
export type SearchEngine = {
  search(question: SearchQuestion): Promise<SearchAnswer>;
  /** Ids of all that is found of one kind, best first: lists filter and count among them. At most `mostFound`. */
  find(question: Pick<SearchQuestion, 'siteId' | 'query'> & { kind: SearchKind }): Promise<readonly number[]>;
  /** Takes in new and changed documents, all of them or none. */
  put(documents: readonly SearchDocument[]): Promise<void>;
  remove(keys: readonly SearchKey[]): Promise<void>;
  /** Makes the index hold just these documents, and answers from the former ones until it does. */
  replaceAll(batches: AsyncIterable<readonly SearchDocument[]>): Promise<void>;
  setSynonyms(groups: readonly SynonymGroup[]): Promise<void>;
};

/** A site's list never holds more than this under a search. */
export const mostFound = 5000;

/** So many characters of a query count. */
export const longestQuery = 200;
