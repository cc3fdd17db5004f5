import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Fetching } from '../platform/data/fetching.ts';
import { watchFocus } from '../platform/navigation/watched-focus.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { hitsAtATime, shownCounts } from '../platform/shown-counts.ts';
import { loadNews } from './news-loader.ts';

/** The way to more articles. Their number stands in the address, so that the list is as it was for those who come back. */
export function useMoreNews(shown: number) {
  const { hrefOf, query, siteId } = useSite();
  const router = useRouter();
  const [state, setState] = useState<'pending' | 'failed'>();
  const grid = useRef<HTMLDivElement>(null);
  const counts = shownCounts(hitsAtATime.news);
  // Older articles than an address can ask for are left to the search.
  const next = counts.find((count) => count > shown);
  const href = next === undefined ? undefined : `${hrefOf('news')}?show=${next}`;

  const load = async () => {
    if (next === undefined) return;
    const mayFocus = watchFocus();
    setState('pending');
    // Asked for before the address says so: a failure leaves the page as it is.
    const answer = await new Fetching().run(() => loadNews(query, siteId, next));
    if (!answer) return setState('failed');
    await router.navigate({ href, replace: true, resetScroll: false });
    setState(undefined);
    const first = grid.current?.querySelectorAll('h3')[shown]?.querySelector('a');
    if (mayFocus()) first?.focus({ preventScroll: true });
  };
  return { grid, href, load, pending: state === 'pending', failed: state === 'failed' };
}
