import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { ProductResults } from './product-results.ts';

/** Returns a function that describes the results in a sentence: their number, and the corrected query if there is one. */
export function useResultText() {
  const t = useMessages('search/panel');
  return (query: string, found: ProductResults | undefined, hasFailed = false): string => {
    if (hasFailed) return t('failed');
    const count = found?.columns[0]?.total ?? 0;
    if (count === 0) return t('none', { query });
    return found?.corrected ? t('foundFor', { count, query: found.corrected }) : t('found', { count });
  };
}
