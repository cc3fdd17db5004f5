import { isSameLine, type QuotationLine, type QuotationLines } from '../../quotation-line.ts';
import { maxLines } from '../../quotation-rules.ts';

/** The merged list, and the number of lines that were added, raised or did not fit. */
export type ImportedList = { lines: QuotationLines; added: number; raised: number; full: number };

/** Merges two lists line by line. A line in both gets the larger amount. */
export function importSharedList(own: QuotationLines, others: readonly QuotationLine[]): ImportedList {
  const lines = [...own];
  let [added, raised, full] = [0, 0, 0];
  for (const other of others) {
    const place = lines.findIndex((line) => isSameLine(line, other));
    const same = lines[place];
    if (!same && lines.length >= maxLines) full += 1;
    else if (!same) added = lines.push(other) - own.length;
    else if ((same.amount ?? 1) < (other.amount ?? 1)) {
      lines[place] = { ...same, amount: other.amount };
      raised += 1;
    }
  }
  return { lines, added, raised, full };
}
