/** What words are made of: letters with their accents, and digits. */
const ofWords = /[\p{L}\p{M}\p{N}]/u;

/** As far as Latin letters go the answers stand in a table: an expression would take the most of the time that a text is read in. */
const latin = Uint8Array.from({ length: 0x250 }, (_, code) => (ofWords.test(String.fromCharCode(code)) ? 1 : 0));

/** The first letters of words, as code units. */
export type Initials = ReadonlySet<number>;

export const initialsOf = (folded: Iterable<string>): Initials => new Set(Array.from(folded, (word) => word.charCodeAt(0)));

/** Whether a word may begin with one of these letters once it is folded, by the code unit it begins with: no plain letter becomes another one then. */
export function mayBegin(code: number, initials: Initials): boolean {
  const isCapital = code >= 65 && code <= 90;
  return code > 127 || initials.has(isCapital ? code + 32 : code);
}

/** Visits the words of a text in their order: where each begins, and where it has ended, in UTF-16 code units. */
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
