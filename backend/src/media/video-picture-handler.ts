import { contentTypeOf } from '../platform/api/content-types.ts';
import type { HttpContext } from '../platform/api/http-context.ts';
import { sendFile } from '../platform/api/send-file.ts';
import { parsePictureName, pictureKey } from '../videos/stored-picture.ts';
import { sendMade } from './crop-handler.ts';
import type { MediaParts } from './media-handler.ts';
import { videoPictureSize } from './video-picture.ts';

/** Answers `/media/videos/{name}.webp`, the stored picture of a video, without the bars that some pictures have. */
export async function sendVideoPicture(parts: MediaParts, httpContext: HttpContext, name: string): Promise<boolean> {
  const picture = parsePictureName(name);
  if (!picture) return false;
  const filename = `${name}.webp`;
  const target = `crops/videos/${filename}`;
  const file = { key: target, contentType: contentTypeOf(filename), version: filename };
  if (await sendFile(parts.storage, httpContext, file)) return true;
  const source = pictureKey(name);
  if (!(await parts.storage.stat(source))) return false;
  const crop = { ...videoPictureSize(picture), fit: 'cover', focalX: 50, focalY: 50 } as const;
  return sendMade(parts, httpContext, file, { source, target, format: 'webp', cutOut: false, crop });
}
