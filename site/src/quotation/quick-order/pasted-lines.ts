import { maxPieces } from '../quotation-rules.ts';

/** Why a pasted line cannot be ordered. */
export type PastedProblem = 'unreadable' | 'amount' | 'tooMany';

/** A pasted line with its text, and what it orders or why it orders nothing. `place` counts from 1. */
export type PastedLine = { place: number; text: string } & (
  | { number: string; amount: number; problem?: undefined }
  | { problem: PastedProblem }
);

/** Maximum number of pasted lines that are read. */
export const maxPastedLines = 500;

const longestNumber = 40;
const articleNumber = /^(?=.*\d)[\p{L}\d][\p{L}\d ./_-]+$/u;
/** A figure with or without a unit or a sign of multiplication: '3', '3x', '× 3', '3 stuks', '1.000', '1e9', '-2'. */
const figure = /^(?:[x×]\s*)?(?<figure>-?\d[\d.,]*(?:e\d+)?)(?:\s*(?:[x×]|stuks?|st\.?|pcs?\.?|pieces?|Stück|Stk\.?))?$/iu;

/**
 * Reads article numbers with amounts, as pasted from a spreadsheet or typed (QUO-13). A line has cells between tabs, semicolons or commas,
 * or words. The first article number and the last figure of a line count; without a figure, the amount is 1. Empty lines and a first line
 * without any digit, the headings of a sheet, are left out. `rest` has the lines beyond the maximum.
 */
export function pastedLines(text: string): { lines: PastedLine[]; rest: string[] } {
  const filled = text
    .split(/\r?\n/)
    .map((line, index) => ({ place: index + 1, text: line.trim() }))
    .filter(({ place, text: line }) => line !== '' && (place > 1 || /\d/.test(line)));
  return {
    lines: filled.slice(0, maxPastedLines).map(({ place, text: line }) => ({ place, text: line, ...readLine(line) })),
    rest: filled.slice(maxPastedLines).map((line) => line.text),
  };
}

function readLine(line: string): { number: string; amount: number } | { problem: PastedProblem } {
  const cells = line
    .split(/[\t;]|,(?!\d)/)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    .filter(Boolean);
  const parts = cells.length > 1 ? cells : wordsOf(line);
  // A number of digits alone is an article number only before the amount.
  const numbered = parts.findIndex((part) => articleNumber.test(part) && !figure.test(part));
  const at = numbered >= 0 ? numbered : parts.findIndex((part) => articleNumber.test(part));
  const number = parts[at];
  if (number === undefined || number.length > longestNumber) return { problem: 'unreadable' };
  const figures = parts.filter((part, index) => index !== at && figure.test(part));
  const amount = amountOf(figures.at(-1) ?? '1');
  if (Number.isNaN(amount) || amount < 1) return { problem: 'amount' };
  return amount > maxPieces ? { problem: 'tooMany' } : { number, amount };
}

/** Splits a line without cells into its number and its figure: '3x BM-1010-01', 'BM-1010-01 3 stuks', 'BM-1010-01 Meent parkbank 12'. */
function wordsOf(line: string): string[] {
  const [, before, number] = /^([x×]?\s*\d+\s*[x×]?)\s+(\S*[^\d\s.,]\S*)(?:\s|$)/iu.exec(line) ?? [];
  if (before && number) return [number, before];
  const [first = '', ...others] = line.split(/\s+/);
  const endings = others.map((_, at) => others.slice(at).join(' '));
  return [first, ...endings.filter((ending) => figure.test(ending)).slice(0, 1)];
}

/** Returns an amount; NaN if it is no whole number. A point or comma before three digits groups thousands. */
function amountOf(text: string): number {
  const written = figure.exec(text)?.groups?.figure ?? '';
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(written) ? written.replace(/[.,]/g, '') : written.replace(/[.,]0+$/, '');
  const amount = Number(plain.replace(',', '.'));
  return Number.isInteger(amount) ? amount : Number.NaN;
}

/** Returns the letters and digits of an article number, by which it is compared. */
export const codeOf = (number: string) => number.replace(/[^\p{L}\d]/gu, '').toUpperCase();

/** Returns the distinct article numbers of the lines. */
export function numbersOf(lines: readonly PastedLine[]): string[] {
  const numbers = lines.flatMap((line) => (line.problem ? [] : [[codeOf(line.number), line.number] as const]));
  return [...new Map(numbers.toReversed()).values()].toReversed();
}
