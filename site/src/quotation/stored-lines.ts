import type { QuotationItem, QuotationLines } from './quotation-line.ts';
import { add, allowedAmount, increment } from './quotation-rules.ts';

/** A list of 100 lines with the longest texts stays well below it. */
const longestText = 500_000;
const longest = { text: 200, uri: 500 };
export const longestRemark = 500;
/** An address within the site, without slashes at its ends: nothing that a link could take for another origin. */
const uriForm = /^[^/\\\s:?#]+(\/[^/\\\s:?#]+)*$/;
const pictureForm = /^\/(?![/\\])[^\\\s]*$/;

/** The lines in a stored text, which anybody may have written: what is no line is left out. */
export function readLines(text: string | null): QuotationLines {
  if (text === null || text.length > longestText) return [];
  const found = parsed(text);
  if (!Array.isArray(found)) return [];
  return found.reduce<QuotationLines>((lines, value: unknown) => {
    const item = readItem(value);
    return item ? increment(add(lines, item.line), item.line, item.amount) : lines;
  }, []);
}

/** The text by which lines are stored. */
export function writeLines(lines: QuotationLines): string {
  return JSON.stringify(lines);
}

function readItem(value: unknown): { line: QuotationItem; amount: number } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Partial<Record<keyof QuotationItem | 'amount', unknown>>;
  const { id, uri, title, productImage } = given;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return undefined;
  if (typeof uri !== 'string' || uri.length > longest.uri || !uriForm.test(uri)) return undefined;
  if (typeof title !== 'string' || title === '') return undefined;
  const line = {
    id,
    uri,
    title: title.slice(0, longest.text),
    category: textOf(given.category) ?? '',
    productImage: typeof productImage === 'string' && pictureForm.test(productImage) ? productImage.slice(0, longest.uri) : '',
    ...choices(given),
  };
  return { line, amount: typeof given.amount === 'number' ? allowedAmount(given.amount) : 1 };
}

function choices(given: Partial<Record<keyof QuotationItem, unknown>>) {
  const parts = [
    ['variant', textOf(given.variant)],
    ['colour', textOf(given.colour)],
    ['mounting', textOf(given.mounting)],
    ['remark', textOf(given.remark, longestRemark)],
  ] as const;
  return Object.fromEntries(parts.filter(([, text]) => text !== undefined));
}

function textOf(value: unknown, length = longest.text): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, length) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
