import type { WeakPasswordKey } from '@plantsoen/form-rules/account.ts';
import { commonWords, maxCommonWordLength } from './common-words.ts';

/** Minimum weight of the characters outside known words and patterns. With less, a password is easy to guess. */
const leastOfItsOwn = 4;
/** Maximum number of known words in a refused password. Three words form a sentence that is hard to guess. */
const maxWords = 2;
const minWordLength = 4;
/** Minimum lengths of keyboard walks. Letters need four, because many words contain three adjacent letters, such as `zui`. */
const minWalkLength = { digits: 3, letters: 4 };

/** Rows of three keyboard layouts, the alphabet and the digits, each in both directions. */
const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789012',
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '!@#$%^&*()',
].flatMap((walk) => [walk, [...walk].reverse().join('')]);

/** Dates and years as people write them in passwords. */
const date =
  /^(?:(?:0?[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:19|20)\d\d)/;

/** Texts whose words make a password easy to guess: of the account, and of the company that runs the site. */
export type OwnTexts = { personal?: readonly string[]; company?: readonly string[] };

/**
 * Returns the reason why a password is too easy to guess, or undefined for every other password. No rule requires certain kinds
 * of characters. Personal details take precedence over the company, and both over common words: they name the word to change most
 * precisely.
 */
export function weaknessOf(password: string, { personal = [], company = [] }: OwnTexts = {}): WeakPasswordKey | undefined {
  const plain = plainOf(password);
  const own: OwnWords = { personal: new Set(personal.flatMap(wordsOf)), company: new Set(company.flatMap(wordsOf)) };
  for (const text of [plain, plain.replace(/(.)\1+/gu, '$1'), ...spelledOut(plain)]) {
    const weakness = weaknessOfText(text, own);
    if (weakness) return weakness;
  }
  return undefined;
}

type OwnWords = { personal: ReadonlySet<string>; company: ReadonlySet<string> };

/** Returns the words of a name, an email address or another text of the account or company. */
function wordsOf(text: string): string[] {
  const plain = plainOf(text);
  const parts = plain.split(/[^\p{L}\p{N}]+/u);
  return [plain, parts.join(''), ...parts].filter((word) => word.length >= minWordLength);
}

const plainOf = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

const figures: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '€': 'e' };

/** Replaces digits and symbols with the letters that they resemble, except after the last letter. */
function spelledOut(text: string): string[] {
  const end = text.search(/[^\p{L}]*$/u);
  const spelled = ['i', 'l'].map((one) =>
    text.slice(0, end).replace(/[03457 8@$€1!|]/g, (figure) => (/[1!|]/.test(figure) ? one : (figures[figure] ?? figure))),
  );
  return spelled.map((head) => head + text.slice(end));
}

/** Returns the kind of known words and patterns in a text, or undefined if enough of it remains without them. */
function weaknessOfText(text: string, own: OwnWords): WeakPasswordKey | undefined {
  const words = new Set<string>();
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const word = longestWordAt(text, at, own.personal) ?? longestWordAt(text, at, own.company) ?? commonWordAt(text, at);
    if (word) words.add(word);
    const piece = word ?? dateAt(text, at) ?? walkAt(text, at) ?? repeatAt(text, at);
    if (!piece) rest += text[at];
    at += piece?.length ?? 1;
  }
  if (words.size > maxWords || weightOf(withoutRepeats(rest)) >= leastOfItsOwn) return undefined;
  if ([...words].some((word) => own.personal.has(word))) return 'personalPassword';
  if ([...words].some((word) => own.company.has(word))) return 'companyPassword';
  if (words.size === 0) return 'patternPassword';
  return words.size === 1 ? 'commonPassword' : 'simplePassword';
}

const longestWordAt = (text: string, at: number, words: ReadonlySet<string>) =>
  [...words].filter((word) => text.startsWith(word, at)).sort((a, b) => b.length - a.length)[0];

function commonWordAt(text: string, at: number): string | undefined {
  for (let length = Math.min(maxCommonWordLength, text.length - at); length >= minWordLength; length--) {
    const word = text.slice(at, at + length);
    if (commonWords.has(word)) return word;
  }
  return undefined;
}

const dateAt = (text: string, at: number) => date.exec(text.slice(at, at + 8))?.[0];

function walkAt(text: string, at: number): string | undefined {
  const minLength = /^\p{L}/u.test(text.slice(at)) ? minWalkLength.letters : minWalkLength.digits;
  let longest = '';
  for (const walk of walks) {
    let length = minLength;
    while (at + length <= text.length && walk.includes(text.slice(at, at + length))) length += 1;
    if (length - 1 > longest.length && length > minLength) longest = text.slice(at, at + length - 1);
  }
  return longest || undefined;
}

const repeatAt = (text: string, at: number) => /^(.)\1\1+/u.exec(text.slice(at))?.[0];

/** Reduces a repetition such as `xyzxyz` to `xyz`. */
const withoutRepeats = (text: string) => text.replace(/^(.{1,8}?)\1+$/u, '$1');

/** Weighs letters as 1 and other characters as 0.5, because digits and symbols are easier to guess. */
const weightOf = (text: string) => [...text].reduce((sum, character) => sum + (/\p{L}/u.test(character) ? 1 : 0.5), 0);
