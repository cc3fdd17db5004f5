import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { filteredHref } from '../../filters/filtered-href.ts';
import type { Filters } from '../../filters/filters.ts';
import { read } from '../../platform/data/fragment.ts';
import { useFetch } from '../../platform/data/use-fetch.ts';
import { MoreProducts } from '../../platform/generated/operations.ts';
import type { MoreProductsQuery, ProductHitsFragment } from '../../platform/generated/operations-types.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { hitsAtATime, shownCounts } from '../../platform/shown-counts.ts';
import { type LoadedList, listVariables } from './load-list.ts';

type Listed = { list: LoadedList; filters: Filters; path: string; categoryId: number | undefined };

/** The hits of a list with those that the visitor has loaded beyond its first ones; they go with the list. */
export function useHits({ list, filters, path, categoryId }: Listed) {
  const { query, siteId } = useSite();
  const router = useRouter();
  const { run, pending, error } = useFetch<MoreProductsQuery>();
  const [more, setMore] = useState<{ of: LoadedList; hits: ProductHitsFragment['hits'] }>({ of: list, hits: [] });
  const grid = useRef<HTMLDivElement>(null);
  const hits = more.of === list ? [...list.hits, ...more.hits] : list.hits;
  const next = hits.length + hitsAtATime;
  // Beyond what an address can ask for, it stays at the most.
  const href = filteredHref(path, filters, shownCounts.includes(next) ? next : shownCounts.at(-1));

  const load = async () => {
    const variables = { ...listVariables({ siteId, categoryId, filters }), first: hitsAtATime, offset: hits.length };
    const answer = await run((signal) => query(MoreProducts, variables, signal));
    if (!answer) return;
    const added = read<ProductHitsFragment>(answer.products).hits;
    flushSync(() => setMore({ of: list, hits: [...hits.slice(list.hits.length), ...added] }));
    grid.current?.querySelectorAll('h3')[hits.length]?.querySelector('a')?.focus({ preventScroll: true });
    void router.navigate({ href, replace: true, resetScroll: false });
  };
  return { hits, grid, href, load, pending, failed: error !== undefined };
}
