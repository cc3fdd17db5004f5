import sharp, { type Sharp } from 'sharp';
import { cutToSize } from '../../media/make-crop.ts';
import type { StoredPicture } from '../../media/stored-picture.ts';
import { whiteGround } from '../../media/white-ground.ts';
import { type FileStorage, isStorageUnavailable, readContent } from '../../platform/storage/file-storage.ts';
import { originalKey } from '../../platform/uploads/original-file.ts';

/** Size in pixels: twice the 140 × 100 that a row gives its picture. */
const size = { width: 280, height: 200 };
const limitInputPixels = 100_000_000;
/** Size in pixels to which an original is reduced before any other processing. */
const workingSize = 640;

/**
 * Returns the pictures of a list as JPEG, each created once. An entry is null if the line has no picture or if it cannot be read. Reads
 * no more pictures once the storage is unavailable, because each failed request may take seconds.
 */
export async function rowPictures(storage: FileStorage, pictures: readonly (StoredPicture | null)[]): Promise<(Buffer | null)[]> {
  const made = new Map<string, Buffer | null>();
  try {
    for (const picture of pictures) {
      if (picture && !made.has(picture.hash)) made.set(picture.hash, await rowPicture(storage, picture).catch(nullIfUnreadable));
    }
  } catch (error) {
    if (!isStorageUnavailable(error)) throw error;
  }
  return pictures.map((picture) => (picture ? (made.get(picture.hash) ?? null) : null));
}

function nullIfUnreadable(error: unknown): null {
  if (isStorageUnavailable(error)) throw error;
  return null;
}

async function rowPicture(storage: FileStorage, picture: StoredPicture): Promise<Buffer> {
  const small = sharp(await readContent(storage, originalKey(picture)), { limitInputPixels, autoOrient: true }).resize(
    workingSize,
    workingSize,
    {
      fit: 'outside',
      withoutEnlargement: true,
    },
  );
  const { data, info } = picture.cutOut ? await whiteGround(small) : await plain(small);
  const { width, height, channels } = info;
  const { focalX, focalY } = picture;
  const cut = await cutToSize(sharp(data, { raw: { width, height, channels } }), { ...size, fit: 'cover', focalX, focalY });
  return cut.jpeg({ quality: 82, chromaSubsampling: '4:4:4' }).toBuffer();
}

const plain = (picture: Sharp) =>
  picture.flatten({ background: '#fff' }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });

/** Returns a logo as PNG with four pixels per point, or null if it cannot be read. */
export async function logoPicture(storage: FileStorage, key: string | null): Promise<Buffer | null> {
  return key === null ? null : logoAsPng(storage, key).catch(() => null);
}

async function logoAsPng(storage: FileStorage, key: string): Promise<Buffer> {
  const logo = sharp(await readContent(storage, key), { limitInputPixels, density: 300 });
  return logo.resize({ height: 96, fit: 'inside' }).flatten({ background: '#fff' }).png().toBuffer();
}
