import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Fetching } from '../platform/data/fetching.ts';
import { watchFocus } from '../platform/navigation/watched-focus.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { hitsAtATime, shownCounts } from '../platform/shown-counts.ts';
import { loadNews } from './news-loader.ts';

/** Loads more articles. Their number is part of the address, so that returning visitors find the same list. */
export function useMoreNews(shown: number) {
  const { hrefOf, query, siteId } = useSite();
  const router = useRouter();
  const [state, setState] = useState<'pending' | 'failed'>();
  const grid = useRef<HTMLDivElement>(null);
  const counts = shownCounts(hitsAtATime.news);
  // Articles beyond the largest number of an address are reachable by search only.
  const next = counts.find((count) => count > shown);
  const href = next === undefined ? undefined : `${hrefOf('news')}?show=${next}`;

  const load = async () => {
    if (next === undefined) return;
    const mayFocus = watchFocus();
    setState('pending');
    // The articles are loaded before the navigation, so that a failure leaves the page unchanged.
    const answer = await new Fetching().run(() => loadNews(query, siteId, next));
    if (!answer) return setState('failed');
    await router.navigate({ href, replace: true, resetScroll: false });
    setState(undefined);
    const first = grid.current?.querySelectorAll('h3')[shown]?.querySelector('a');
    if (mayFocus()) first?.focus({ preventScroll: true });
  };
  return { grid, href, load, pending: state === 'pending', failed: state === 'failed' };
}
