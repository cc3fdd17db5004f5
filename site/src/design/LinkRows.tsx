import { Icon } from './Icon.tsx';
import styles from './LinkRows.module.css';
import { Picture, type PictureSource } from './pictures/Picture.tsx';

type LinkRow = { href: string; title: string; note?: string | null; picture?: PictureSource | null | undefined };

/** Renders links in rows separated by hairlines, in two columns in wide windows. A row can start with a small picture. */
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
