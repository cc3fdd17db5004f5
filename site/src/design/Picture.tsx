import styles from './Picture.module.css';

/** The files of one crop, as the contract answers them: `{path}-{width}.{format}`, the last format being the source's own. */
export type PictureCrop = {
  path: string;
  widths: readonly number[];
  formats: readonly string[];
  url: string;
  width: number;
  height: number;
};

/** A picture of the media library in one of its crops. */
export type PictureSource = {
  alt: string;
  /** A studio picture: it stands on the ground of the page without a frame. */
  cutOut: boolean;
  crop: PictureCrop;
};

type PictureProps = {
  picture: PictureSource;
  /** Shown below 768 px instead (HERO-06). */
  mobileCrop?: PictureCrop;
  /** How wide the picture stands in the page, as the `sizes` attribute. */
  sizes: string;
  /** The largest picture above the fold: fetched at once. */
  priority?: boolean;
  className: string | undefined;
};

const belowTablet = '(width < 768px)';

/** A picture in modern formats with its original as fallback; width and height keep its place before it arrives (CAT-07). */
export function Picture({ picture, mobileCrop, sizes, priority = false, className }: PictureProps) {
  const { alt, cutOut, crop } = picture;
  return (
    <picture>
      {mobileCrop && modernSources(mobileCrop, sizes, belowTablet)}
      {mobileCrop && <source {...source(mobileCrop, mobileCrop.formats.at(-1) ?? 'jpg', sizes, belowTablet)} />}
      {modernSources(crop, sizes)}
      <img
        className={cutOut ? `${className} ${styles.cutOut}` : className}
        // WebKit loads an eager image at once, before a script has put it among its sources.
        loading={priority && import.meta.env.SSR ? undefined : 'lazy'}
        suppressHydrationWarning={priority}
        ref={priority ? loadNow : undefined}
        src={crop.url}
        alt={alt}
        width={crop.width}
        height={crop.height}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** Starts the loading of an image that is in its place. */
function loadNow(image: HTMLImageElement | null): void {
  if (image) image.loading = 'eager';
}

function modernSources(crop: PictureCrop, sizes: string, media?: string) {
  return crop.formats.slice(0, -1).map((format) => <source key={format} {...source(crop, format, sizes, media)} />);
}

function source(crop: PictureCrop, format: string, sizes: string, media?: string) {
  const srcSet = crop.widths.map((width) => `${crop.path}-${width}.${format} ${width}w`).join(', ');
  const box = media === undefined ? {} : { media, width: crop.width, height: crop.height };
  return { type: format === 'jpg' ? 'image/jpeg' : `image/${format}`, srcSet, sizes, ...box };
}
