/** Maximum number of pixels of a picture, 100 megapixels: larger ones are refused before decoding. */
export const maxPixels = 100_000_000;
