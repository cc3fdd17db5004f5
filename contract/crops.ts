/**
 * Named crops (CAT-07 and the sizes of each block): maximum width and height in CSS pixels at 1x.
 * A crop is made at 0.5x, 1x and 2x, never larger than the source. `fit: 'contain'` keeps the whole picture inside the box.
 */
export const crops = {
  header: { width: 1600, height: 900, fit: 'cover' },
  headerPortrait: { width: 622, height: 830, fit: 'cover' },
  headerLow: { width: 400, height: 179, fit: 'cover' },
  headerMobile: { width: 384, height: 480, fit: 'cover' },
  product: { width: 625, height: 468, fit: 'cover' },
  productLarge: { width: 1250, height: 936, fit: 'cover' },
  productThumbnail: { width: 108, height: 81, fit: 'cover' },
  productHighlight: { width: 295, height: 221, fit: 'cover' },
  quotation: { width: 140, height: 100, fit: 'cover' },
  categoryCard: { width: 296, height: 526, fit: 'cover' },
  newsCard: { width: 405, height: 405, fit: 'cover' },
  projectCard: { width: 624, height: 416, fit: 'cover' },
  countdown: { width: 1600, height: 732, fit: 'cover' },
  countdownMobile: { width: 590, height: 732, fit: 'cover' },
  portrait: { width: 405, height: 516, fit: 'cover' },
  textImage: { width: 514, height: 685, fit: 'cover' },
  textImageLandscape: { width: 517, height: 388, fit: 'cover' },
  contentImage: { width: 1067, height: 800, fit: 'cover' },
  contentImageWide: { width: 1280, height: 800, fit: 'cover' },
  videoPlaceholder: { width: 844, height: 474, fit: 'cover' },
  teamCard: { width: 295, height: 295, fit: 'cover' },
  projectPopup: { width: 291, height: 218, fit: 'cover' },
  openGraph: { width: 1200, height: 630, fit: 'cover' },
  logo: { width: 240, height: 60, fit: 'contain' },
} as const satisfies Record<string, { width: number; height: number; fit: 'cover' | 'contain' }>;

export type CropName = keyof typeof crops;

/** Picture formats of every crop, best first, followed by the source's own (CAT-07). */
export const modernFormats = ['avif', 'webp'] as const;
