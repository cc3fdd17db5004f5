import type { AskedLine } from './asked-lines.ts';
import type { QuotedLine } from './quoted-lines.ts';

/** A line as a request keeps it: what it said on the day it was sent, and the codes of what was chosen, by which it can be asked for again. */
export type RequestedLine = Omit<QuotedLine, 'picture' | 'priceEur'> & {
  choice?: Pick<AskedLine, 'variant' | 'colour' | 'mounting'>;
};

export function requestedLine({ picture: _, priceEur: __, ...line }: QuotedLine, asked: AskedLine | undefined): RequestedLine {
  const { variant, colour, mounting } = asked ?? {};
  return { ...line, choice: { ...(variant && { variant }), ...(colour && { colour }), ...(mounting && { mounting }) } };
}
