import { isSameLine, type QuotationLine, type QuotationLines } from '../quotation-line.ts';
import { mostLines } from '../quotation-rules.ts';

/** What becomes of a list that takes over another's lines, and how many of these were added, raised, or did not fit. */
export type TakenOver = { lines: QuotationLines; added: number; raised: number; full: number };

/** Joins two lists line by line: of a line that both have, the larger amount counts. */
export function takeOver(own: QuotationLines, others: readonly QuotationLine[]): TakenOver {
  const lines = [...own];
  let [added, raised, full] = [0, 0, 0];
  for (const other of others) {
    const place = lines.findIndex((line) => isSameLine(line, other));
    const same = lines[place];
    if (!same && lines.length >= mostLines) full += 1;
    else if (!same) added = lines.push(other) - own.length;
    else if ((same.amount ?? 1) < (other.amount ?? 1)) {
      lines[place] = { ...same, amount: other.amount };
      raised += 1;
    }
  }
  return { lines, added, raised, full };
}
