import { isSameLine, type QuotationLine, type QuotationLines } from '../quotation-line.ts';
import { hasLine, union } from '../quotation-rules.ts';
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
  const merged = own.flatMap((line) => {
    const before = commonOf(line, ownNow);
    if (!before) return [withLargerAmount(line, theirs)];
    const other = theirsNow.get(before);
    if (other) return [mergeLine(before, line, other)];
    return isChanged(before, line) ? [line] : [];
  });
  const come = theirs.filter((line) => {
    const before = commonOf(line, theirsNow);
    return before ? !ownNow.has(before) && isChanged(before, line) : !hasLine(own, line);
  });
  const single = merged.filter((line, place) => merged.findIndex((other) => isSameLine(other, line)) === place);
  return union(single, [...merged.filter((line) => !single.includes(line)), ...come]);
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
