import { countWords } from './count-words.ts';
import type { ProblemKey } from './form-problem.ts';
import { limits } from './limits.ts';

/** The first rule that a text violates. */
export type Broken = { key: ProblemKey; amount?: number };

const letters = /^[\p{L}\p{M} '‘’.\-‐‑]*$/u;
const number = /^[+-]?\d+(?:[.,]\d+)?$/;
const phone = /^[\d +().-]*$/;
/** E.164 limits a number to 15 digits with its country code. The shortest numbers of subscribers have four digits. */
const phoneDigits = { least: 4, most: 15 };
const mailbox = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i;
const domainLabel = /^[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?$/u;

export function isLetters(text: string): boolean {
  return letters.test(text);
}

/** Returns the rule that a phone number violates, without its country: letters, or too few or too many digits. */
export function brokenByPhone(text: string): Broken | undefined {
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  if (!phone.test(text) || digits === '') return { key: 'numbers' };
  return digits.length < phoneDigits.least || digits.length > phoneDigits.most ? { key: 'phone' } : undefined;
}

/**
 * Whether a text is a valid email address: one mailbox at a domain of at least two labels, without characters that would end a header or
 * start another address.
 */
export function isEmail(text: string): boolean {
  if (text.length > limits.email) return false;
  const at = text.lastIndexOf('@');
  const name = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  if (at < 1 || !mailbox.test(name) || name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false;
  return labels.length > 1 && labels.every((label) => domainLabel.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
}

/** Returns the typed number, with a point or a comma; undefined if it is invalid. */
export function readNumber(text: string): number | undefined {
  return text.length <= limits.number && number.test(text) ? Number(text.replace(',', '.')) : undefined;
}

export type NumberBounds = { whole: boolean; min?: number | null; max?: number | null };

export function brokenByNumber(text: string, { whole, min, max }: NumberBounds): Broken | undefined {
  const value = readNumber(text);
  if (value === undefined) return { key: 'numbers' };
  if (whole && !Number.isInteger(value)) return { key: 'wholeNumber' };
  const typeMax = whole ? limits.maxInt : limits.maxNumber;
  const least = Math.max(min ?? -typeMax, -typeMax);
  const most = Math.min(max ?? typeMax, typeMax);
  if (value < least) return { key: 'tooSmall', amount: least };
  return value > most ? { key: 'tooLarge', amount: most } : undefined;
}

export function brokenByLength(text: string, characters: number, words: number | null = null): Broken | undefined {
  if (text.length > characters) return { key: 'tooLong', amount: characters };
  return words !== null && countWords(text) > words ? { key: 'tooManyWords', amount: words } : undefined;
}
