import { storeProjectName } from '../project-name.ts';
import type { QuotationLines } from '../quotation-line.ts';
import { type QuotationRule, remove } from '../quotation-rules.ts';

/**
 * Removes the submitted lines from the list, and the project name if no lines remain (QUO-08). Lines that another tab has added
 * meanwhile remain.
 */
export function clearSubmittedItems(change: (rule: QuotationRule) => void, sent: QuotationLines): void {
  let left: QuotationLines = [];
  change((lines) => {
    left = sent.reduce((rest, line) => remove(rest, line), lines);
    return left;
  });
  if (left.length === 0) storeProjectName('');
}
