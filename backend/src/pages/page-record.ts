import { localeOfSite } from '@plantsoen/contract/locales.ts';
import type { StoredCallToAction } from '../entries/call-to-action.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import { knowPictures, type RowsPictures, withPictures } from '../media/image-loader.ts';
import type { StoredBlock } from '../page-builder/served-blocks.ts';
import { isMember, seesMemberContent } from '../platform/access/roles.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { HeroVariant, PageType } from '../platform/generated/contract.ts';

export type PageSource = EntrySource<'Page'>;

/** The stored dimension line of a hero, any part of which may be missing. */
export type StoredDimension = Record<'productId' | 'fromX' | 'fromY' | 'toX' | 'toY', number | null>;

/** A live page in its site's language, with its blocks. */
export type PageRecord = {
  id: number;
  type: PageType;
  pageTitle: string | null;
  introtext: string | null;
  heroVariant: HeroVariant | null;
  imageId: number | null;
  mobileImageId: number | null;
  dimension: StoredDimension;
  ctas: StoredCallToAction[];
  blocks: StoredBlock[] | null;
};

/** Returns SQL for the target of a call to action in Payload's form: the collection and the ID. */
const entryOf = (relation: string) =>
  `case ${['pages', 'categories', 'products', 'projects', 'news', 'faq']
    .map(
      (name) =>
        `when ${relation}.${name}_id is not null then json_build_object('relationTo', '${name}', 'value', ${relation}.${name}_id)`,
    )
    .join(' ')} end`;

const statement = `
  select p.id, p.type::text as type, l.page_title as "pageTitle", l.intro as introtext, p.hero_variant::text as "heroVariant",
    p.hero_image_id as "imageId", p.hero_mobile_image_id as "mobileImageId", l.blocks,
    json_build_object('productId', p.hero_dimension_product_id, 'fromX', p.hero_dimension_from_x, 'fromY', p.hero_dimension_from_y,
      'toX', p.hero_dimension_to_x, 'toY', p.hero_dimension_to_y) as dimension,
    (select coalesce(json_agg(cta), '[]') from (
      select c.type, c.url, c.custom_text as "customText", c.aria_label as "ariaLabel", c.title, ${entryOf('r')} as entry
      from pages_hero_ctas c left join pages_rels r
        on r.parent_id = p.id and r.locale = c._locale and r.path = 'hero.ctas.' || c._order - 1 || '.entry'
      where c._parent_id = p.id and c._locale = $2::_locales order by c._order) cta) as ctas,
    ${withPictures('array[p.hero_image_id, p.hero_mobile_image_id]')}
  from pages p join pages_locales l on l._parent_id = p.id and l._locale = $2::_locales and l._status = 'published'
  where p.id = any($1) and ($3 or not coalesce(p.members_only, false) or $4 and p.type in ('account', 'changePassword', 'favorites'))`;

/** Returns the record of a live page, including the pictures of its hero. Concurrent lookups are batched into one statement. */
export async function pageRecord(context: ApiContext, { id, siteId }: PageSource): Promise<PageRecord> {
  const loader = context.loader<number, PageRecord | undefined>(`page:${siteId}`, async (ids) => {
    const { viewer } = context;
    const parameters = [ids, localeOfSite(siteId), seesMemberContent(viewer), isMember(viewer)];
    const rows = await context.sql.query<PageRecord & RowsPictures>(statement, parameters);
    knowPictures(context, siteId, rows);
    return ids.map((wanted) => rows.find((row) => row.id === wanted));
  });
  const found = await loader.load(id);
  if (!found) throw new Error(`page ${id} has an address in site ${siteId} but cannot be read`);
  return found;
}
