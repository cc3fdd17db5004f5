import type { AskedLine } from './asked-lines.ts';
import type { QuotedLine } from './quoted-lines.ts';

/** A line as a request stores it: its texts on the day it was sent, and the chosen codes to request it again. */
export type RequestedLine = Omit<QuotedLine, 'picture' | 'priceEur'> & {
  choice?: Pick<AskedLine, 'variant' | 'colour' | 'mounting'>;
};

export function requestedLine({ picture: _, priceEur: __, ...line }: QuotedLine, asked: AskedLine | undefined): RequestedLine {
  const { variant, colour, mounting } = asked ?? {};
  return { ...line, choice: { ...(variant && { variant }), ...(colour && { colour }), ...(mounting && { mounting }) } };
}
