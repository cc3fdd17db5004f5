import { lazy, Suspense, useEffect, useState } from 'react';
import { watchQuotationData } from '../platform/interface-state.ts';
import { storedText } from './quotation-storage.ts';

const QuotationBadge = lazy(() => import('./QuotationBadge.tsx'));

/** How many lines the quotation list has, beside its link (QUO-04); a visitor who never had a list loads nothing for it. */
export function QuotationCount() {
  const changes = watchQuotationData.use();
  const [hasList, setHasList] = useState(false);
  useEffect(() => {
    const look = () => setHasList(storedText() !== null);
    look();
    addEventListener('storage', look);
    addEventListener('pageshow', look);
    return () => {
      removeEventListener('storage', look);
      removeEventListener('pageshow', look);
    };
  }, []);
  if (!hasList && changes === 0) return null;
  return (
    <Suspense>
      <QuotationBadge />
    </Suspense>
  );
}
