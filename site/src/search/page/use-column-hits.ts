import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Fetching } from '../../platform/data/fetching.ts';
import { trackFocus } from '../../platform/navigation/focus-tracking.ts';
import { replaceQuery } from '../../platform/navigation/shown-query.ts';
import { pageSize, shownCounts } from '../../platform/pagination.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { searchHref } from '../search-query.ts';
import { columnNames, findMore, type ResultColumnData } from './find-results.ts';
import type { SearchParameters } from './search-loader.ts';

type Hits = ResultColumnData['hits'];

/** Hits loaded beyond the first ones of a column, and the state of the last request. */
type More = { of: ResultColumnData; hits: Hits; state?: 'pending' | 'failed' | 'loaded'; isAll?: boolean };

const counts = shownCounts(pageSize.search);

/** Returns the hits of a column with those that the visitor has loaded since. Their number becomes part of the address. */
export function useColumnHits(column: ResultColumnData, { query, shown }: SearchParameters) {
  const { hrefOf, query: ask, siteId } = useSite();
  const [held, hold] = useState<More>({ of: column, hits: [] });
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef(column);
  latest.current = column;
  const more: More = held.of === column ? held : { of: column, hits: [] };
  const hits: Hits = [...column.hits, ...more.hits];
  const name = columnNames[column.kind];
  // Beyond the largest number of an address there is no next link, and only scripts load more.
  const next = counts.find((count) => count > hits.length);
  const hasMore = hits.length < column.total && !more.isAll;

  const load = async () => {
    const mayFocus = trackFocus();
    hold({ of: column, hits: more.hits, state: 'pending' });
    const added = await new Fetching<Hits>().run((signal) => findMore(ask, siteId, query, column.kind, hits.length, signal));
    if (latest.current !== column) return;
    if (!added) return hold({ of: column, hits: more.hits, state: 'failed' });
    flushSync(() => hold({ of: column, hits: [...more.hits, ...added], state: 'loaded', isAll: added.length === 0 }));
    if (mayFocus()) list.current?.querySelectorAll('a')[hits.length]?.focus({ preventScroll: true });
    if (next !== undefined) replaceQuery({ [name]: String(next) });
  };
  const href =
    hasMore && next !== undefined ? searchHref(hrefOf('search'), query, { ...beyondFirst(shown), [name]: next }) : undefined;
  return { hits, list, hasMore, href, load, state: more.state };
}

/** Returns the numbers of hits that an address must contain. */
function beyondFirst(shown: SearchParameters['shown']): Partial<SearchParameters['shown']> {
  return Object.fromEntries(Object.entries(shown).filter(([, count]) => count > pageSize.search));
}
