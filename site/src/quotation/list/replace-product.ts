import { isSameLine, type QuotationItem, type QuotationLine, type QuotationLines } from '../quotation-line.ts';
import { increment, remove } from '../quotation-rules.ts';

/** Replaces the product of a line, with the same amount and remark. Choices of the former product do not apply (CAT-17). */
export function replaceProduct(lines: QuotationLines, line: QuotationLine, item: QuotationItem): QuotationLines {
  const { amount, remark, section } = line;
  const replaced = { ...item, ...(remark && { remark }), ...(section && { section }) };
  const twin = lines.find((other) => isSameLine(other, replaced));
  if (twin) return increment(remove(lines, line), twin, (twin.amount ?? 1) + (amount ?? 1));
  return lines.map((other) => (isSameLine(other, line) ? { ...replaced, amount } : other));
}
