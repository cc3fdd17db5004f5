import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Fetching } from '../platform/data/fetching.ts';
import { trackFocus } from '../platform/navigation/focus-tracking.ts';
import { shownCounts } from '../platform/pagination.ts';
import { type Filters, filteredHref } from './filters.ts';
import type { Listed, ListSource } from './load-list.ts';

type ShownList<List extends Listed<unknown>> = { list: List; source: ListSource<List>; filters: Filters; path: string };

/** Hits loaded beyond the first ones of a list, and the state of the last request. */
type More<List extends Listed<unknown>> = { of: List; hits: List['hits']; state?: 'pending' | 'failed' };

/** Returns the hits of a list with those that the visitor has loaded since. A new list resets them. */
export function useHits<List extends Listed<unknown>>({ list, source, filters, path }: ShownList<List>) {
  const router = useRouter();
  const [held, hold] = useState<More<List>>({ of: list, hits: [] });
  const grid = useRef<HTMLDivElement>(null);
  const shown = useRef(list);
  shown.current = list;
  const more: More<List> = held.of === list ? held : { of: list, hits: [] };
  const hits: List['hits'] = [...list.hits, ...more.hits];
  const { atATime } = source;
  const next = hits.length + atATime;
  const counts = shownCounts(atATime);
  const href = counts.includes(next) ? filteredHref(path, filters, next) : undefined;

  const load = async () => {
    const mayFocus = trackFocus();
    hold({ ...more, state: 'pending' });
    const added = await new Fetching<List['hits']>().run((signal) => source.more(filters, atATime, hits.length, signal));
    if (shown.current !== list) return;
    if (!added) return hold({ ...more, state: 'failed' });
    flushSync(() => hold({ of: list, hits: [...more.hits, ...added] }));
    // A visitor who has left the page meanwhile finds the hits on return.
    if (location.pathname !== path) return;
    const first = grid.current?.querySelectorAll('h3')[hits.length]?.querySelector('a');
    if (mayFocus()) first?.focus({ preventScroll: true });
    // Beyond the largest number that an address can contain, the address does not change.
    if (href !== undefined) void router.navigate({ href, replace: true, resetScroll: false });
  };
  return { hits, grid, href, load, pending: more.state === 'pending', failed: more.state === 'failed' };
}
