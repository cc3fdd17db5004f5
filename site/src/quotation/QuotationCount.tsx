import { lazy, Suspense, useEffect, useState } from 'react';
import { watchQuotationData } from '../platform/interface-state.ts';
import { storedText } from './quotation-storage.ts';

const QuotationBadge = lazy(() => import('./QuotationBadge.tsx'));

/**
 * Shows the number of lines beside the link to the quotation list (QUO-04). Nothing is loaded for a visitor who never had a list.
 */
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
