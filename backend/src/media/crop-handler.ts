import { type CropName, crops } from '@plantsoen/contract/crops.ts';
import { contentTypeOf } from '../platform/api/content-types.ts';
import { type HttpContext, sendFailure } from '../platform/api/http-context.ts';
import { type ServedFile, sendFile } from '../platform/api/send-file.ts';
import { isStorageUnavailable } from '../platform/storage/file-storage.ts';
import { originalKey } from '../platform/uploads/original-file.ts';
import { type CropJob, standInOf } from './crop-job.ts';
import { cropSize, isDense } from './crop-ladder.ts';
import { CropQueueFull } from './crop-maker.ts';
import { cropFormats } from './image-source.ts';
import type { MediaParts } from './media-handler.ts';
import { cropKey, formatOf, picturesByHash } from './stored-picture.ts';

/** The parts of a crop's address. */
export type CropAddress = { hash: string; key: string; name: string; width: number; extension: string };

const isCropName = (name: string): name is CropName => Object.hasOwn(crops, name);

/**
 * Answers `/media/crops/{hash}-{key}/{name}-{width}.{format}`. A crop is generated on its first request and then served from the
 * storage. Resolves to false for sizes and formats that the picture does not offer.
 */
export async function sendCrop(parts: MediaParts, httpContext: HttpContext, address: CropAddress): Promise<boolean> {
  const { hash, key, name, width, extension } = address;
  const folder = `${hash}-${key}`;
  const filename = `${name}-${width}.${extension}`;
  const target = `crops/${folder}/${filename}`;
  const file = { key: target, contentType: contentTypeOf(filename), version: `${folder}-${filename}` };
  if (await sendFile(parts.storage, httpContext, file)) return true;
  const picture = (await picturesByHash(parts.sql, hash)).find((candidate) => cropKey(candidate) === key);
  const format = picture && cropFormats(picture).find((offered) => offered === extension);
  if (!picture || !format || !isCropName(name)) return false;
  const source = originalKey(picture);
  if (format === 'svg') return sendFile(parts.storage, httpContext, { ...file, key: source });
  const size = cropSize(picture, name, width);
  if (!size) return false;
  const { focalX, focalY, cutOut } = picture;
  const crop = { ...size, fit: crops[name].fit, focalX, focalY };
  return sendMade(parts, httpContext, file, { source, target, format, cutOut, crop, isDense: isDense(picture, name, width) });
}

/** Answers `/media/pictures/{hash}.{format}`, the whole picture in its own format or as webp. */
export async function sendPicture(
  parts: MediaParts,
  httpContext: HttpContext,
  hash: string,
  extension: string,
): Promise<boolean> {
  const [picture] = await picturesByHash(parts.sql, hash);
  if (!picture) return false;
  const own = formatOf(picture);
  const filename = `${hash}.${extension}`;
  const file = { contentType: contentTypeOf(filename), version: filename };
  const source = originalKey(picture);
  if (extension === own) return sendFile(parts.storage, httpContext, { ...file, key: source });
  if (extension !== 'webp' || own === 'svg') return false;
  const target = `crops/${hash}/whole.webp`;
  const made = { ...file, key: target };
  if (await sendFile(parts.storage, httpContext, made)) return true;
  return sendMade(parts, httpContext, made, { source, target, format: 'webp', cutOut: false });
}

/** Generates a file and sends it. Answers with a 503 if the queue is full. */
export async function sendMade(parts: MediaParts, httpContext: HttpContext, file: ServedFile, job: CropJob): Promise<boolean> {
  try {
    return job.format === 'avif'
      ? await sendStandIn(parts, httpContext, file, job)
      : await sendWhenMade(parts, httpContext, file, job);
  } catch (error) {
    if (isStorageUnavailable(error)) throw error;
    if (!(error instanceof CropQueueFull)) return sendWithoutCrop(parts, httpContext, job, error);
    httpContext.response.setHeader('retry-after', '5');
    sendFailure(httpContext.response, 503, 'TOO_MANY_CROPS', 'Too many crops are being generated. Try again later.');
    return true;
  }
}

/** Matches the child's errors on writing a crop to the disk, as opposed to those on reading the original. */
const cannotWrite = /ENOSPC|EDQUOT|EROFS|EACCES|EPERM|ENOTDIR|EEXIST/;

/** Sends the original, uncacheable, if a crop could not be written. Returns false if the original cannot be read either. */
async function sendWithoutCrop(
  parts: MediaParts,
  httpContext: HttpContext,
  { source, target }: CropJob,
  error: unknown,
): Promise<boolean> {
  httpContext.log.warn({ err: error, target }, 'a crop could not be generated');
  const isWritten = !(error instanceof Error && cannotWrite.test(error.message));
  if (isWritten || httpContext.response.headersSent) return false;
  return sendFile(parts.storage, httpContext, {
    key: source,
    contentType: contentTypeOf(source),
    version: 'original',
    cached: 'none',
  });
}

async function sendWhenMade(parts: MediaParts, httpContext: HttpContext, file: ServedFile, job: CropJob): Promise<boolean> {
  await parts.maker.make(job);
  return sendFile(parts.storage, httpContext, file);
}

/**
 * Sends a quickly generated, uncacheable WebP, and queues the requested file for later requests. The WebP is queued first,
 * because an idle maker starts with the first job.
 */
async function sendStandIn(parts: MediaParts, httpContext: HttpContext, file: ServedFile, job: CropJob): Promise<boolean> {
  const standIn = standInOf(job);
  const stood = (await parts.storage.stat(standIn.target)) ? undefined : parts.maker.make(standIn);
  const warn = (error: unknown) => httpContext.log.warn({ err: error, target: job.target }, 'a crop could not be generated');
  const made = parts.maker.make(job).catch(warn);
  await stood;
  const quick = { key: standIn.target, contentType: contentTypeOf(standIn.target), version: 'stand-in', cached: 'none' } as const;
  // A concurrent request may have deleted the WebP because the requested file exists.
  const isSent =
    (await sendFile(parts.storage, httpContext, quick)) || (await made.then(() => sendFile(parts.storage, httpContext, file)));
  made.then(() => parts.storage.delete(standIn.target)).catch(warn);
  return isSent;
}
