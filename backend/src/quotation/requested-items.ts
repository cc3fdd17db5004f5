import { maxOptions } from '@plantsoen/contract/product-options.ts';
import { cleanLine } from '@plantsoen/form-rules/clean-text.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';

/** A line as a visitor sends it. The data of the product is looked up on the server. */
export type RequestedItem = {
  id: number;
  amount: number;
  variant?: string;
  colour?: string;
  mounting?: string;
  /** Article numbers of options (CAT-16). */
  options?: string[];
  /** Article number of the spare part that the line asks for. */
  part?: string;
  remark?: string;
  /** Id of its section (QUO-11). */
  section?: string;
};

const maxLines = 100;
const maxPieces = 100;
const maxCodeLength = 200;
const maxRemarkLength = 500;

/** Characters that no code contains: control characters and those that change the writing direction. */
const strange = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

type RequestedList = { lines: RequestedItem[] } | { problems: FormProblem[] };

const refused = (key: FormProblem['key'], amount?: number): RequestedList => ({
  problems: [{ handle: null, key, ...(amount !== undefined && { amount }) }],
});

/**
 * Parses a list from any sender: 1 to 100 lines, whole amounts from 1 to 100, short plain texts. Remarks are cleaned instead, so
 * that pasted characters do not block a whole list. Returns the problems of an invalid list.
 */
export function readRequestedItems(value: unknown): RequestedList {
  if (!Array.isArray(value)) return refused('unreadable');
  if (value.length === 0) return refused('emptyList');
  if (value.length > maxLines) return refused('tooLarge', maxLines);
  const lines = value.map(readLine);
  const whole = lines.filter((line) => line !== undefined);
  return whole.length === lines.length ? { lines: whole } : refused('unreadable');
}

function readLine(value: unknown): RequestedItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, amount, variant, colour, mounting, options, part, remark, section } = value as Record<string, unknown>;
  if (!isWhole(id, 2_147_483_647) || !isWhole(amount, maxPieces)) return undefined;
  const codes = { variant, colour, mounting, part, section };
  if (!Object.values(codes).every((code) => isText(code, maxCodeLength))) return undefined;
  if (!isOptions(options)) return undefined;
  const words = typeof remark === 'string' ? cleanRemark(remark) : remark;
  // A remark may have several lines.
  if (!isText(typeof words === 'string' ? words.replaceAll('\n', ' ') : words, maxRemarkLength)) return undefined;
  const texts = Object.entries({ ...codes, remark: words }).filter(([, text]) => text);
  return { id, amount, ...Object.fromEntries(texts), ...(options?.length && { options: [...new Set(options)] }) };
}

/** Cleans each line of a remark. */
const cleanRemark = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .trim();

function isOptions(value: unknown): value is string[] | null | undefined {
  if (value === undefined || value === null) return true;
  return Array.isArray(value) && value.length <= maxOptions && value.every((option) => option && isText(option, maxCodeLength));
}

function isWhole(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max;
}

function isText(value: unknown, maxLength: number): value is string | null | undefined {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.length <= maxLength && !strange.test(value))
  );
}

/** Returns a text that is equal for lines with the same options in any order. */
const optionsKey = ({ options = [] }: RequestedItem) => options.toSorted().join();

/** Whether two lines are equal apart from their amounts (QUO-01). */
export function isSameLine(one: RequestedItem, other: RequestedItem): boolean {
  return (
    (['id', 'variant', 'colour', 'mounting', 'part', 'remark', 'section'] as const).every(
      (field) => one[field] === other[field],
    ) && optionsKey(one) === optionsKey(other)
  );
}

const maxTextLength = 200;

/** Returns the project name that a visitor typed as one short line without control characters. */
export const projectName = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()
    .slice(0, maxTextLength);
