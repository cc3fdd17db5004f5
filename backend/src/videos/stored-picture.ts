import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../platform/uploads/original-file.ts';
import type { HostPicture } from './picture-host.ts';

/** A stored picture of a video. Its name contains the video ID, a hash of the content and the size. */
export type StoredPicture = { name: string; width: number; height: number };

const form = /^([\w-]{11})-[0-9a-f]{24}-([1-9]\d{0,3})x([1-9]\d{0,3})$/;
const extension = '.jpg';

/** Returns the folder of the video pictures. */
const videosFolder = (mediaFolder: string): string => join(mediaFolder, 'videos');

export const picturePath = (mediaFolder: string, name: string): string => join(videosFolder(mediaFolder), `${name}${extension}`);

/** Parses the name of a stored picture; undefined for any other text. */
export function parsePictureName(name: string): (StoredPicture & { videoId: string }) | undefined {
  const [, videoId, width, height] = form.exec(name) ?? [];
  return videoId === undefined ? undefined : { videoId, name, width: Number(width), height: Number(height) };
}

/** Returns the stored pictures by video ID. */
export async function storedPictures(mediaFolder: string): Promise<Map<string, StoredPicture>> {
  const files = await readdir(videosFolder(mediaFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const pictures = files.flatMap((file) =>
    file.endsWith(extension) ? (parsePictureName(file.slice(0, -extension.length)) ?? []) : [],
  );
  return new Map(pictures.map(({ videoId, ...picture }) => [videoId, picture]));
}

/** Stores the picture of a video atomically. */
export async function storePicture(mediaFolder: string, videoId: string, picture: HostPicture): Promise<StoredPicture> {
  const { bytes, width, height } = picture;
  const name = `${videoId}-${contentHash(bytes)}-${width}x${height}`;
  const path = picturePath(mediaFolder, name);
  const partial = `${path}.${randomUUID()}.part`;
  await mkdir(videosFolder(mediaFolder), { recursive: true });
  try {
    await writeFile(partial, bytes);
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
  return { name, width, height };
}
