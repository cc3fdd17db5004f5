import { Picture } from '../design/pictures/Picture.tsx';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { NewsCardFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './NewsCard.module.css';

type NewsCardProps = {
  article: FragmentOf<NewsCardFragment>;
  /** Displayed width of its picture, as the `sizes` attribute. */
  sizes: string;
  withIntro?: boolean;
  /** Whether the text is beside the picture from 993 px, with the introduction. */
  isWide?: boolean;
};

/** Renders an article in a grid: its first picture on the shelf, date and title (CON-03). */
export function NewsCard({ article, sizes, withIntro = false, isWide = false }: NewsCardProps) {
  const { title, uri, postDate, introtext, headerslider } = read<NewsCardFragment>(article);
  const { format, localHref } = useSite();
  const [picture] = headerslider;
  return (
    <li className={isWide ? styles.wide : styles.card}>
      <div className={styles.shelf}>
        {picture && (
          <Picture
            className={picture.cutOut ? styles.whole : styles.picture}
            picture={picture.cutOut ? { ...picture, crop: picture.whole } : picture}
            sizes={sizes}
          />
        )}
      </div>
      <time className={styles.date} dateTime={postDate}>
        {format.date(postDate)}
      </time>
      <h3 className={styles.title}>
        <a className={styles.link} href={localHref(uri)}>
          {title}
        </a>
      </h3>
      {(withIntro || isWide) && introtext && <p className={styles.intro}>{introtext}</p>}
    </li>
  );
}
