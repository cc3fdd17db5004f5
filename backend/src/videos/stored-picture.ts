import type { FileStorage } from '../platform/storage/file-storage.ts';
import { contentHash } from '../platform/uploads/original-file.ts';
import type { HostPicture } from './picture-host.ts';

/** A stored picture of a video. Its name contains the video ID, a hash of the content and the size. */
export type StoredPicture = { name: string; width: number; height: number };

const form = /^([\w-]{11})-[0-9a-f]{24}-([1-9]\d{0,3})x([1-9]\d{0,3})$/;
const extension = '.jpg';

const folder = 'media/videos/';

/** Returns the key of a stored picture. */
export const pictureKey = (name: string): string => `${folder}${name}${extension}`;

/** Parses the name of a stored picture; undefined for any other text. */
export function parsePictureName(name: string): (StoredPicture & { videoId: string }) | undefined {
  const [, videoId, width, height] = form.exec(name) ?? [];
  return videoId === undefined ? undefined : { videoId, name, width: Number(width), height: Number(height) };
}

/** Returns the stored pictures by video ID. */
export async function storedPictures(storage: FileStorage): Promise<Map<string, StoredPicture>> {
  const pictures = new Map<string, StoredPicture>();
  for await (const { key } of storage.list(folder)) {
    const found = key.endsWith(extension) && parsePictureName(key.slice(folder.length, -extension.length));
    if (found) pictures.set(found.videoId, { name: found.name, width: found.width, height: found.height });
  }
  return pictures;
}

/** Stores the picture of a video. */
export async function storePicture(storage: FileStorage, videoId: string, picture: HostPicture): Promise<StoredPicture> {
  const { bytes, width, height } = picture;
  const name = `${videoId}-${contentHash(bytes)}-${width}x${height}`;
  await storage.write(pictureKey(name), bytes);
  return { name, width, height };
}
