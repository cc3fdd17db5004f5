import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '../platform/api/content-types.ts';
import type { HttpContext } from '../platform/api/http-context.ts';
import { sendFile } from '../platform/api/send-file.ts';
import { parsePictureName, picturePath } from '../videos/stored-picture.ts';
import { sendMade } from './crop-handler.ts';
import type { MediaParts } from './media-handler.ts';
import { videoPictureSize } from './video-picture.ts';

/** Answers `/media/videos/{name}.webp`, the stored picture of a video, without the bars that some pictures have. */
export async function sendVideoPicture(parts: MediaParts, httpContext: HttpContext, name: string): Promise<boolean> {
  const picture = parsePictureName(name);
  if (!picture) return false;
  const filename = `${name}.webp`;
  const target = join(parts.cropsFolder, 'videos', filename);
  const file = { path: target, contentType: contentTypeOf(filename), version: filename };
  if (await sendFile(httpContext, file)) return true;
  const source = picturePath(parts.mediaFolder, name);
  if (!(await exists(source))) return false;
  const crop = { ...videoPictureSize(picture), fit: 'cover', focalX: 50, focalY: 50 } as const;
  return sendMade(parts, httpContext, file, { source, target, format: 'webp', cutOut: false, crop });
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
