import { pageArguments, siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { badUserInput } from '../platform/api/errors.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { answerOf, hasWords, searchedText } from './ask-engine.ts';
import { dailySearchCounter } from './editors/search-counts.ts';
import { searchCounter } from './editors/zero-result-searches.ts';
import { queryOfPlate } from './plate-query.ts';
import {
  defaultKinds,
  maxHits,
  type SearchAnswer,
  type SearchEngine,
  type SearchKind,
  type SearchQuestion,
  searchKinds,
} from './search-engine.ts';
import { type VisibleHit, visibleHits } from './visible-hits.ts';

const firstHits = 6;
const maxSuggestions = 6;

/**
 * Returns the resolvers of the search (SEA-01 to SEA-06). Each search is one query to the engine, and one statement for the
 * displayed data of its hits.
 */
export function searchResolvers(engine: Pick<SearchEngine, 'search'>): Resolvers {
  const countWithoutHits = searchCounter();
  const countSearch = dailySearchCounter();
  return {
    Query: {
      async search(_, args, context) {
        const siteId = siteIdArgument(args.siteId);
        const { first, offset } = pageArguments(args, firstHits);
        if (offset > maxHits) throw badUserInput(`offset must be between 0 and ${maxHits}.`);
        const kinds = searchKinds.filter((kind) => (args.kinds ?? defaultKinds).includes(kind));
        context.tags.list('SearchResults', siteId);
        const query = await queryOfPlate(context, siteId, searchedText(args.query));
        const mayName = offset === 0 && kinds.includes('product');
        const isAdded = mayName && !kinds.includes('discontinued');
        const searched: SearchKind[] = isAdded ? [...kinds, 'discontinued'] : kinds;
        const answer = await resultsOf(engine, context, { siteId, query, kinds: searched, first, offset });
        const isComplete = defaultKinds.every((kind) => kinds.includes(kind));
        const open = await visibleHits(
          context,
          { siteId, query },
          answer.columns.flatMap(({ hits }) => hits),
        );
        const columns = answer.columns.map(({ kind, total, hits }) => {
          const shown = hits.flatMap((hit) => open.get(hit) ?? []);
          return { kind, total: total - missing(shown.length, { total, first, offset }), hits: shown };
        });
        const shown = isAdded ? withNamed(columns, first) : columns;
        const isEmpty = isComplete && shown.every(({ total }) => total === 0);
        if (args.submitted && hasWords(query)) countSearch(context, siteId, !isEmpty);
        if (args.submitted && isEmpty) void countWithoutHits(context, { siteId, query });
        return {
          siteId,
          columns: mayName ? namedFirst(shown) : shown,
          corrected: answer.corrected,
          suggestions: answer.suggestions.slice(0, maxSuggestions),
        };
      },
    },
  };
}

type Column = { kind: SearchKind; total: number; hits: VisibleHit[] };

/** Returns the columns without the discontinued products. Those whose title or article number the query contains lead the products. */
function withNamed(columns: readonly Column[], first: number): Column[] {
  const named = columns.flatMap(({ kind, hits }) => (kind === 'discontinued' ? hits.filter(({ isNamed }) => isNamed) : []));
  return columns
    .filter(({ kind }) => kind !== 'discontinued')
    .map((column) => {
      if (column.kind !== 'product') return column;
      return { ...column, total: column.total + named.length, hits: [...named, ...column.hits].slice(0, first) };
    });
}

/** Returns the columns, beginning with the discontinued products if the query contains a title or article number of one (CAT-17). */
function namedFirst(columns: readonly Column[]): Column[] {
  const isNamed = ({ kind, hits }: Column) => kind === 'discontinued' && hits.some((hit) => hit.isNamed);
  return [...columns.filter(isNamed), ...columns.filter((column) => !isNamed(column))];
}

/**
 * Returns the number of counted hits that are missing on this page, because they are no longer public but the index still
 * contains them.
 */
const missing = (shown: number, { total, first, offset }: Record<'total' | 'first' | 'offset', number>): number =>
  Math.max(Math.min(first, total - offset) - shown, 0);

/** Returns the engine's answer. A query without a letter or number has no hits, and is not sent to the engine (SEA-05). */
async function resultsOf(
  engine: Pick<SearchEngine, 'search'>,
  context: ApiContext,
  question: SearchQuestion,
): Promise<SearchAnswer> {
  const { siteId, query, kinds } = question;
  if (kinds.length > 0 && hasWords(query)) return answerOf(context, siteId, engine.search(question));
  return { columns: kinds.map((kind) => ({ kind, total: 0, hits: [] })), suggestions: [] };
}
