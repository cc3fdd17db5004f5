import { type LocaleCode, localeOfSite } from '@plantsoen/contract/locales.ts';
import { matchPath, type PathKey, pathOfUri, unindexedKeys } from '@plantsoen/contract/paths.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import { type ImageRecord, imageById, knowPictures, type RowsPictures, withPictures } from '../media/image-loader.ts';
import { type AddressedCollection, entryTypenames } from '../platform/addresses/address.ts';
import type { ApiContext } from '../platform/api/context.ts';

/** Description of an entry of any type, for search engines and social networks. */
export type EntryDescription = {
  title: string;
  description: string | undefined;
  noindex: boolean;
  picture: ImageRecord | null;
  changedAt: string;
  companyName: string;
  /** Key of its path. */
  key: PathKey | undefined;
};

/** SQL of the defaults: the introduction without a meta description, and the first picture without one to share. */
const standIns: Record<AddressedCollection, { introduction: string; picture: string }> = {
  pages: { introduction: 'l.intro', picture: 'p.hero_image_id' },
  categories: { introduction: 'l.intro', picture: 'p.header_image_id' },
  products: { introduction: 'l.description', picture: firstPicture('products', 'productImages') },
  projects: { introduction: 'l.intro', picture: firstPicture('projects', 'headerslider') },
  news: { introduction: 'l.introtext', picture: firstPicture('news', 'headerslider') },
  faq: { introduction: 'null', picture: 'null::int' },
};

function firstPicture(collection: AddressedCollection, path: string): string {
  return `(select r.media_id from ${collection}_rels r where r.parent_id = p.id and r.path = '${path}' and r.media_id is not null
    order by r."order" limit 1)`;
}

const collections = Object.fromEntries(
  Object.entries(entryTypenames).map(([collection, typename]) => [typename, collection as AddressedCollection]),
);

const maxDescriptionLength = 300;

/** Returns the SQL for the title of a row `l` of localized texts; `$3` is the entry's own title. */
const titleOf = (companyName: string) => `coalesce(nullif(l.seo_meta_title, ''), concat_ws(' – ', $3::text, ${companyName}))`;

type Row = RowsPictures & {
  title: string | null;
  description: string | null;
  membersOnly: boolean | null;
  pictureId: number | null;
  changedAt: Date;
  companyName: string | null;
};

/**
 * Returns what editors wrote about a published entry for search engines, in one statement. The defaults are its title with the
 * company's name, its introduction, and its first picture or the placeholder of the globals. Throws if the entry cannot be read.
 */
export async function entryDescription(context: ApiContext, source: EntrySource): Promise<EntryDescription> {
  const { collection, locale } = textsOf(source);
  const { introduction, picture } = standIns[collection];
  const pictureId = `coalesce(p.seo_image_id, ${picture}, g.header_image_placeholder_id)`;
  const [row] = await context.sql.query<Row>(
    `select ${titleOf('g.global_data_company_name')} as title,
       coalesce(nullif(l.seo_meta_description, ''), ${introduction}) as description,
       ${collection === 'pages' ? 'p.members_only' : 'false'} as "membersOnly", p.updated_at as "changedAt",
       g.global_data_company_name as "companyName", ${pictureId} as "pictureId", ${withPictures(`array[${pictureId}]`)}
     from ${collection} p join ${collection}_locales l on l._parent_id = p.id and l._locale = $2::_locales
     left join globals g on true where p.id = $1`,
    [source.id, locale, source.title],
  );
  if (!row) throw new Error(`${source.__typename} ${source.id} has an address in site ${source.siteId} but cannot be read`);
  knowPictures(context, source.siteId, [row]);
  const key = matchPath(pathOfUri(source.uri), locale)?.key;
  return {
    title: row.title || source.title,
    description: shortened(row.description ?? ''),
    noindex: row.membersOnly === true || (unindexedKeys as readonly (PathKey | undefined)[]).includes(key),
    picture: row.pictureId === null ? null : await imageById(context, source.siteId, row.pictureId),
    changedAt: row.changedAt.toISOString(),
    companyName: row.companyName ?? '',
    key,
  };
}

/** Returns the title alone, in a small statement. Pages query only the title together with their data. */
export async function entryTitle(context: ApiContext, source: EntrySource): Promise<string> {
  const { collection, locale } = textsOf(source);
  const [row] = await context.sql.query<Pick<Row, 'title'>>(
    `select ${titleOf('(select global_data_company_name from globals)')} as title
     from ${collection}_locales l where l._parent_id = $1 and l._locale = $2::_locales`,
    [source.id, locale, source.title],
  );
  return row?.title || source.title;
}

/** Returns the collection and language of an entry's texts. Throws for a type without metadata. */
function textsOf(source: EntrySource): { collection: AddressedCollection; locale: LocaleCode } {
  const collection = collections[source.__typename];
  if (!collection) throw new Error(`${source.__typename} has no metadata`);
  return { collection, locale: localeOfSite(source.siteId) };
}

/** Returns a text cut to at most 300 characters at a word; undefined if it is empty. */
function shortened(text: string): string | undefined {
  if (text.length <= maxDescriptionLength) return text || undefined;
  return `${text.slice(0, maxDescriptionLength).replace(/\s+\S*$/, '')}…`;
}
