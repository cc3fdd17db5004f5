import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { filteredHref } from '../../filters/filtered-href.ts';
import type { Filters } from '../../filters/filters.ts';
import { read } from '../../platform/data/fragment.ts';
import { MoreProducts } from '../../platform/generated/operations.ts';
import type { MoreProductsQuery, ProductHitsFragment } from '../../platform/generated/operations-types.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { hitsAtATime, shownCounts } from '../../platform/shown-counts.ts';
import { type LoadedList, listVariables } from './load-list.ts';

type Listed = { list: LoadedList; filters: Filters; path: string; categoryId: number | undefined };

/** What has been loaded beyond the first hits of a list, and how the last attempt went. */
type More = { of: LoadedList; hits: LoadedList['hits']; state?: 'pending' | 'failed' };

/** Asks for hits as for all that a loading state is shown for (PAG-06), by code that comes with the first who wants more. */
async function askForMore(ask: (signal: AbortSignal) => Promise<MoreProductsQuery>): Promise<LoadedList['hits'] | undefined> {
  const loaded = await import('../../platform/data/fetching.ts').catch(() => undefined);
  const answer = loaded && (await new loaded.Fetching<MoreProductsQuery>().run(ask));
  return answer && read<ProductHitsFragment>(answer.products).hits;
}

/** The hits of a list with those that the visitor has loaded beyond its first ones; they go with the list. */
export function useHits({ list, filters, path, categoryId }: Listed) {
  const { query, siteId } = useSite();
  const router = useRouter();
  const [held, hold] = useState<More>({ of: list, hits: [] });
  const grid = useRef<HTMLDivElement>(null);
  const shown = useRef(list);
  shown.current = list;
  const more = held.of === list ? held : { of: list, hits: [] };
  const hits = [...list.hits, ...more.hits];
  const next = hits.length + hitsAtATime;
  // Beyond what an address can ask for, it stays at the most.
  const href = filteredHref(path, filters, shownCounts.includes(next) ? next : shownCounts.at(-1));

  const load = async () => {
    hold({ ...more, state: 'pending' });
    const variables = { ...listVariables({ siteId, categoryId, filters }), first: hitsAtATime, offset: hits.length };
    const added = await askForMore((signal) => query(MoreProducts, variables, signal));
    if (shown.current !== list) return;
    if (!added) return hold({ ...more, state: 'failed' });
    flushSync(() => hold({ of: list, hits: [...more.hits, ...added] }));
    // A visitor who has gone on meanwhile finds them on coming back.
    if (location.pathname !== path) return;
    grid.current?.querySelectorAll('h3')[hits.length]?.querySelector('a')?.focus({ preventScroll: true });
    void router.navigate({ href, replace: true, resetScroll: false });
  };
  return { hits, grid, href, load, pending: more.state === 'pending', failed: more.state === 'failed' };
}
