import type { Query } from '../../platform/data/query.ts';
import { SearchResults } from '../../platform/generated/operations.ts';
import type { SearchResultsQuery } from '../../platform/generated/operations-types.ts';
import { maxPageSize, pageSize } from '../../platform/pagination.ts';

/** Columns of the results by type, with the query parameter for the number of hits in each. */
export const columnNames = { product: 'products', project: 'projects', page: 'pages', discontinued: 'discontinued' } as const;

const kinds = Object.keys(columnNames) as (keyof typeof columnNames)[];

export type ColumnName = (typeof columnNames)[ResultColumnData['kind']];
export type ShownHits = Readonly<Record<ColumnName, number>>;
export type ResultColumnData = SearchResultsQuery['search']['columns'][number];
export type SearchPageResults = SearchResultsQuery['search'];

/** Returns the results of a query, with the requested number of hits in each column; undefined without words (SEA-05). */
export async function findResults(
  ask: Query,
  siteId: number,
  query: string,
  shown: ShownHits,
): Promise<SearchPageResults | undefined> {
  if (query === '') return undefined;
  const first = { siteId, query, kinds, first: pageSize.search, offset: 0, submitted: true };
  const { search } = await ask(SearchResults, first);
  const further = await Promise.all(
    search.columns
      .flatMap((column) => furtherParts(column, shown))
      .map((part) => ask(SearchResults, { siteId, query, ...part, submitted: false })),
  );
  const more = further.flatMap((part) => part.search.columns);
  const columns = search.columns.map((column) => ({
    ...column,
    hits: [column, ...more.filter(({ kind }) => kind === column.kind)].flatMap(({ hits }) => hits),
  }));
  return { ...search, columns };
}

/** Returns more hits of one column. */
export async function findMore(
  ask: Query,
  siteId: number,
  query: string,
  kind: ResultColumnData['kind'],
  offset: number,
  signal?: AbortSignal,
): Promise<ResultColumnData['hits']> {
  const variables = { siteId, query, kinds: [kind], first: pageSize.search, offset, submitted: false };
  const { search } = await ask(SearchResults, variables, signal);
  return search.columns.flatMap(({ hits }) => hits);
}

/**
 * Returns the further queries of a column, in parts that the API allows. They are limited to existing hits, regardless of the
 * address.
 */
function furtherParts({ kind, total }: ResultColumnData, shown: ShownHits) {
  const count = Math.min(shown[columnNames[kind]], total);
  const parts = Math.max(0, Math.ceil((count - pageSize.search) / maxPageSize));
  return Array.from({ length: parts }, (_, index) => {
    const offset = pageSize.search + index * maxPageSize;
    return { kinds: [kind], first: Math.min(count - offset, maxPageSize), offset };
  });
}
