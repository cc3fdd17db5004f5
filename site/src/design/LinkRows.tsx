import { Icon } from './Icon.tsx';
import styles from './LinkRows.module.css';
import { Picture, type PictureSource } from './Picture.tsx';

type LinkRow = { href: string; title: string; note?: string | null; picture?: PictureSource | null | undefined };

/** Links one below the other on hairlines, two by two in wide windows; a small picture may stand before each. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ href, title, note, picture }) => (
        <li key={href}>
          <a className={styles.row} href={href}>
            {picture && <Picture className={styles.picture} picture={{ ...picture, alt: '' }} sizes="108px" />}
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {note && <span className={styles.note}>{note}</span>}
            </span>
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  );
}
