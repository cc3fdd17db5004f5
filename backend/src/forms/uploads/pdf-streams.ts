/** A stream in a PDF: where its bytes are in the file, and the first of them. */
export type PdfStream = {
  start: number;
  head: string;
  /** Whether its dictionary says that it packs objects. */
  isMarked: boolean;
  /** Whether it is deflated and nothing else. */
  isPlain: boolean;
};

/** How many of a stream's first bytes tell what it is. */
const headBytes = 1024;

/** A letter, as itself or by its code. */
const letter = (sign: string) =>
  `(?:${sign}|#${sign
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/g, (x) => `[${x}${x.toUpperCase()}]`)})`;
const named = (...names: string[]) => `/(?:${names.map((name) => [...name].map(letter).join('')).join('|')})(?![A-Za-z])`;

/** What packs objects names its kind, and where the first of them begins: readers go by the one or the other. */
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
 * Finds the streams of a PDF whose text comes in pieces. It reads no structure, which a file may lie about: whatever could be taken for a stream
 * is one here.
 */
export class PdfStreams {
  #text = '';
  /** Where in the file the text begins, and where in the text it is to be looked at next. */
  #start = 0;
  #next = 0;
  #hasKind = false;
  #hasFirst = false;
  #filter: 'none' | 'plain' | 'odd' = 'none';

  *within(piece: string): Generator<PdfStream> {
    this.#text += piece;
    yield* this.#look(this.#text.length - headBytes * 2);
    // What stands before the place is kept a little: a keyword may end there.
    const past = Math.max(0, this.#next - 8);
    this.#text = this.#text.slice(past);
    this.#start += past;
    this.#next -= past;
  }

  /** The streams in what is left at the end. */
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
      // An object seems to end where a text in it says so, too. What names its kind is a stream and nothing else, and waits for one.
      if (stream) this.#hasKind = false;
    }
  }
}
