import { useEffect } from 'react';
import { read } from '../../platform/data/operation.ts';
import { useFetch } from '../../platform/data/use-fetch.ts';
import { QuotationProducts as operation } from '../../platform/generated/operations.ts';
import type { QuotationProductFragment } from '../../platform/generated/operations-types.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { QuotationLines } from '../quotation-line.ts';
import { productIds, type QuotationProducts } from './line-details.ts';

const unknown: QuotationProducts = new Map();

/** Returns the live products of the list, loaded in one request; none until they are loaded. */
export function useQuotationProducts(lines: QuotationLines): QuotationProducts {
  const { query, siteId } = useSite();
  const { data: products = unknown, run } = useFetch<QuotationProducts>();
  const ids = productIds(lines);
  const wanted = ids.every((id) => products.has(id)) ? '' : ids.join();
  useEffect(() => {
    if (wanted === '') return;
    const missing = wanted.split(',').map(Number);
    void run(async (signal) => {
      const { productsById } = await query(operation, { siteId, ids: missing }, signal);
      const live = new Map(productsById.map((product) => [product.id, read<QuotationProductFragment>(product)]));
      return new Map(missing.map((id) => [id, live.get(id)]));
    });
  }, [wanted, query, siteId, run]);
  return products;
}
