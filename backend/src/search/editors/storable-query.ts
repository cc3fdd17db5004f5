import { onOneLine } from './synonym-words.ts';

const maxLength = 80;
const maxWords = 8;

/** Patterns of email addresses, web addresses, telephone numbers, and numbers of persons or accounts. */
const personal: readonly RegExp[] = [
  /@|\bat\b.{1,40}\bdot\b/,
  /https?:|www\.|\w\.(?:nl|be|de|com|org|net|eu)\b/,
  /\d{6}/,
  /(?:\+|\b0)\d[\d\s()./-]{6,}\d/,
  /(?:\d[\s()./-]*){8}/,
  /\b[a-z]{2}\d{2}[\s]?[a-z]{4}/,
  /\b[1-9]\d{3}\s?[a-z]{2}\s?\d/,
];

/**
 * Returns the words of a search as stored for editors: in lower case, with single spaces and without special characters. Returns
 * `undefined` for possible personal data, whole sentences, and texts without a letter.
 */
export function storableQuery(query: string): string | undefined {
  if (query.length > 2 * maxLength) return undefined;
  const plain = onOneLine(query.toWellFormed().normalize('NFKC').toLowerCase());
  if (personal.some((pattern) => pattern.test(plain))) return undefined;
  const words = plain
    .replace(/[^\p{L}\p{M}\p{N}'’&+/. -]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
  const storable = words.join(' ');
  if (!/\p{L}/u.test(storable) || [...storable].length < 2 || storable.length > maxLength || words.length > maxWords)
    return undefined;
  return storable;
}
