import styles from './MarkedText.module.css';
import { type Mark, markedParts } from './marked-parts.ts';

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
