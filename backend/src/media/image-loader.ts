import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { relationId } from '../platform/api/records.ts';

/** A picture of the media library in a site's language. */
export type ImageRecord = {
  id: number;
  siteId: SiteId;
  hash: string;
  mimeType: string;
  width: number;
  height: number;
  title: string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  focalX: number;
  focalY: number;
  cutOut: boolean;
};

const pictures = `
  select m.id, m.hash, m.mime_type as "mimeType", coalesce(m.width, 0)::int as width, coalesce(m.height, 0)::int as height,
    coalesce(l.title, '') as title, case when m.decorative then '' else coalesce(l.alt, '') end as alt,
    coalesce(m.focal_x, 50)::float8 as "focalX", coalesce(m.focal_y, 50)::float8 as "focalY", coalesce(m.cut_out, false) as "cutOut"
  from media m left join media_locales l on l._parent_id = m.id and l._locale = $2::_locales
  where m.hash is not null and m.id =`;

const statement = `${pictures} any($1)`;

type Row = Omit<ImageRecord, 'siteId'>;

/** The column that `withPictures` adds to a row. */
export type RowsPictures = { pictures: readonly Row[] | null };

/** Returns an SQL expression for the pictures with the IDs in an array expression, in a statement with the language as $2. */
export const picturesAsJson = (ids: string): string => `(select json_agg(picture) from (${pictures} any(${ids})) picture)`;

/** Returns the same expression as a column `pictures`. */
export const withPictures = (ids: string): string => `${picturesAsJson(ids)} as pictures`;

function imageLoader(context: ApiContext, siteId: SiteId) {
  return context.loader<number, ImageRecord | undefined>(`image:${siteId}`, async (ids) => {
    const rows = await context.sql.query<Row>(statement, [ids, localeOfSite(siteId)]);
    const found = new Map(rows.map((row) => [row.id, { ...row, siteId }]));
    return ids.map((wanted) => found.get(wanted));
  });
}

/** Adds pictures that other rows contained to the loader, so that this request does not query them again. */
export function knowPictures(context: ApiContext, siteId: SiteId, rows: readonly RowsPictures[]): void {
  const loader = imageLoader(context, siteId);
  for (const picture of rows.flatMap(({ pictures: known }) => known ?? [])) loader.prime(picture.id, { ...picture, siteId });
}

/** Returns a picture by ID; null if it does not exist. Concurrent lookups are batched into one statement. Pictures are public. */
export async function imageById(context: ApiContext, siteId: SiteId, id: number): Promise<ImageRecord | null> {
  return (await imageLoader(context, siteId).load(id)) ?? null;
}

/** Returns the picture of a relation; null if the relation is empty or its picture does not exist. */
export async function relatedImage(
  context: ApiContext,
  siteId: SiteId,
  relation: Parameters<typeof relationId>[0],
): Promise<ImageRecord | null> {
  const id = relationId(relation);
  return id === undefined ? null : imageById(context, siteId, id);
}

/** Returns the existing ones of some pictures, in the given order. */
export async function imagesById(context: ApiContext, siteId: SiteId, ids: readonly number[]): Promise<ImageRecord[]> {
  const images = await Promise.all(ids.map((id) => imageById(context, siteId, id)));
  return images.filter((image) => image !== null);
}
