import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext, Sql } from '../platform/api/context.ts';
import { followedContent } from '../platform/changes/followed-content.ts';
import type { FollowedSource } from '../platform/changes/followed-value.ts';

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
  site_id: SiteId;
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
  select a.site_id, c.id, l.title, l.slug, a.path as uri, l.intro as introtext, c.parent_id, c.header_image_id, c.mobile_image_id
  from address a
  join unnest($1::int[], $2::_locales[]) as site (id, locale) on site.id = a.site_id
  join categories c on c.id = a.entry_id
  join categories_locales l on l._parent_id = c.id and l._locale = site.locale
  where a.entry_type = 'categories' and a.kind = 'canonical'
  order by c.position, l.title`;

type Trees = ReadonlyMap<SiteId, CategoryTree>;

/** The categories of a process. They are few, so all are read again after a change. */
const liveCategories: FollowedSource<Trees> = {
  name: 'category tree',
  types: ['Category'],
  read: readTrees,
  update: async () => false,
};

const empty: CategoryTree = new Map();

/** Returns all live categories of a site in the editors' order, from memory. A preview reads its own. */
export async function categoryTree(context: ApiContext, siteId: SiteId): Promise<CategoryTree> {
  const trees = context.preview ? await readFreshTrees(context) : await followedContent(context, liveCategories);
  return trees.get(siteId) ?? empty;
}

/** Returns a live category that an address leads to. It is read again if it was published since this request began. */
export async function categoryRecord(context: ApiContext, siteId: SiteId, id: number): Promise<CategoryRecord | undefined> {
  return (await categoryTree(context, siteId)).get(id) ?? (await readFreshTrees(context)).get(siteId)?.get(id);
}

/** Reads the trees once per request. */
const readFreshTrees = (context: ApiContext): Promise<Trees> =>
  context.loader<string, Trees>('category trees', async () => [await readTrees(context.sql)]).load('trees');

async function readTrees(sql: Sql): Promise<Trees> {
  const rows = await sql.query<Row>(statement, [locales.map(({ siteId }) => siteId), locales.map(({ code }) => code)]);
  const trees = new Map<SiteId, Map<number, CategoryRecord>>(locales.map(({ siteId }) => [siteId, new Map()]));
  for (const row of rows) trees.get(row.site_id)?.set(row.id, recordOf(row));
  return trees;
}

const recordOf = (row: Row): CategoryRecord => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  uri: row.uri,
  introtext: row.introtext,
  parentId: row.parent_id ?? undefined,
  headerImageId: row.header_image_id ?? undefined,
  mobileImageId: row.mobile_image_id ?? undefined,
});
