import { isSameLine, type LineIdentity, type QuotationLine, type QuotationLines } from '../quotation-line.ts';
import { hasLine, union } from '../quotation-rules.ts';
import { type RequestedItem, requestedItems } from '../requested-items.ts';

/** Whether two lists have the same lines in the same order. */
export function isSameList(one: readonly RequestedItem[], other: readonly RequestedItem[]): boolean {
  return written(one) === written(other);
}

const written = (lines: readonly RequestedItem[]) =>
  JSON.stringify(
    lines.map(({ id, variant, colour, mounting, options, part, remark, section, amount }) => [
      ...[id, variant, colour, mounting, part, remark],
      ...[section, amount],
      ...(options?.toSorted() ?? []),
    ]),
  );

/**
 * Merges the lists of browser and account by their last common state, which may be empty. If only one side has changed, its list
 * is returned. Otherwise the lines of both remain, each with its larger amount. A line that one side has removed and the other
 * has not changed is dropped.
 */
export function mergeLists(common: readonly RequestedItem[], own: QuotationLines, theirs: QuotationLines): QuotationLines {
  if (isSameList(requestedItems(own), common)) return theirs;
  if (isSameList(requestedItems(theirs), common)) return own;
  const amountBefore = (line: LineIdentity) => common.find((before) => isSameLine(before, line))?.amount;
  const stays = (line: QuotationLine, others: QuotationLines) =>
    hasLine(others, line) || amountBefore(line) !== (line.amount ?? 1);
  const agreed = own
    .filter((line) => stays(line, theirs))
    .map((line) => {
      const other = theirs.find((one) => isSameLine(one, line));
      return other ? { ...line, amount: agreedAmount(amountBefore(line), line.amount ?? 1, other.amount ?? 1) } : line;
    });
  const come = theirs.filter((line) => !hasLine(own, line) && stays(line, own));
  return union(agreed, come);
}

/** Returns the amount of the side that has changed it; the larger one if both have. */
function agreedAmount(before: number | undefined, own: number, theirs: number): number {
  if (own === before) return theirs;
  return theirs === before ? own : Math.max(own, theirs);
}

/** Merges a text by the same rule. If both sides have changed it, that of the browser is used. */
export function mergeTexts(common: string, own: string, theirs: string): string {
  return own === common ? theirs : own;
}
