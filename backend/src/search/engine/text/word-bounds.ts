/** Characters of words: letters with their accents, and digits. */
const ofWords = /[\p{L}\p{M}\p{N}]/u;

/** Table for Latin letters. A regular expression would take most of the time needed to read a text. */
const latin = Uint8Array.from({ length: 0x250 }, (_, code) => (ofWords.test(String.fromCharCode(code)) ? 1 : 0));

/** First letters of words, as code units. */
export type Initials = ReadonlySet<number>;

export const initialsOf = (folded: Iterable<string>): Initials => new Set(Array.from(folded, (word) => word.charCodeAt(0)));

/**
 * Whether a word may begin with one of these letters once it is folded, by its first code unit. Folding changes no ASCII letter
 * except its case.
 */
export function mayBegin(code: number, initials: Initials): boolean {
  const isCapital = code >= 65 && code <= 90;
  return code > 127 || initials.has(isCapital ? code + 32 : code);
}

/** Calls `visit` for each word of a text in order, with its start and end in UTF-16 code units. */
export function eachWord(text: string, visit: (start: number, end: number) => void): void {
  let start = -1;
  for (let at = 0, length = 1; at < text.length; at += length) {
    const code = text.charCodeAt(at);
    const other = code < latin.length ? undefined : String.fromCodePoint(text.codePointAt(at) ?? code);
    length = other?.length ?? 1;
    if (other === undefined ? latin[code] === 1 : ofWords.test(other)) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      visit(start, at);
      start = -1;
    }
  }
  if (start >= 0) visit(start, text.length);
}
