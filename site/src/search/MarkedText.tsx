import styles from './MarkedText.module.css';

/** Renders a text with its matched words underlined (SEA-06). */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return markedParts(text, marks).map(({ text: part, isMarked, start }) =>
    isMarked ? (
      <mark key={start} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

export type Mark = { start: number; end: number };
export type TextPart = { text: string; isMarked: boolean; start: number };

/** Splits a text into marked and unmarked parts. Marks may overlap and have any order; those outside the text are ignored. */
export function markedParts(text: string, marks: readonly Mark[]): TextPart[] {
  const parts: TextPart[] = [];
  let written = 0;
  const write = (end: number, isMarked: boolean) => {
    if (end > written) parts.push({ text: text.slice(written, end), isMarked, start: written });
    written = Math.max(written, end);
  };
  for (const { start, end } of marks.toSorted((one, other) => one.start - other.start)) {
    if (end <= written || start >= text.length) continue;
    write(start, false);
    write(Math.min(end, text.length), true);
  }
  write(text.length, false);
  return parts;
}
