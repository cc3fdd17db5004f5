import { isSameLine, type QuotationLine, type QuotationLines } from '../quotation-line.ts';
import { hasLine, maxPieces, union } from '../quotation-rules.ts';
import { type RequestedItem, requestedItems } from '../requested-items.ts';
import { agreedAmount, linesNow, mergeLine } from './merge-line.ts';

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
 * is returned. Otherwise the lines of both remain, a common one merged by field, and an equal new one with its larger amount. A line that
 * one side has removed and the other has not changed is dropped.
 */
export function mergeLists(common: readonly RequestedItem[], own: QuotationLines, theirs: QuotationLines): QuotationLines {
  if (isSameList(requestedItems(own), common)) return theirs;
  if (isSameList(requestedItems(theirs), common)) return own;
  const [ownNow, theirsNow] = [linesNow(common, own), linesNow(common, theirs)];
  const commonOf = (line: QuotationLine, now: typeof ownNow) => common.find((before) => now.get(before) === line);
  const merged = own.flatMap((line): Merged[] => {
    const before = commonOf(line, ownNow);
    if (!before) return [{ line: withLargerAmount(line, theirs) }];
    const other = theirsNow.get(before);
    if (other) return [{ line: mergeLine(before, line, other), before }];
    return isChanged(before, line) ? [{ line, before }] : [];
  });
  const come = theirs.filter((line) => {
    const before = commonOf(line, theirsNow);
    return before ? !ownNow.has(before) && isChanged(before, line) : !hasLine(own, line);
  });
  return union(withoutTwins(merged), come);
}

/** A line of the merged list, with the common line that it comes from, unless it is new. */
type Merged = { line: QuotationLine; before?: RequestedItem };

/** Joins lines that have become equal: the pieces of two common lines are added; of a new line the larger amount counts. */
function withoutTwins(merged: readonly Merged[]): QuotationLines {
  const single: Merged[] = [];
  for (const { line, before } of merged) {
    const place = single.findIndex((other) => isSameLine(other.line, line));
    const twin = single[place];
    const [one, other] = [twin?.line.amount ?? 1, line.amount ?? 1];
    const amount = before && twin?.before ? Math.min(maxPieces, one + other) : Math.max(one, other);
    if (twin) single[place] = { ...twin, line: { ...twin.line, amount } };
    else single.push({ line, ...(before && { before }) });
  }
  return single.map(({ line }) => line);
}

const isChanged = (before: RequestedItem, line: QuotationLine) =>
  !isSameLine(before, line) || before.amount !== (line.amount ?? 1);

function withLargerAmount(line: QuotationLine, others: QuotationLines): QuotationLine {
  const twin = others.find((other) => isSameLine(other, line));
  return twin ? { ...line, amount: agreedAmount(undefined, line.amount ?? 1, twin.amount ?? 1) } : line;
}

/** Merges a text by the same rule. If both sides have changed it, that of the browser is used. */
export function mergeTexts(common: string, own: string, theirs: string): string {
  return own === common ? theirs : own;
}
