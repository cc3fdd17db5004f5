import { createHash } from 'node:crypto';
import type { Sql } from '../platform/api/counted-sql.ts';

/** A picture of the media library, as its files are served. */
export type StoredPicture = {
  hash: string;
  filename: string;
  mimeType: string;
  width: number;
  height: number;
  /** The point to keep in view, percent from the left and the top. */
  focalX: number;
  focalY: number;
  /** A studio picture on a plain ground, whose ground is made white. */
  cutOut: boolean;
};

const statement = `
  select hash, filename, mime_type as "mimeType", coalesce(width, 0)::int as width, coalesce(height, 0)::int as height,
    coalesce(focal_x, 50)::float8 as "focalX", coalesce(focal_y, 50)::float8 as "focalY", coalesce(cut_out, false) as "cutOut"
  from media where hash = $1 and filename is not null order by id limit 50`;

/** The pictures whose file has this hash: more than one where the same file was uploaded again. */
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

/** The format of a picture's own file, as its addresses name it. */
export function formatOf({ mimeType }: Pick<StoredPicture, 'mimeType'>): PictureFormat {
  const format = formats[mimeType];
  if (!format) throw new Error(`${mimeType} is no picture`);
  return format;
}

/** Raised when crops are made in another way: everybody then fetches them anew. */
const method = 3;

/**
 * What the crops of a picture depend on beside its content. It is part of their address, so that an address stays immutable
 * when an editor moves the focal point.
 */
export function cropKey({ focalX, focalY, cutOut }: Pick<StoredPicture, 'focalX' | 'focalY' | 'cutOut'>): string {
  const text = [method, Math.round(focalX), Math.round(focalY), cutOut].join(' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}
