import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Fetching } from '../platform/data/fetching.ts';
import { trackFocus } from '../platform/navigation/focus-tracking.ts';
import { pageSize, shownCounts } from '../platform/pagination.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { loadNews } from './news-loader.ts';

/** Loads more articles. Their number is part of the address, so that returning visitors find the same list. */
export function useMoreNews(shown: number) {
  const { hrefOf, query, siteId } = useSite();
  const router = useRouter();
  const [state, setState] = useState<'pending' | 'failed'>();
  const grid = useRef<HTMLDivElement>(null);
  const counts = shownCounts(pageSize.news);
  // Articles beyond the largest number of an address are reachable by search only.
  const next = counts.find((count) => count > shown);
  const href = next === undefined ? undefined : `${hrefOf('news')}?show=${next}`;

  const load = async () => {
    if (next === undefined) return;
    const mayFocus = trackFocus();
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
