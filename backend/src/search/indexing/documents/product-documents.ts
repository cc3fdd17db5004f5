import { type LocaleCode, localeOfSite } from '@plantsoen/contract/locales.ts';
import {
  type DocumentReader,
  documentOf,
  firstPicture,
  type SearchedRow,
  searchedColumns,
  searchedEntries,
} from './searched-entries.ts';

type Row = SearchedRow & {
  text: string | null;
  series: string | null;
  articleNumber: string | null;
  anyRal: boolean | null;
  position: number | null;
  isDiscontinued: boolean | null;
  hasSuccessor: boolean;
  categories: string[];
  variants: { sku: string; title: string | null }[];
  options: { number: string; title: string | null }[];
  parts: string[];
  materials: { title: string | null; standard: string | null }[];
  colours: { code: string; title: string | null }[];
  mountings: string[];
  values: string[];
  proofs: string[];
};

/** Values of facts that a product lacks. They are not indexed, because visitors do not search for them. */
const lacking = ['false', 'none', 'no'];

/** Words by which visitors search for discontinued products, and for those with a successor (CAT-17). */
const discontinuedWords: Record<LocaleCode, { ended: string; successor: string }> = {
  nl: { ended: 'vervallen, uitgelopen, niet meer leverbaar', successor: 'opvolger, vervanger' },
  en: { ended: 'discontinued, no longer available', successor: 'successor, replacement' },
  de: { ended: 'ausgelaufen, Auslaufartikel, nicht mehr lieferbar', successor: 'Nachfolger, Ersatz' },
};

const list = (query: string) => `(select coalesce(json_agg(item), '[]') from (${query}) item)`;

/**
 * Selects variants, options and spare parts without prices, colours without surcharges, and neither ordering information nor files. Members-only data is
 * not read at all (CAT-06, SEA-06).
 */
const statement = `
  select ${searchedColumns}, l.description as text, p.series, p.article_number as "articleNumber", p.any_ral as "anyRal", k.position,
    k.is_discontinued as "isDiscontinued", p.successor_id is not null as "hasSuccessor",
    coalesce(${firstPicture('products', 'productImages')}, p.impression_image_id) as "imageId",
    array(select c.title from address c where c.site_id = $1 and c.entry_type = 'categories' and c.entry_id = any(k.category_ids)
      and c.kind = 'canonical' and not c.members_only) as categories,
    ${list(`select v.sku, vl.title from variants v left join variants_locales vl on vl._parent_id = v.id and vl._locale = $2::_locales
      where v.product_id = p.id order by v.position, v.id`)} as variants,
    ${list(`select o.number, ol.title from product_options o left join product_options_locales ol on ol._parent_id = o.id
      and ol._locale = $2::_locales where o.product_id = p.id order by o.position, o.id`)} as options,
    array(select s.number from spare_parts s where s.product_id = p.id order by s.position, s.id) as parts,
    ${list(`select ml.title, ml.standard from products_materials pm join materials_locales ml on ml._parent_id = pm.material_id
      and ml._locale = $2::_locales where pm._parent_id = p.id order by pm._order`)} as materials,
    ${list(`select c.code, cl.title from products_rels r join colours c on c.id = r.colours_id
      left join colours_locales cl on cl._parent_id = c.id and cl._locale = $2::_locales
      where r.parent_id = p.id and r.path = 'colours' order by r."order"`)} as colours,
    array(select ml.title from products_rels r join mountings_locales ml on ml._parent_id = r.mountings_id and ml._locale = $2::_locales
      where r.parent_id = p.id and r.path = 'mountings' order by r."order") as mountings,
    array(select case when pf.boolean then fl.title else fl.title || ' ' || vl.title end from products_facts pf
      join facts_locales fl on fl._parent_id = pf.fact_id and fl._locale = $2::_locales
      left join fact_values v on v.fact_id = pf.fact_id and v.value = pf.text
      left join fact_values_locales vl on vl._parent_id = v.id and vl._locale = $2::_locales
      where pf._parent_id = p.id and (pf.boolean or vl.title is not null and pf.text <> all($4)) order by pf._order) as values,
    array(select t.text from products_texts t where t.parent_id = p.id and t.path in ('norms', 'certificates')
      and t.locale = $2::_locales order by t.path, t."order") as proofs
  from ${searchedEntries('products', 'left join catalogue k on k.product_id = p.id and k.site_id = $1')}`;

/** Reader of products, discontinued ones as a separate kind, with all names and facts that visitors search for. */
export const productDocuments: DocumentReader = {
  collection: 'products',
  async read(sql, siteId, ids) {
    const locale = localeOfSite(siteId);
    const words = discontinuedWords[locale];
    const rows = await sql.query<Row>(statement, [siteId, locale, ids, lacking]);
    return rows.map((row) =>
      documentOf({ siteId, collection: 'products', kind: row.isDiscontinued ? 'discontinued' : 'product' }, row, {
        codes: [
          row.articleNumber,
          ...row.variants.map(({ sku }) => sku),
          ...row.options.map(({ number }) => number),
          ...row.parts,
        ],
        names: [row.series, ...row.categories],
        facts: [
          ...row.materials.flatMap(({ title, standard }) => [title, standard]),
          ...row.colours.flatMap(({ code, title }) => [code, title]),
          row.anyRal ? 'RAL' : null,
          ...row.mountings,
          ...row.values,
          ...row.proofs,
          ...row.variants.map(({ title }) => title),
          ...row.options.map(({ title }) => title),
          row.isDiscontinued ? words.ended : null,
          row.isDiscontinued && row.hasSuccessor ? words.successor : null,
        ],
        text: [row.text],
        position: row.position ?? 0,
      }),
    );
  },
};
