import styles from './Gallery.module.css';
import { Picture, type PictureCrop } from './Picture.tsx';

export type GalleryPicture = { alt: string; cutOut: boolean; large: PictureCrop; thumbnail: PictureCrop };

type GalleryProps = {
  pictures: readonly GalleryPicture[];
  /** Names the row for those who do not see it. */
  label: string;
  /** Names a thumbnail: the place of its picture in the row. */
  labelOf: (place: number) => string;
  sizes: string;
  shape: 'landscape' | 'wide';
};

/** Pictures in a row that snaps, standing on a shelf, with thumbnails below; it needs no script. */
export function Gallery({ pictures, label, labelOf, sizes, shape }: GalleryProps) {
  const several = pictures.length > 1;
  return (
    <div>
      <ul className={styles.row} tabIndex={several ? 0 : undefined} aria-label={label}>
        {pictures.map((picture, index) => (
          <li key={picture.large.path} className={styles.slide} id={slideId(index)}>
            <Picture
              className={`${styles[shape]} ${picture.cutOut ? styles.whole : styles.filling}`}
              picture={{ ...picture, crop: picture.large }}
              sizes={sizes}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {several && (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture.thumbnail.path}>
              <a className={styles.thumbnail} href={`#${slideId(index)}`} aria-label={labelOf(index + 1)}>
                <Picture className={styles.filling} picture={{ ...picture, alt: '', crop: picture.thumbnail }} sizes="108px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const slideId = (index: number) => `picture-${index + 1}`;
