import type { QuotedLine } from './quoted-lines.ts';

/** A line as a request keeps it: what it said on the day it was sent. */
export type RequestedLine = Omit<QuotedLine, 'picture'>;

export const requestedLine = ({ picture: _, ...line }: QuotedLine): RequestedLine => line;
