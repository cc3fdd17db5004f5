import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';

export type CategoryRecord = {
  id: number;
  title: string;
  slug: string;
  uri: string;
  introtext: string | null;
  parentId: number | undefined;
  headerImageId: number | undefined;
  mobileImageId: number | undefined;
};

/** All live categories of a site by ID, in the editors' order. */
export type CategoryTree = ReadonlyMap<number, CategoryRecord>;

type Row = {
  id: number;
  title: string;
  slug: string;
  uri: string;
  introtext: string | null;
  parent_id: number | null;
  header_image_id: number | null;
  mobile_image_id: number | null;
};

const statement = `
  select c.id, l.title, l.slug, a.path as uri, l.intro as introtext, c.parent_id, c.header_image_id, c.mobile_image_id
  from address a
  join categories c on c.id = a.entry_id
  join categories_locales l on l._parent_id = c.id and l._locale = $2::_locales
  where a.site_id = $1 and a.entry_type = 'categories' and a.kind = 'canonical'
  order by c.position, l.title`;

/** Returns all live categories of a site in the editors' order. One statement per request reads them. */
export function categoryTree(context: ApiContext, siteId: SiteId): Promise<CategoryTree> {
  const loader = context.loader<SiteId, CategoryTree>('category-tree', (siteIds) =>
    Promise.all(siteIds.map((id) => readTree(context, id))),
  );
  return loader.load(siteId);
}

async function readTree(context: ApiContext, siteId: SiteId): Promise<CategoryTree> {
  const rows = await context.sql.query<Row>(statement, [siteId, localeOfSite(siteId)]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        title: row.title,
        slug: row.slug,
        uri: row.uri,
        introtext: row.introtext,
        parentId: row.parent_id ?? undefined,
        headerImageId: row.header_image_id ?? undefined,
        mobileImageId: row.mobile_image_id ?? undefined,
      },
    ]),
  );
}
