import type { PricedItem } from './priced-items.ts';
import type { RequestedItem } from './requested-items.ts';

/** A line as a request stores it: its texts on the day it was sent, and the chosen codes to request it again. */
export type RequestedLine = Omit<PricedItem, 'picture' | 'priceEur' | 'query'> & {
  choice?: Pick<RequestedItem, 'variant' | 'colour' | 'mounting'>;
};

export function requestedLine(
  { picture: _, priceEur: __, query: ___, ...line }: PricedItem,
  asked: RequestedItem | undefined,
): RequestedLine {
  const { variant, colour, mounting } = asked ?? {};
  return { ...line, choice: { ...(variant && { variant }), ...(colour && { colour }), ...(mounting && { mounting }) } };
}
