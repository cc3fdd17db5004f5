import { useEffect } from 'react';
import { siteChanges } from '../../platform/data/site-changes.ts';
import { useFetch } from '../../platform/data/use-fetch.ts';
import { SearchPanel } from '../../platform/generated/operations.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { type ProductResults, ResultCache } from './product-results.ts';

const foundBefore = new ResultCache();

/**
 * Searches products during typing. Each query cancels the one before, so that responses cannot arrive out of order. There is no
 * minimum loading time here (PAG-06, SEA-03). Without words there is no request (SEA-05).
 */
export function useProductResults(query: string, first: number) {
  const site = useSite();
  const { run, data, error, pending } = useFetch<ProductResults | undefined>(0);
  useEffect(() => {
    const key = `${first} ${query}`;
    void run((signal) => {
      if (query === '') return undefined;
      const before = foundBefore.get(key, siteChanges.get());
      if (before) return before;
      return site.query(SearchPanel, { siteId: site.siteId, query, first }, signal).then(({ search }) => {
        const found = { ...search, query };
        foundBefore.keep(key, found);
        return found;
      });
    });
  }, [query, first, run, site]);
  return { found: data, hasFailed: error !== undefined, pending };
}
