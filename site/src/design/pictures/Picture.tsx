import { cropFile, ownFile, ownFormat, type PictureCrop } from './crop-files.ts';
import styles from './Picture.module.css';

/** Picture of the media library in one of its crops. */
export type PictureSource = {
  alt: string;
  /** Whether it is a studio picture, which is placed on the page background without a frame. */
  cutOut: boolean;
  crop: PictureCrop;
};

type PictureProps = {
  picture: PictureSource;
  /** Replaces the picture below 768 px (HERO-06). */
  mobileCrop?: PictureCrop;
  /** Displayed width of the picture, as the `sizes` attribute. */
  sizes: string;
  /** Whether it is the largest picture above the fold, which is loaded immediately. */
  priority?: boolean;
  className: string | undefined;
};

const belowTablet = '(width < 768px)';

/**
 * Renders a picture in modern formats with its original as fallback. Width and height reserve its space before it is loaded
 * (CAT-07).
 */
export function Picture({ picture, mobileCrop, sizes, priority = false, className }: PictureProps) {
  const { alt, cutOut, crop } = picture;
  return (
    <picture>
      {mobileCrop && modernSources(mobileCrop, sizes, belowTablet)}
      {mobileCrop && <source {...source(mobileCrop, ownFormat(mobileCrop), sizes, belowTablet)} />}
      {modernSources(crop, sizes)}
      <img
        className={cutOut ? `${className} ${styles.cutOut}` : className}
        // WebKit loads an eager image immediately, before a script has inserted its sources.
        loading={priority && import.meta.env.SSR ? undefined : 'lazy'}
        suppressHydrationWarning={priority}
        ref={priority ? loadNow : undefined}
        src={ownFile(crop)}
        alt={alt}
        width={crop.width}
        height={crop.height}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** Starts loading an image once it is in the document. */
function loadNow(image: HTMLImageElement | null): void {
  if (image) image.loading = 'eager';
}

function modernSources(crop: PictureCrop, sizes: string, media?: string) {
  return crop.formats.slice(0, -1).map((format) => <source key={format} {...source(crop, format, sizes, media)} />);
}

function source(crop: PictureCrop, format: string, sizes: string, media?: string) {
  const srcSet = crop.widths.map((width) => `${cropFile(crop, width, format)} ${width}w`).join(', ');
  const box = media === undefined ? {} : { media, width: crop.width, height: crop.height };
  return { type: format === 'jpg' ? 'image/jpeg' : `image/${format}`, srcSet, sizes, ...box };
}
