/** Pixels that a picture may have, 100 megapixels: larger ones are refused rather than decoded. */
export const maxPixels = 100_000_000;
