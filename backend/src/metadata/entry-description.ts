import { type LocaleCode, localeOfSite } from '@plantsoen/contract/locales.ts';
import { matchPath, type PathKey, pathOfUri, unindexedKeys } from '@plantsoen/contract/paths.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import { type ImageRecord, imageById, knowPictures, type RowsPictures, withPictures } from '../media/image-loader.ts';
import type { AddressedCollection } from '../platform/addresses/address.ts';
import { entryTypenames } from '../platform/addresses/entry-typenames.ts';
import type { ApiContext } from '../platform/api/context.ts';

/** What search engines and social networks are told of an entry, whatever its type. */
export type EntryDescription = {
  title: string;
  description: string | undefined;
  noindex: boolean;
  picture: ImageRecord | null;
  changedAt: string;
  companyName: string;
  /** The key of its path. */
  key: PathKey | undefined;
};

/** Where an entry has no meta description of its own, its introduction stands in; and its first picture for one to share. */
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

const longestDescription = 300;

/** The title of a row `l` of an entry's texts; `$3` is the entry's own title. */
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
 * What the editors wrote for search engines about a live entry; by default its title with the company's name, its introduction and
 * its first picture, or the one that stands in for missing heroes. In one statement.
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

/** The title alone, which is all that a page asks for with its data: a small statement in place of the whole. */
export async function entryTitle(context: ApiContext, source: EntrySource): Promise<string> {
  const { collection, locale } = textsOf(source);
  const [row] = await context.sql.query<Pick<Row, 'title'>>(
    `select ${titleOf('(select global_data_company_name from globals)')} as title
     from ${collection}_locales l where l._parent_id = $1 and l._locale = $2::_locales`,
    [source.id, locale, source.title],
  );
  return row?.title || source.title;
}

/** Where the texts of an entry are kept: in which collection, in which language. */
function textsOf(source: EntrySource): { collection: AddressedCollection; locale: LocaleCode } {
  const collection = collections[source.__typename];
  if (!collection) throw new Error(`${source.__typename} has no metadata`);
  return { collection, locale: localeOfSite(source.siteId) };
}

/** A text of at most 300 characters that ends with a whole word; undefined where there is none. */
function shortened(text: string): string | undefined {
  if (text.length <= longestDescription) return text || undefined;
  return `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`;
}
