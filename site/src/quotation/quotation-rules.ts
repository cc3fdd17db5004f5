import { isSameLine, type LineIdentity, type QuotationItem, type QuotationLine, type QuotationLines } from './quotation-line.ts';

/** A function that returns the changed list, or the same list if nothing changes. */
export type QuotationRule = (lines: QuotationLines) => QuotationLines;

export const maxLines = 100;
export const maxPieces = 100;

/** Adds an item with amount 1, unless it is on the list or the list is full (QUO-02). */
export function add(lines: QuotationLines, item: QuotationItem): QuotationLines {
  if (lines.length >= maxLines || hasLine(lines, item)) return lines;
  return [...lines, { ...item, amount: 1 }];
}

/** Removes one line (QUO-02). */
export function remove(lines: QuotationLines, line: LineIdentity): QuotationLines {
  return hasLine(lines, line) ? lines.filter((other) => !isSameLine(other, line)) : lines;
}

/** Removes all lines of a product (QUO-01), but not those of its spare parts. */
export function removeProduct(lines: QuotationLines, id: number): QuotationLines {
  return hasProduct(lines, id) ? lines.filter((line) => line.id !== id || line.part) : lines;
}

/** Removes the line if it is on the list; otherwise adds it (QUO-02). */
export function toggle(lines: QuotationLines, item: QuotationItem): QuotationLines {
  return hasLine(lines, item) ? remove(lines, item) : add(lines, item);
}

/** Restores a removed line at its position, unless it is on the list again or the list is full. */
export function restore(lines: QuotationLines, line: QuotationLine, place: number): QuotationLines {
  return lines.length >= maxLines || hasLine(lines, line) ? lines : lines.toSpliced(place, 0, line);
}

/** Returns the lines of both lists, each with its larger amount, up to the maximum number of lines. */
export function union(lines: QuotationLines, others: QuotationLines): QuotationLines {
  return others.reduce((all, line) => {
    const before = all.find((other) => isSameLine(other, line))?.amount ?? 1;
    return increment(add(all, line), line, Math.max(before, line.amount ?? 1));
  }, lines);
}

/** Empties the list (QUO-02). */
export function flush(): QuotationLines {
  return [];
}

/** Raises the amount of a line by one, or sets it (QUO-03). */
export function increment(lines: QuotationLines, line: LineIdentity, to?: number): QuotationLines {
  return withAmount(lines, line, (amount) => to ?? amount + 1);
}

/** Lowers the amount of a line by one, or sets it; `reset` clears it (QUO-03). */
export function decrement(lines: QuotationLines, line: LineIdentity, to?: number | 'reset'): QuotationLines {
  return withAmount(lines, line, (amount) => (to === 'reset' ? null : (to ?? amount - 1)));
}

/** Sets a cleared amount to one piece when the visitor leaves the field (QUO-03). */
export function settle(lines: QuotationLines, line: LineIdentity): QuotationLines {
  return withAmount(lines, line, (amount) => amount);
}

/** Sets the remark of a line. If the line becomes identical to another, both are merged. */
export function note(lines: QuotationLines, line: LineIdentity, remark: string): QuotationLines {
  const noted = { ...line, remark: remark.trim() || undefined };
  if (isSameLine(line, noted)) return lines;
  const before = lines.find((other) => isSameLine(other, line));
  const twin = lines.find((other) => isSameLine(other, noted));
  if (!before) return lines;
  if (!twin) return lines.map((other) => (other === before ? { ...other, remark: noted.remark } : other));
  return increment(remove(lines, before), twin, (twin.amount ?? 1) + (before.amount ?? 1));
}

/** Sets the remark of a line while it is typed. Lines are not merged, because the remark is unfinished. */
export function jot(lines: QuotationLines, line: LineIdentity, remark: string): QuotationLines {
  const noted = note(lines, line, remark);
  return noted.length === lines.length ? noted : lines;
}

/** Whether the line is on the list. */
export function hasLine(lines: QuotationLines, line: LineIdentity): boolean {
  return lines.some((other) => isSameLine(other, line));
}

/** Whether any line of the product is on the list; lines of its spare parts do not count. */
export function hasProduct(lines: QuotationLines, id: number): boolean {
  return lines.some((line) => line.id === id && !line.part);
}

/** Returns the number of pieces. A line whose amount is being typed counts as one piece. */
export function pieces(lines: QuotationLines): number {
  return lines.reduce((sum, { amount }) => sum + (amount ?? 1), 0);
}

function withAmount(lines: QuotationLines, line: LineIdentity, change: (amount: number) => number | null): QuotationLines {
  const found = lines.find((other) => isSameLine(other, line));
  if (!found) return lines;
  const wanted = change(found.amount ?? 1);
  const amount = wanted === null ? null : allowedAmount(wanted);
  return amount === found.amount ? lines : lines.map((other) => (other === found ? { ...other, amount } : other));
}

/** Returns the closest valid amount; 1 if the value is not a number. */
export function allowedAmount(wanted: number): number {
  return Number.isFinite(wanted) ? Math.min(Math.max(Math.trunc(wanted), 1), maxPieces) : 1;
}
