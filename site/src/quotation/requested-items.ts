import type { QuotationLine } from './quotation-line.ts';

/** A line as sent to the backend, which looks up the other data itself. */
export type RequestedItem = Pick<QuotationLine, 'id' | 'variant' | 'colour' | 'mounting' | 'part' | 'remark' | 'section'> & {
  options?: string[];
  amount: number;
};

/** Converts lines for the backend. A line whose amount is being typed counts as one piece. */
export function requestedItems(lines: readonly QuotationLine[]): RequestedItem[] {
  return lines.map(({ id, amount, variant, colour, mounting, options, part, remark, section }) => ({
    id,
    amount: amount ?? 1,
    ...(variant && { variant }),
    ...(colour && { colour }),
    ...(mounting && { mounting }),
    ...(options && { options: [...options] }),
    ...(part && { part }),
    ...(remark && { remark }),
    ...(section && { section }),
  }));
}
