import type { ReactNode } from 'react';
import { Picture } from '../design/Picture.tsx';
import type { SearchHitFragment } from '../platform/generated/operations-types.ts';
import styles from './HitContent.module.css';
import { MarkedText } from './MarkedText.tsx';

type HitContentProps = {
  hit: SearchHitFragment;
  /** Whether there is room for a picture: in all rows of a list, or in none. */
  withPicture?: boolean;
  /** What is told of it below its title. */
  children: ReactNode;
};

/** What stands in the row of a hit: its picture, and its title with the matched words. */
export function HitContent({ hit: { title, titleMarks, image }, withPicture = true, children }: HitContentProps) {
  return (
    <>
      {withPicture && (
        <span className={styles.picture}>
          {image && <Picture className={styles.image} picture={{ ...image, alt: '' }} sizes="84px" />}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>
          <MarkedText text={title} marks={titleMarks} />
        </span>{' '}
        {children}
      </span>
    </>
  );
}
