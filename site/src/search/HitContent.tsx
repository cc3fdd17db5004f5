import type { ReactNode } from 'react';
import { Picture } from '../design/pictures/Picture.tsx';
import type { SearchHitFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './HitContent.module.css';
import { MarkedText } from './MarkedText.tsx';

type HitContentProps = {
  hit: SearchHitFragment;
  /** Whether the row has space for a picture. This is the same for all rows of a list. */
  withPicture?: boolean;
  /** Content below the title. */
  children: ReactNode;
};

/** Renders the content of a hit's row: its picture, the part that the query names, its title with the matched words, and the mark of a discontinued product. */
export function HitContent({
  hit: { title, titleMarks, image, discontinued, part },
  withPicture = true,
  children,
}: HitContentProps) {
  const t = useMessages('search');
  return (
    <>
      {withPicture && (
        <span className={styles.picture}>
          {image && <Picture className={styles.image} picture={{ ...image, alt: '' }} sizes="84px" />}
        </span>
      )}
      <span className={styles.words}>
        {part && <strong className={styles.part}>{t('part', { number: part })}</strong>}{' '}
        <span className={styles.title}>
          <MarkedText text={title} marks={titleMarks} />
        </span>{' '}
        {discontinued && <span className={styles.discontinued}>{t('discontinued')}</span>} {children}
      </span>
    </>
  );
}
