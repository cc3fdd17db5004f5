/** Files of one crop: `{path}-{width}.{format}`, where the API gives all parts. The last format is that of the source. */
export type PictureCrop = {
  path: string;
  widths: readonly number[];
  formats: readonly string[];
  width: number;
  height: number;
};

/** Returns the address of a crop in one of its widths and formats. */
export const cropFile = ({ path }: PictureCrop, width: number, format: string) => `${path}-${width}.${format}`;

/** Returns the format of a crop's source. */
export const ownFormat = ({ formats }: PictureCrop) => formats.at(-1) ?? 'jpg';

/** Returns the address of a crop in its displayed width and the format of its source. */
export const ownFile = (crop: PictureCrop) => cropFile(crop, crop.width, ownFormat(crop));
