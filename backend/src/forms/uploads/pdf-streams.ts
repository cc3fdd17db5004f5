/** A stream in a PDF: the position of its bytes in the file, and the first of them. */
export type PdfStream = {
  start: number;
  head: string;
  /** Whether its dictionary declares packed objects. */
  isMarked: boolean;
  /** Whether deflate is its only filter. */
  isPlain: boolean;
};

/** Number of bytes at the start of a stream from which its content is detected. */
const headBytes = 1024;

/** Returns a pattern that matches a letter, plain or as a code. */
const letter = (sign: string) =>
  `(?:${sign}|#${sign
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/g, (x) => `[${x}${x.toUpperCase()}]`)})`;
const named = (...names: string[]) => `/(?:${names.map((name) => [...name].map(letter).join('')).join('|')})(?![A-Za-z])`;

/** Matches the tokens around a stream. Readers recognise packed objects by `ObjStm` or by `First`, so either one counts. */
const marks = new RegExp(
  [
    `(?<kind>${named('ObjStm')})`,
    `(?<first>${named('First')})`,
    '(?<plain>/Filter\\s*(?:/FlateDecode(?![A-Za-z])|\\[\\s*/FlateDecode\\s*\\]))',
    `(?<odd>${named('Filter', 'DecodeParms', 'DP')})`,
    '(?<stream>(?<!end)stream[^\\r\\n]{0,20}(?:\\r\\n?|\\n))',
    'endobj',
  ].join('|'),
  'g',
);

/**
 * Finds the streams of a PDF whose text arrives in chunks. It ignores the structure, which a file may lie about. Everything that
 * could be read as a stream counts as one.
 */
export class PdfStreams {
  #text = '';
  /** Position of the text in the file, and position in the text at which the search continues. */
  #start = 0;
  #next = 0;
  #hasKind = false;
  #hasFirst = false;
  #filter: 'none' | 'plain' | 'odd' = 'none';

  *within(piece: string): Generator<PdfStream> {
    this.#text += piece;
    yield* this.#look(this.#text.length - headBytes * 2);
    // Keeps a few characters before the position, because a keyword may end there.
    const past = Math.max(0, this.#next - 8);
    this.#text = this.#text.slice(past);
    this.#start += past;
    this.#next -= past;
  }

  /** Yields the streams in the remaining text. */
  *rest(): Generator<PdfStream> {
    yield* this.#look(this.#text.length);
  }

  *#look(end: number): Generator<PdfStream> {
    marks.lastIndex = this.#next;
    for (let found = marks.exec(this.#text); found && found.index < end; found = marks.exec(this.#text)) {
      const after = found.index + found[0].length;
      this.#next = after;
      if (found.groups?.stream) {
        const isMarked = this.#hasKind || this.#hasFirst;
        const isPlain = this.#filter === 'plain';
        yield { start: this.#start + after, head: this.#text.slice(after, after + headBytes), isMarked, isPlain };
      }
      this.#note(found.groups ?? {});
      marks.lastIndex = after;
    }
    this.#next = Math.max(this.#next, end, 0);
  }

  #note({ kind, first, plain, odd, stream }: Record<string, string>): void {
    if (kind) this.#hasKind = true;
    else if (first) this.#hasFirst = true;
    else if (odd) this.#filter = 'odd';
    else if (plain) this.#filter = this.#filter === 'odd' ? 'odd' : 'plain';
    else {
      this.#hasFirst = false;
      this.#filter = 'none';
      // `endobj` may also occur in a text within the object. A kind belongs to a stream, so it applies until the next stream.
      if (stream) this.#hasKind = false;
    }
  }
}
