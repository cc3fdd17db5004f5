import { createHash } from 'node:crypto';
import type { Sql } from '../platform/api/instrumented-sql.ts';

/** A picture of the media library, with the properties that its files depend on. */
export type StoredPicture = {
  hash: string;
  filename: string;
  mimeType: string;
  width: number;
  height: number;
  /** The focal point, in percent from the left and the top. */
  focalX: number;
  focalY: number;
  /** Whether this is a studio picture on a plain background, which is made white. */
  cutOut: boolean;
};

const statement = `
  select hash, filename, mime_type as "mimeType", coalesce(width, 0)::int as width, coalesce(height, 0)::int as height,
    coalesce(focal_x, 50)::float8 as "focalX", coalesce(focal_y, 50)::float8 as "focalY", coalesce(cut_out, false) as "cutOut"
  from media where hash = $1 and filename is not null order by id limit 50`;

/** Returns the pictures whose file has this hash; several if the same file was uploaded again. */
export function picturesByHash(sql: Sql, hash: string): Promise<StoredPicture[]> {
  return sql.query<StoredPicture>(statement, [hash]);
}

export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png' | 'svg';

const formats: Record<string, PictureFormat> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/** Returns the format of a picture's original file, as used in its addresses. Throws for other types. */
export function formatOf({ mimeType }: Pick<StoredPicture, 'mimeType'>): PictureFormat {
  const format = formats[mimeType];
  if (!format) throw new Error(`${mimeType} is not an image type`);
  return format;
}

/** Version of the crop generation. A higher number gives all crops new addresses, so that browsers fetch them again. */
const method = 3;

/**
 * Returns a hash of everything except the content that the crops of a picture depend on. It is part of their address, so that an
 * address stays immutable when an editor moves the focal point.
 */
export function cropKey({ focalX, focalY, cutOut }: Pick<StoredPicture, 'focalX' | 'focalY' | 'cutOut'>): string {
  const text = [method, Math.round(focalX), Math.round(focalY), cutOut].join(' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}
