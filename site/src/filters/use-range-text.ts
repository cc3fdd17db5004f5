import type { FacetFragment } from '../platform/generated/operations-types.ts';
import type { Range } from './filters.ts';
import { useMessages } from './messages.ts';

/** Returns a function that formats a range: '1600 – 2400 mm', 'vanaf 1600 mm'. */
export function useRangeText(): (range: Range, facet: Pick<FacetFragment, 'unit'>) => string {
  const t = useMessages();
  return ({ min, max }, { unit }) => {
    const values = {
      min: String(min),
      max: String(max),
      unit: unit === 'weeks' ? t('weeks') : unit === 'l' ? t('litres') : (unit ?? ''),
    };
    if (max === undefined) return t('atLeast', values).trim();
    return t(min === undefined ? 'atMost' : 'between', values).trim();
  };
}
