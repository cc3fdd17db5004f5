import type { ReactNode } from 'react';
import { SliderControls, SliderRegion, SliderRow } from '../slider/Slider.tsx';
import { useSlider } from '../slider/use-slider.ts';
import type { PictureCrop } from './crop-files.ts';
import styles from './Gallery.module.css';
import { Picture } from './Picture.tsx';

export type GalleryPicture = {
  alt: string;
  cutOut: boolean;
  large: PictureCrop;
  thumbnail: PictureCrop;
  /** Content over the picture, such as a button. */
  over?: ReactNode;
};

type GalleryProps = {
  /** Prefix of the picture ids, for pages with several galleries. */
  id?: string;
  pictures: readonly GalleryPicture[];
  /** Accessible name of the slider. */
  label: string;
  /** Returns the accessible name of a thumbnail by the position of its picture. */
  labelOf: (place: number) => string;
  sizes: string;
  shape: 'landscape' | 'wide';
  /** Whether the first picture is below the fold too, so that it is loaded lazily. */
  belowFold?: boolean;
};

/** Renders the pictures of one subject on a shelf: two or more as a slider with thumbnails below (BLK-18, CAT-05, HERO-04). */
export function Gallery(props: GalleryProps) {
  const [only] = props.pictures;
  if (!only) return null;
  if (props.pictures.length > 1) return <GallerySlider {...props} />;
  return (
    <div className={styles.shelf}>
      <Slide {...props} picture={only} isFirst />
    </div>
  );
}

function GallerySlider(props: GalleryProps) {
  const { id = 'picture', pictures, label, labelOf } = props;
  const slider = useSlider();
  const slideId = (index: number) => `${id}-${index + 1}`;
  return (
    <SliderRegion label={label}>
      <SliderRow slider={slider} className={styles.shelf} label={label} focusable>
        {pictures.map((picture, index) => (
          <li key={picture.large.path} className={styles.slide} id={slideId(index)}>
            <Slide {...props} picture={picture} isFirst={index === 0} />
          </li>
        ))}
      </SliderRow>
      <div className={styles.foot}>
        <ul className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture.thumbnail.path}>
              <a
                className={styles.thumbnail}
                href={`#${slideId(index)}`}
                aria-label={labelOf(index + 1)}
                aria-current={slider.place === index + 1 ? 'true' : undefined}
                onClick={(event) => {
                  // Until the script has measured the row, the browser follows the anchor.
                  if (slider.places === 0) return;
                  event.preventDefault();
                  slider.go(index + 1);
                }}
              >
                <Picture className={styles.filling} picture={{ ...picture, alt: '', crop: picture.thumbnail }} sizes="108px" />
              </a>
            </li>
          ))}
        </ul>
        <SliderControls slider={slider} className={styles.controls} />
      </div>
    </SliderRegion>
  );
}

type SlideProps = Pick<GalleryProps, 'shape' | 'sizes' | 'belowFold'> & { picture: GalleryPicture; isFirst: boolean };

function Slide({ picture, shape, sizes, isFirst, belowFold = false }: SlideProps) {
  const className = `${styles[shape]} ${picture.cutOut ? styles.whole : styles.filling}`;
  return (
    <>
      <Picture
        className={className}
        picture={{ ...picture, crop: picture.large }}
        sizes={sizes}
        priority={isFirst && !belowFold}
      />
      {picture.over}
    </>
  );
}
