import { type AskedLine, askedLines } from '../asked-lines.ts';
import { isSameLine, type LineIdentity, type QuotationLine, type QuotationLines } from '../quotation-line.ts';
import { hasLine, union } from '../quotation-rules.ts';

/** Whether two lists ask for the same, line by line. */
export function isSameList(one: readonly AskedLine[], other: readonly AskedLine[]): boolean {
  return written(one) === written(other);
}

const written = (lines: readonly AskedLine[]) =>
  JSON.stringify(
    lines.map(({ id, variant, colour, mounting, remark, amount }) => [id, variant, colour, mounting, remark, amount]),
  );

/**
 * Joins the browser's list with the account's, both of which have grown from one that they once had in common; without such a one that is empty.
 * Where only one of them has changed since, it is the newer one: what was removed there stays away. Else the lines of both stay, each with its larger
 * amount, but for those that one side has removed and the other left as they were.
 */
export function mergeLists(common: readonly AskedLine[], own: QuotationLines, theirs: QuotationLines): QuotationLines {
  if (isSameList(askedLines(own), common)) return theirs;
  if (isSameList(askedLines(theirs), common)) return own;
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

/** What only one side has changed counts; else the larger one. */
function agreedAmount(before: number | undefined, own: number, theirs: number): number {
  if (own === before) return theirs;
  return theirs === before ? own : Math.max(own, theirs);
}

/** The name of the project by the same rule; where both have changed it, the browser's own. */
export function mergeProjects(common: string, own: string, theirs: string): string {
  return own === common ? theirs : own;
}
