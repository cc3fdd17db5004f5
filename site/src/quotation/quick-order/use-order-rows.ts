import { useState } from 'react';
import { read } from '../../platform/data/operation.ts';
import { NumberedProducts } from '../../platform/generated/operations.ts';
import type { NumberedProductFragment } from '../../platform/generated/operations-types.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { type NumberedProduct, type OrderRow, orderRows } from './order-rows.ts';
import { numbersOf, type PastedLine } from './pasted-lines.ts';

/** Maximum number of article numbers of a request. */
const maxNumbers = 100;

/** Returns a function that finds the products of pasted lines; undefined if the API does not answer. */
export function useOrderRows() {
  const { query, siteId } = useSite();
  const [isRunning, setRunning] = useState(false);
  const run = async (lines: readonly PastedLine[]): Promise<OrderRow[] | undefined> => {
    setRunning(true);
    try {
      const numbers = numbersOf(lines);
      const found: NumberedProduct[] = [];
      for (let first = 0; first < numbers.length; first += maxNumbers) {
        const { productsByNumber } = await query(NumberedProducts, { siteId, numbers: numbers.slice(first, first + maxNumbers) });
        found.push(...productsByNumber.map((one) => ({ ...one, product: read<NumberedProductFragment>(one.product) })));
      }
      return orderRows(lines, found);
    } catch {
      return undefined;
    } finally {
      setRunning(false);
    }
  };
  return { run, isRunning };
}
