import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type CropName, crops } from '@plantsoen/contract/crops.ts';
import { contentTypeOf } from '../platform/api/content-types.ts';
import { type Exchange, sendFailure } from '../platform/api/exchange.ts';
import { type ServedFile, sendFile } from '../platform/api/send-file.ts';
import { originalPath } from '../platform/uploads/original-file.ts';
import { type CropJob, standInOf } from './crop-job.ts';
import { cropSize, isDense } from './crop-ladder.ts';
import { CropQueueFull } from './crop-maker.ts';
import { cropFormats } from './image-source.ts';
import type { MediaParts } from './media-handler.ts';
import { cropKey, formatOf, picturesByHash } from './stored-picture.ts';

/** What the address of a crop says. */
export type CropAddress = { hash: string; key: string; name: string; width: number; extension: string };

const isCropName = (name: string): name is CropName => Object.hasOwn(crops, name);

/**
 * `/media/crops/{hash}-{key}/{name}-{width}.{format}`: made at its first request, then served from the folder of crops. Only
 * sizes and formats that a picture offers exist; answers false for any other.
 */
export async function sendCrop(parts: MediaParts, exchange: Exchange, address: CropAddress): Promise<boolean> {
  const { hash, key, name, width, extension } = address;
  const folder = `${hash}-${key}`;
  const filename = `${name}-${width}.${extension}`;
  const target = join(parts.cropsFolder, folder, filename);
  const file = { path: target, contentType: contentTypeOf(filename), version: `${folder}-${filename}` };
  if (await sendFile(exchange, file)) return true;
  const picture = (await picturesByHash(parts.sql, hash)).find((candidate) => cropKey(candidate) === key);
  const format = picture && cropFormats(picture).find((offered) => offered === extension);
  if (!picture || !format || !isCropName(name)) return false;
  const source = originalPath(parts.mediaFolder, picture);
  if (format === 'svg') return sendFile(exchange, { ...file, path: source });
  const size = cropSize(picture, name, width);
  if (!size) return false;
  const { focalX, focalY, cutOut } = picture;
  const crop = { ...size, fit: crops[name].fit, focalX, focalY };
  return sendMade(parts, exchange, file, { source, target, format, cutOut, crop, isDense: isDense(picture, name, width) });
}

/** `/media/pictures/{hash}.{format}`: the whole picture in its own format, or as webp. */
export async function sendPicture(parts: MediaParts, exchange: Exchange, hash: string, extension: string): Promise<boolean> {
  const [picture] = await picturesByHash(parts.sql, hash);
  if (!picture) return false;
  const own = formatOf(picture);
  const filename = `${hash}.${extension}`;
  const file = { contentType: contentTypeOf(filename), version: filename };
  const source = originalPath(parts.mediaFolder, picture);
  if (extension === own) return sendFile(exchange, { ...file, path: source });
  if (extension !== 'webp' || own === 'svg') return false;
  const target = join(parts.cropsFolder, hash, 'whole.webp');
  const made = { ...file, path: target };
  if (await sendFile(exchange, made)) return true;
  return sendMade(parts, exchange, made, { source, target, format: 'webp', cutOut: false });
}

/** Sends a file that is made first; where too many are waiting for theirs, says so. */
export async function sendMade(parts: MediaParts, exchange: Exchange, file: ServedFile, job: CropJob): Promise<boolean> {
  try {
    return job.format === 'avif' ? await sendStandIn(parts, exchange, file, job) : await sendWhenMade(parts, exchange, file, job);
  } catch (error) {
    if (!(error instanceof CropQueueFull)) return sendWithoutCrop(exchange, job, error);
    exchange.response.setHeader('retry-after', '5');
    sendFailure(exchange.response, 503, 'TOO_MANY_CROPS', 'Too many pictures are being made.');
    return true;
  }
}

/** How the child's failure to write a crop begins or ends, as against one to read the original. */
const cannotWrite = /ENOSPC|EDQUOT|EROFS|EACCES|EPERM|ENOTDIR|no space left|unable to (?:open .* for )?write|quota exceeded/i;

/** Sends the original, which no cache keeps, where a crop could not be written; answers false where there is none that can be read. */
function sendWithoutCrop(exchange: Exchange, { source, target }: CropJob, error: unknown): Promise<boolean> | false {
  exchange.log.warn({ err: error, target }, 'a crop could not be made');
  const isWritten = !(error instanceof Error && cannotWrite.test(error.message));
  if (isWritten || exchange.response.headersSent) return false;
  return sendFile(exchange, { path: source, contentType: contentTypeOf(source), version: 'original', isUnkept: true });
}

async function sendWhenMade(parts: MediaParts, exchange: Exchange, file: ServedFile, job: CropJob): Promise<boolean> {
  await parts.maker.make(job);
  return sendFile(exchange, file);
}

/**
 * Sends a quick file that no cache keeps, and has the one that was asked for made for those who come later. The quick one is asked for
 * first, since a maker with nothing to do begins with what it hears first.
 */
async function sendStandIn(parts: MediaParts, exchange: Exchange, file: ServedFile, job: CropJob): Promise<boolean> {
  const standIn = standInOf(job);
  const stood = existsSync(standIn.target) ? undefined : parts.maker.make(standIn);
  const made = parts.maker
    .make(job)
    .catch((error) => exchange.log.warn({ err: error, target: job.target }, 'a crop could not be made'));
  await stood;
  const quick = { path: standIn.target, contentType: contentTypeOf(standIn.target), version: 'stand-in', isUnkept: true };
  // Somebody else's may have been taken away by now, because the file itself is there.
  const isSent = (await sendFile(exchange, quick)) || (await made.then(() => sendFile(exchange, file)));
  made.then(() => rm(standIn.target, { force: true }));
  return isSent;
}
