import { maxOptions } from '@plantsoen/contract/product-options.ts';
import type { QuotationItem, QuotationLines } from './quotation-line.ts';
import { add, allowedAmount, increment } from './quotation-rules.ts';

/** Maximum length of the stored text. A list of 100 lines with the longest texts is much shorter. */
const maxTextLength = 500_000;
const maxLengths = { text: 200, uri: 500 };
export const maxRemarkLength = 500;
/** An address within the site without leading and trailing slash, which no link resolves to another origin. */
const uriForm = /^[^/\\\s:?#]+(\/[^/\\\s:?#]+)*$/;
const pictureForm = /^\/(?![/\\])[^\\\s]*$/;

/** Parses stored lines. The text is untrusted, so invalid lines are skipped. */
export function readLines(text: string | null): QuotationLines {
  if (text === null || text.length > maxTextLength) return [];
  return linesOf(parsed(text));
}

/** Returns the valid lines of an untrusted value. */
export function linesOf(found: unknown): QuotationLines {
  if (!Array.isArray(found)) return [];
  return found.reduce<QuotationLines>((lines, value: unknown) => {
    const item = readItem(value);
    return item ? increment(add(lines, item.line), item.line, item.amount) : lines;
  }, []);
}

/** Returns the text to store for lines. */
export function writeLines(lines: QuotationLines): string {
  return JSON.stringify(lines);
}

function readItem(value: unknown): { line: QuotationItem; amount: number } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Partial<Record<keyof QuotationItem | 'amount', unknown>>;
  const { id, uri, title, productImage } = fields;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return undefined;
  if (typeof uri !== 'string' || uri.length > maxLengths.uri || !uriForm.test(uri)) return undefined;
  if (typeof title !== 'string' || title === '') return undefined;
  const line = {
    id,
    uri,
    title: title.slice(0, maxLengths.text),
    category: textOf(fields.category) ?? '',
    productImage: typeof productImage === 'string' && pictureForm.test(productImage) ? productImage.slice(0, maxLengths.uri) : '',
    ...choices(fields),
  };
  return { line, amount: typeof fields.amount === 'number' ? allowedAmount(fields.amount) : 1 };
}

function choices(fields: Partial<Record<keyof QuotationItem, unknown>>) {
  const parts = [
    ['variant', textOf(fields.variant)],
    ['colour', textOf(fields.colour)],
    ['mounting', textOf(fields.mounting)],
    ['part', textOf(fields.part)],
    ['remark', textOf(fields.remark, maxRemarkLength)],
    ['section', textOf(fields.section)],
  ] as const;
  const options = Array.isArray(fields.options)
    ? fields.options.flatMap((option) => textOf(option) ?? []).slice(0, maxOptions)
    : [];
  return { ...Object.fromEntries(parts.filter(([, text]) => text !== undefined)), ...(options.length > 0 && { options }) };
}

function textOf(value: unknown, length = maxLengths.text): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, length) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
