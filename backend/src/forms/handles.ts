import { reservedHandles } from '@plantsoen/form-rules/field-names.ts';
import { formLimits } from './definition/form-limits.ts';

const pattern = /^[A-Za-z][A-Za-z0-9]*$/;

/** Whether a text is a valid handle: a name in GraphQL and HTML, without characters that separate the parts of input names. */
export const isHandle = (handle: string): boolean => pattern.test(handle);

/** Whether a handle is reserved, for the submission of forms or as a property of every JavaScript object. */
export const isReserved = (handle: string): boolean => reservedHandles.includes(handle) || handle in Object.prototype;

/** Handle of the form that includes the quotation list (QUO-08). */
export const quoteRequestHandle = 'quoteRequest';

/** Returns the handle of a duplicate: `contact` gives `contactCopy7f3a`. */
export function handleOfCopy(handle: unknown): string {
  const original = String(handle ?? 'form').replace(/Copy[0-9a-f]{4}$/, '');
  return `${original.slice(0, formLimits.handle - 8)}Copy${crypto.randomUUID().slice(0, 4)}`;
}

/** Maximum length of a generated handle, in characters. A longer label is cut after a word. */
const maxLength = 40;

/** Letters that Unicode does not decompose into a base letter and a mark. */
const letters: Record<string, string> = { ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L' };

/**
 * Returns a camel-case handle for a text: `Uw e-mailadres` gives `uwEmailadres`. It is neither taken nor reserved. `standIn`
 * replaces a text without Latin letters and digits.
 */
export function slugifyHandle(text: string, taken: ReadonlySet<string>, standIn: string): string {
  const handle = camelCase(wordsOf(text)) || standIn;
  const begins = /^[0-9]/.test(handle) ? standIn + handle : handle;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? begins : begins + number;
    if (!taken.has(candidate) && !isReserved(candidate)) return candidate;
  }
}

/** Returns the words of a text in plain letters and digits. Punctuation between two letters does not split a word. */
function wordsOf(text: string): string[] {
  const plain = text
    .replace(/[ßẞæÆœŒøØłŁ]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/(?<=\p{L})[-'’.](?=\p{L})/gu, '');
  return plain.match(/[A-Za-z0-9]+/g) ?? [];
}

function camelCase(words: readonly string[]): string {
  let handle = '';
  for (const word of words) {
    const lower = word.toLowerCase();
    const next = handle === '' ? lower : lower.charAt(0).toUpperCase() + lower.slice(1);
    if (handle !== '' && handle.length + next.length > maxLength) break;
    handle += next;
  }
  return handle.slice(0, maxLength);
}
