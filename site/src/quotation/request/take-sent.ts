import { keepProjectName } from '../project-name.ts';
import type { QuotationLines } from '../quotation-line.ts';
import { type QuotationRule, remove } from '../quotation-rules.ts';

/**
 * Takes the lines that were sent off the list, and with the last of them the name of the project (QUO-08). What came on it meanwhile, in
 * another tab, nobody has been sent: it stays.
 */
export function takeSent(change: (rule: QuotationRule) => void, sent: QuotationLines): void {
  let left: QuotationLines = [];
  change((lines) => {
    left = sent.reduce((rest, line) => remove(rest, line), lines);
    return left;
  });
  if (left.length === 0) keepProjectName('');
}
