import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import { relatedIds } from '../entries/related-ids.ts';
import { knowPictures, type RowsPictures, withPictures } from '../media/image-loader.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { PlaceKind } from './place-kinds.ts';

/** A project; as a hit of a list around a place with its distance in km. */
export type ProjectSource = EntrySource<'Project'> & { distanceKm?: number | undefined };

/** The pieces of a variant in a project. */
type StoredQuantity = { productId: number; sku: string; variantTitle: string; amount: number };

/** A live project in its site's language, without its blocks. */
export type ProjectRecord = {
  id: number;
  title: string;
  uri: string;
  introtext: string | null;
  location: string | null;
  country: string | null;
  placeKind: PlaceKind | null;
  areaM2: number | null;
  year: number | null;
  client: string | null;
  landscapeArchitect: string | null;
  latitude: number | null;
  longitude: number | null;
  imageIds: number[];
  productIds: number[];
  quantities: StoredQuantity[];
};

const imageIds = relatedIds('projects', 'headerslider', 'media_id');

const statement = `
  select p.id, a.title, a.path as uri, l.intro as introtext, p.location, p.country, p.type::text as "placeKind", p.area_m2::float8 as "areaM2", p.year::int as year, p.client,
    p.landscape_architect as "landscapeArchitect", p.latitude::float8 as latitude, p.longitude::float8 as longitude,
    ${imageIds} as "imageIds", ${relatedIds('projects', 'products', 'products_id')} as "productIds",
    (select coalesce(json_agg(json_build_object('productId', v.product_id, 'sku', v.sku, 'variantTitle', coalesce(vl.title, v.sku),
        'amount', q.amount::int) order by q._order), '[]')
      from projects_quantities q join variants v on v.id = q.variant_id
      left join variants_locales vl on vl._parent_id = v.id and vl._locale = $2::_locales
      where q._parent_id = p.id and q.amount is not null) as quantities,
    ${withPictures(imageIds)}
  from address a join projects p on p.id = a.entry_id
  join projects_locales l on l._parent_id = p.id and l._locale = $2::_locales and l._status = 'published'
  where a.site_id = $1 and a.entry_type = 'projects' and a.kind = 'canonical' and p.id = any($3)`;

/** Returns a project by ID; undefined if it is not live in the site. Concurrent lookups are batched into one statement. */
export function projectRecord(context: ApiContext, siteId: SiteId, id: number): Promise<ProjectRecord | undefined> {
  const loader = context.loader<number, ProjectRecord | undefined>(`project:${siteId}`, async (ids) => {
    const rows = await context.sql.query<ProjectRecord & RowsPictures>(statement, [siteId, localeOfSite(siteId), ids]);
    knowPictures(context, siteId, rows);
    return ids.map((wanted) => rows.find((row) => row.id === wanted));
  });
  return loader.load(id);
}

/**
 * Returns the projects among these IDs that are live in the site, in the given order. The answer is tagged with every ID, so that
 * any published, moved or deleted project invalidates it.
 */
export async function projectsById(context: ApiContext, siteId: SiteId, ids: readonly number[]): Promise<ProjectSource[]> {
  for (const id of ids) context.tags.record('Project', siteId, id);
  const records = await Promise.all(ids.map((id) => projectRecord(context, siteId, id)));
  return records.flatMap((record) =>
    record ? [{ __typename: 'Project', id: record.id, siteId, title: record.title, uri: record.uri }] : [],
  );
}
