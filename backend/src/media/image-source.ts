import { type CropName, modernFormats } from '@plantsoen/contract/crops.ts';
import type { ImageCrop, Resolvers } from '../platform/generated/contract.ts';
import { cropLadder } from './crop-ladder.ts';
import { cropKey, formatOf, type PictureFormat, type StoredPicture } from './stored-picture.ts';

type Picture = Omit<StoredPicture, 'filename'>;

const isVector = (picture: Pick<Picture, 'mimeType'>) => picture.mimeType === 'image/svg+xml';

/** Returns the address of the whole picture in its own format. */
export function imageUrl(picture: Pick<Picture, 'hash' | 'mimeType'>): string {
  return `/media/pictures/${picture.hash}.${formatOf(picture)}`;
}

/** Returns the address of the whole picture as webp, or in its own format for a vector drawing. */
export function imageWebp(picture: Pick<Picture, 'hash' | 'mimeType'>): string {
  return isVector(picture) ? imageUrl(picture) : `/media/pictures/${picture.hash}.webp`;
}

/** Returns the address of a small version, at most 140 by 100 px. */
export function imageThumbnail(picture: Picture): string {
  return imageCrop(picture, 'quotation').url;
}

/** Returns a named crop of a picture, with everything that an `img` element needs (CAT-07). */
export function imageCrop(picture: Picture, name: CropName): ImageCrop {
  const { width, height, widths } = cropLadder(picture, name);
  const formats = cropFormats(picture);
  const path = `/media/crops/${picture.hash}-${cropKey(picture)}/${name}`;
  return {
    width,
    height,
    path,
    widths: isVector(picture) ? [width] : widths,
    formats,
    url: `${path}-${width}.${formats.at(-1)}`,
    webp: `${path}-${width}.${isVector(picture) ? 'svg' : 'webp'}`,
  };
}

/** Returns the formats of a picture's crops: modern ones first, its own last. */
export function cropFormats(picture: Pick<Picture, 'mimeType'>): PictureFormat[] {
  const own = formatOf(picture);
  return isVector(picture) ? [own] : [...modernFormats.filter((format) => format !== own), own];
}

/** Resolvers of pictures: the addresses of their files. */
export const mediaResolvers: Resolvers = {
  Image: {
    url: (image) => imageUrl(image),
    webp: (image) => imageWebp(image),
    thumbnail: (image) => imageThumbnail(image),
    crop: (image, { name }) => imageCrop(image, name),
  },
};
