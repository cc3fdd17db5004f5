import type { QuotationLine } from './quotation-line.ts';

/** A line as the backend is told of it, which looks up the rest itself. */
export type AskedLine = Pick<QuotationLine, 'id' | 'variant' | 'colour' | 'mounting' | 'remark'> & { amount: number };

/** The lines of a list as they are sent; an amount that is being typed counts as the one it would become. */
export function askedLines(lines: readonly QuotationLine[]): AskedLine[] {
  return lines.map(({ id, amount, variant, colour, mounting, remark }) => ({
    id,
    amount: amount ?? 1,
    ...(variant && { variant }),
    ...(colour && { colour }),
    ...(mounting && { mounting }),
    ...(remark && { remark }),
  }));
}
