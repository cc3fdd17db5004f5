import { isSameLine, type QuotationLine, type QuotationLines } from '../quotation-line.ts';
import type { RequestedItem } from '../requested-items.ts';
import { maxRemarkLength } from '../stored-lines.ts';

/**
 * Returns what one side has made of each common line: the same line, or else the only new line of its product, whose choices, remark or
 * section it has changed. A line that is missing was removed.
 */
export function linesNow(common: readonly RequestedItem[], lines: QuotationLines): Map<RequestedItem, QuotationLine> {
  const now = new Map<RequestedItem, QuotationLine>();
  for (const before of common) {
    const same = lines.find((line) => isSameLine(line, before));
    if (same) now.set(before, same);
  }
  const missing = common.filter((before) => !now.has(before));
  const added = lines.filter((line) => !common.some((before) => isSameLine(line, before)));
  for (const before of missing) {
    const isOfProduct = ({ id, part }: Pick<RequestedItem, 'id' | 'part'>) => id === before.id && part === before.part;
    const [line, ...others] = added.filter(isOfProduct);
    if (line && others.length === 0 && missing.filter(isOfProduct).length === 1) now.set(before, line);
  }
  return now;
}

const choices = ['variant', 'colour', 'mounting', 'options', 'section'] as const;

/**
 * Merges a line that both sides may have changed. Each field is that of the side that has changed it, and if both have, that of the
 * browser, the larger amount, or both remarks.
 */
export function mergeLine(before: RequestedItem, own: QuotationLine, theirs: QuotationLine): QuotationLine {
  const remark = mergeRemark(before.remark ?? '', own.remark ?? '', theirs.remark ?? '');
  const { variant: _v, colour: _c, mounting: _m, options: _o, section: _s, remark: _r, ...line } = own;
  const chosen = choices.flatMap((field) => {
    const value = String(own[field] ?? '') === String(before[field] ?? '') ? theirs[field] : own[field];
    return value === undefined ? [] : [[field, value]];
  });
  const amount = agreedAmount(before.amount, own.amount ?? 1, theirs.amount ?? 1);
  return { ...line, ...Object.fromEntries(chosen), ...(remark && { remark }), amount };
}

/** Returns the amount of the side that has changed it; the larger one if both have. */
export function agreedAmount(before: number | undefined, own: number, theirs: number): number {
  if (own === before) return theirs;
  return theirs === before ? own : Math.max(own, theirs);
}

/** Returns the remark of the side that has changed it; both if both have and they fit, or else that of the browser. */
export function mergeRemark(before: string, own: string, theirs: string): string {
  if (own === before) return theirs;
  if (theirs === before) return own;
  if (theirs.includes(own)) return theirs;
  if (own.includes(theirs)) return own;
  const both = `${theirs} / ${own}`;
  return both.length > maxRemarkLength ? own : both;
}
