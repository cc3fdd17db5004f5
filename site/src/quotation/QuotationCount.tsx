import { lazy, Suspense } from 'react';
import { useQuotationLines } from './quotation-list.ts';

const QuotationBadge = lazy(() => import('./QuotationBadge.tsx'));

/** How many lines the quotation list has, beside its link (QUO-04); who has none loads nothing for it. */
export function QuotationCount() {
  const { length } = useQuotationLines();
  return <Suspense>{length > 0 && <QuotationBadge count={length} />}</Suspense>;
}
