import type { FacetFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import type { Range } from './filters.ts';

/** Returns a function that formats a range: '1600 – 2400 mm', 'vanaf 1600 mm'. */
export function useRangeText(): (range: Range, facet: Pick<FacetFragment, 'unit'>) => string {
  const t = useMessages('filters');
  const { format } = useSite();
  return ({ min, max }, { unit }) => {
    const end = max ?? min ?? 0;
    const last = unit ? format.quantity(end, unit) : String(end);
    if (max === undefined) return t('atLeast', { min: last });
    return t(min === undefined ? 'atMost' : 'between', { min: String(min), max: last });
  };
}
