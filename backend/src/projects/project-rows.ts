import { localeOf, localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { FacetedRow } from '../facets/faceted-row.ts';
import { seesMemberContent } from '../platform/access/roles.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { PlaceKind } from './place-kinds.ts';

/** A live project of a site in the list and on the map, without its texts and pictures. */
export type ProjectRow = FacetedRow<null> & {
  title: string;
  uri: string;
  latitude: number | null;
  longitude: number | null;
  /** Its live products, by article number. */
  products: { number: string; title: string }[];
};

type StoredRow = Omit<ProjectRow, keyof FacetedRow<null>> & {
  id: number;
  country: string | null;
  placeKind: PlaceKind | null;
  year: number | null;
  /** Top-level categories of its products. */
  categories: string[];
};

const statement = `
  select p.id, a.title, a.path as uri, lower(p.country) as country, p.type::text as "placeKind", p.year::int as year,
    p.latitude::float8 as latitude, p.longitude::float8 as longitude,
    array(select distinct coalesce(c.key, c.id::text) from projects_rels r
      join catalogue k on k.product_id = r.products_id and k.site_id = a.site_id
      join categories c on c.id = any(k.category_ids) and c.parent_id is null
      where r.parent_id = p.id and r.path = 'products') as categories,
    (select coalesce(json_agg(json_build_object('number', q.article_number, 'title', b.title) order by r."order"), '[]')
      from projects_rels r join products q on q.id = r.products_id
      join address b on b.site_id = a.site_id and b.entry_type = 'products' and b.kind = 'canonical' and b.entry_id = q.id
      where r.parent_id = p.id and r.path = 'products' and (not b.members_only or $2)) as products
  from address a join projects p on p.id = a.entry_id
  where a.site_id = $1 and a.entry_type = 'projects' and a.kind = 'canonical' and (not a.members_only or $2)
  order by p.year desc nulls last, a.title, p.id`;

/** Returns all live projects of a site, newest first. Takes one statement. */
export async function projectRows(context: ApiContext, siteId: SiteId): Promise<ProjectRow[]> {
  // The categories of a project are those of its products.
  for (const type of ['Project', 'Product', 'Category']) context.tags.list(type, siteId);
  const rows = await context.sql.query<StoredRow>(statement, [siteId, seesMemberContent(context.viewer)]);
  return rows.map((row, position) => ({
    id: row.id,
    position,
    scope: null,
    title: row.title,
    uri: row.uri,
    latitude: row.latitude,
    longitude: row.longitude,
    products: row.products,
    facts: {
      ...(row.country && { country: [row.country] }),
      ...(row.placeKind && { placeKind: [row.placeKind] }),
      ...(row.year !== null && { year: [String(row.year)] }),
      ...(row.categories.length > 0 && { category: row.categories }),
      ...(row.products.length > 0 && { product: row.products.map(({ number }) => number) }),
    },
  }));
}

/** Returns the name of a country in a site's language; null for an invalid code. */
export function countryName(siteId: SiteId, code: string | null): string | null {
  if (!code || !/^[a-z]{2}$/i.test(code)) return null;
  const { languageTag } = localeOf(localeOfSite(siteId));
  return new Intl.DisplayNames(languageTag, { type: 'region', fallback: 'none' }).of(code.toUpperCase()) ?? null;
}
