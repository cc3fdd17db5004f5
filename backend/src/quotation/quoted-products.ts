import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { optionsOf, type StoredOption } from '../products/product-options.ts';

/**
 * Data of a live product for a quotation, in the language of its site. Prices are read only for members who may see them
 * (MEM-01).
 */
export type QuotedProduct = {
  id: number;
  title: string;
  uri: string;
  category: string;
  sku: string;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  weightKg: number | null;
  leadTimeWeeks: number | null;
  /** Lead time of a colour with a surcharge. */
  specialLeadTimeWeeks: number | null;
  anyRal: boolean;
  /** Whether it is no longer made. Such a product has no price (CAT-17). */
  isDiscontinued: boolean;
  picture: StoredPicture | null;
  figures: StoredFigures;
  variants: QuotedVariant[];
  /** Its options in their order (CAT-16). */
  options: StoredOption[];
  /** Its spare parts (CAT-18). Those that are no longer made have no price. */
  parts: { number: string; title: string; note: string | null; isEnded: boolean; priceEur: number | null }[];
  /** Colours of the product, the default first. */
  colours: { code: string; title: string; hasSurcharge: boolean }[];
  mountings: { key: string; title: string }[];
};

type QuotedVariant = {
  sku: string;
  title: string;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  weightKg: number | null;
  co2eKg: number | null;
  mkiEur: number | null;
  priceEur: number | null;
};

type StoredFigures = {
  co2eKg: number | null;
  mkiEur: number | null;
  boundary: string | null;
  source: string | null;
  date: string | null;
  illustrative: boolean;
};

const picture = `(
  select json_build_object('hash', m.hash, 'filename', m.filename, 'mimeType', m.mime_type, 'width', coalesce(m.width, 0)::int,
    'height', coalesce(m.height, 0)::int, 'focalX', coalesce(m.focal_x, 50)::float8, 'focalY', coalesce(m.focal_y, 50)::float8,
    'cutOut', coalesce(m.cut_out, false))
  from media m where m.id = (c.card ->> 'productImageId')::int and m.hash is not null and m.filename is not null)`;

const variants = `(
  select coalesce(json_agg(json_build_object('sku', v.sku, 'title', coalesce(vl.title, v.sku), 'lengthMm', v.length_mm::float8,
    'widthMm', v.width_mm::float8, 'heightMm', v.height_mm::float8, 'weightKg', v.weight_kg::float8,
    'co2eKg', v.co2e_kg::float8, 'mkiEur', v.mki_eur::float8, 'priceEur', case when $4 and not c.is_discontinued then v.price_eur::float8 end)), '[]')
  from variants v left join variants_locales vl on vl._parent_id = v.id and vl._locale = $2::_locales where v.product_id = p.id)`;

const parts = `(
  select coalesce(json_agg(json_build_object('number', s.number, 'title', coalesce(sl.title, s.number), 'note', nullif(sl.note, ''),
    'isEnded', s.ended_year is not null, 'priceEur', case when $4 and s.ended_year is null then s.price_eur::float8 end)), '[]')
  from spare_parts s left join spare_parts_locales sl on sl._parent_id = s.id and sl._locale = $2::_locales where s.product_id = p.id)`;

const options = optionsOf('$4 and not c.is_discontinued');

const colours = `(
  select coalesce(json_agg(json_build_object('code', co.code, 'title', coalesce(cl.title, co.code),
    'hasSurcharge', coalesce(co.surcharge_eur, 0) > 0)
    order by (co.id = p.default_colour_id) is true desc, r."order"), '[]')
  from products_rels r join colours co on co.id = r.colours_id
  left join colours_locales cl on cl._parent_id = co.id and cl._locale = $2::_locales where r.parent_id = p.id and r.path = 'colours')`;

const mountings = `(
  select coalesce(json_agg(json_build_object('key', m.key, 'title', coalesce(ml.title, m.key))), '[]')
  from products_rels r join mountings m on m.id = r.mountings_id
  left join mountings_locales ml on ml._parent_id = m.id and ml._locale = $2::_locales where r.parent_id = p.id and r.path = 'mountings')`;

const statement = `
  select p.id, c.card ->> 'title' as title, c.card ->> 'uri' as uri, c.card ->> 'sku' as sku, a.title as category,
    (c.card ->> 'lengthMm')::float8 as "lengthMm", (c.card ->> 'widthMm')::float8 as "widthMm",
    (c.card ->> 'heightMm')::float8 as "heightMm", (c.card ->> 'weightKg')::float8 as "weightKg",
    case when not c.is_discontinued then p.lead_time_standard_weeks::float8 end as "leadTimeWeeks",
    case when not c.is_discontinued then p.lead_time_special_weeks::float8 end as "specialLeadTimeWeeks", coalesce(p.any_ral, false) as "anyRal",
    c.is_discontinued as "isDiscontinued", ${picture} as picture,
    json_build_object('co2eKg', p.environmental_co2e_kg, 'mkiEur', p.environmental_mki_eur, 'boundary', l.environmental_boundary,
      'source', l.environmental_source, 'date', p.environmental_date,
      'illustrative', coalesce(p.environmental_illustrative, false)) as figures,
    ${variants} as variants, ${options} as options, ${parts} as parts, ${colours} as colours, ${mountings} as mountings
  from catalogue c
  join products p on p.id = c.product_id
  join products_locales l on l._parent_id = p.id and l._locale = $2::_locales
  join address a on a.site_id = c.site_id and a.kind = 'canonical' and a.entry_type = 'categories'
    and a.entry_id = (c.card ->> 'categoryId')::int
  where c.site_id = $1 and c.product_id = any($3)`;

/** Reads the given products that are live in a site, by ID, in one statement. Prices are included only if requested. */
export async function quotedProducts(
  sql: Sql,
  siteId: SiteId,
  ids: readonly number[],
  withPrices = false,
): Promise<ReadonlyMap<number, QuotedProduct>> {
  const rows = await sql.query<QuotedProduct>(statement, [siteId, localeOfSite(siteId), [...new Set(ids)], withPrices]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A product that was once live in a language, with its latest title there. */
export type FormerProduct = { id: number; title: string; sku: string };

/** Reads the given products that were once live in a site, by ID. The names of products that were never live stay hidden. */
export async function formerProducts(
  sql: Sql,
  siteId: SiteId,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FormerProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.query<FormerProduct>(
    `select p.id, l.title, p.article_number as sku from text_state s join products p on p.id = s.entry_id
     join products_locales l on l._parent_id = p.id and l._locale::text = s.locale
     where s.entry_type = 'products' and s.locale = $1 and s.entry_id = any($2) and l.title <> ''`,
    [localeOfSite(siteId), [...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads the titles of mountings in the language of a site, by key. */
export async function mountingTitles(sql: Sql, siteId: SiteId, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await sql.query<{ key: string; title: string }>(
    `select m.key, l.title from mountings m join mountings_locales l on l._parent_id = m.id and l._locale = $1::_locales
     where m.key = any($2) and l.title <> ''`,
    [localeOfSite(siteId), [...new Set(keys)]],
  );
  return new Map(rows.map(({ key, title }) => [key, title]));
}
