import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import { relatedIds } from '../entries/related-ids.ts';
import { knowPictures, type RowsPictures, withPictures } from '../media/image-loader.ts';
import type { ApiContext } from '../platform/api/context.ts';

export type NewsArticleSource = EntrySource<'NewsArticle'>;

/** A live article in its site's language, without its blocks. */
export type ArticleRecord = {
  id: number;
  title: string;
  uri: string;
  introtext: string | null;
  postDate: string;
  imageIds: number[];
  productIds: number[];
  projectIds: number[];
};

type Row = Omit<ArticleRecord, 'postDate'> & RowsPictures & { postDate: Date };

const imageIds = relatedIds('news', 'headerslider', 'media_id');

const articles = `
  select p.id, a.title, a.path as uri, l.introtext, p.post_date as "postDate",
    ${relatedIds('news', 'products', 'products_id')} as "productIds", ${relatedIds('news', 'projects', 'projects_id')} as "projectIds",
    ${imageIds} as "imageIds", ${withPictures(imageIds)}
  from address a join news p on p.id = a.entry_id
  join news_locales l on l._parent_id = p.id and l._locale = $2::_locales and l._status = 'published'
  where a.site_id = $1 and a.entry_type = 'news' and a.kind = 'canonical'`;

const byId = `${articles} and p.id = any($3)`;
const newest = `${articles} order by p.post_date desc nulls last, a.title limit $3`;

function articleLoader(context: ApiContext, siteId: SiteId) {
  return context.loader<number, ArticleRecord | undefined>(`article:${siteId}`, async (ids) => {
    const records = await read(context, siteId, byId, ids);
    return ids.map((wanted) => records.find((record) => record.id === wanted));
  });
}

async function read(context: ApiContext, siteId: SiteId, statement: string, parameter: unknown): Promise<ArticleRecord[]> {
  const rows = await context.sql.query<Row>(statement, [siteId, localeOfSite(siteId), parameter]);
  knowPictures(context, siteId, rows);
  return rows.map((row) => ({ ...row, postDate: row.postDate.toISOString() }));
}

/** Returns an article by ID; undefined if it is not live in the site. Concurrent lookups are batched into one statement. */
export function articleRecord(context: ApiContext, siteId: SiteId, id: number): Promise<ArticleRecord | undefined> {
  return articleLoader(context, siteId).load(id);
}

/** Returns the newest live articles of a site. */
export async function newestArticles(context: ApiContext, siteId: SiteId, first: number): Promise<NewsArticleSource[]> {
  context.tags.list('NewsArticle', siteId);
  const records = await read(context, siteId, newest, first);
  for (const record of records) articleLoader(context, siteId).prime(record.id, record);
  return records.map((record) => sourceOf(siteId, record));
}

const sourceOf = (siteId: SiteId, { id, title, uri }: ArticleRecord): NewsArticleSource => ({
  __typename: 'NewsArticle',
  id,
  siteId,
  title,
  uri,
});

/**
 * Returns the articles among these IDs that are live in the site, in the given order. The answer is tagged with every ID, so that
 * any published, moved or deleted article invalidates it.
 */
export async function articlesById(context: ApiContext, siteId: SiteId, ids: readonly number[]): Promise<NewsArticleSource[]> {
  for (const id of ids) context.tags.record('NewsArticle', siteId, id);
  const records = await Promise.all(ids.map((id) => articleRecord(context, siteId, id)));
  return records.flatMap((record) => (record ? [sourceOf(siteId, record)] : []));
}
