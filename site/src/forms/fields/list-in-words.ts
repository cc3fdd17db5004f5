import { storedText } from '../../quotation/quotation-storage.ts';
import { readLines } from '../../quotation/stored-lines.ts';

/** Returns the stored quotation list, one line per product: '4 x Meent park bench, BM-1010-01, RAL 7016'. */
export function listInWords(): string {
  return readLines(storedText())
    .map(({ amount, title, variant, colour, mounting, options, remark }) =>
      [`${amount ?? 1} x ${title}`, variant, colour, mounting, options?.join(' + '), remark].filter(Boolean).join(', '),
    )
    .join('\n');
}
