import sharp, { type Sharp } from 'sharp';
import { type FileStorage, readContent } from '../platform/storage/file-storage.ts';
import { maxPixels } from '../platform/uploads/original-file.ts';
import { cropPart } from './crop-geometry.ts';
import type { CropJob } from './crop-job.ts';
import { whiteGround } from './white-ground.ts';

/**
 * Lowest quality settings at which SSIMULACRA2 finds no visible difference to the original at the size of the crop
 * (crop-quality.test.ts). Colours keep their full resolution, because coated steel in signal colours on a light background shows
 * every blur.
 */
const full = { avif: 78, webp: 92, jpg: 90 };

/** The same for files with more pixels than the crop, measured after scaling them down to its size. */
const dense = { avif: 52, webp: 90, jpg: 86 };

type Encode = (picture: Sharp, quality: typeof full) => Sharp;

const encoders: Record<CropJob['format'], Encode> = {
  avif: (picture, { avif }) => picture.avif({ quality: avif, effort: 2, chromaSubsampling: '4:4:4' }),
  webp: (picture, { webp }) => picture.webp({ quality: webp, effort: 4, smartSubsample: true }),
  jpg: (picture, { jpg }) =>
    picture.flatten({ background: '#fff' }).jpeg({ quality: jpg, mozjpeg: true, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png({ compressionLevel: 9, adaptiveFiltering: true }),
};

/** Encodes a temporary WebP, in a fraction of the time of AVIF. Unlike a JPEG, it keeps a transparent background. */
const quickly = (picture: Sharp) => picture.webp({ quality: 88, effort: 0 });

/** Generates one file. Several processes may generate the same file at once. */
export async function makeCrop(storage: FileStorage, job: CropJob): Promise<void> {
  const content = await readContent(storage, job.source);
  if (!content) throw new Error('the original is missing');
  const original = sharp(content, { limitInputPixels: maxPixels, autoOrient: true });
  const picture = job.cutOut ? await onWhite(original) : original;
  const shaped = job.crop ? await cutToSize(picture, job.crop) : picture;
  const encoded = job.isStandIn ? quickly(shaped) : encoders[job.format](shaped, job.isDense ? dense : full);
  await storage.write(job.target, await encoded.toBuffer());
}

async function onWhite(original: Sharp): Promise<Sharp> {
  const { data, info } = await whiteGround(original);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/**
 * Returns the part of a picture with the proportions of a crop, scaled to its size. The focal point is as close to the centre as
 * possible.
 */
export async function cutToSize(picture: Sharp, crop: NonNullable<CropJob['crop']>): Promise<Sharp> {
  const { width, height } = crop;
  if (crop.fit === 'contain') return picture.resize(width, height, { fit: 'fill' });
  const { autoOrient: source } = await picture.metadata();
  const part = cropPart(source, crop, { x: crop.focalX, y: crop.focalY });
  return picture.extract(part).resize(width, height, { fit: 'fill' });
}
