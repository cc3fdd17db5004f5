import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { seesMemberContent } from '../../platform/access/roles.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import type { SparePart } from '../../platform/generated/contract.ts';
import { type ProductSource, productsById } from '../product-source.ts';

const maxParts = 100;
const maxProducts = 500;

type Row = Omit<SparePart, '__typename' | 'siteId' | 'price' | 'front' | 'side'> & {
  productId: number;
  priceEur: number | null;
  frontX: number | null;
  frontY: number | null;
  sideX: number | null;
  sideY: number | null;
};

/** SQL of the spare parts of products ($1) in a language ($2), with prices only if they may be seen ($3, CAT-06). */
const statement = `
  select s.product_id as "productId", s.id, s.number, coalesce(l.title, s.number) as title, nullif(l.note, '') as note,
    case when $3 and s.ended_year is null then s.price_eur::float8 end as "priceEur",
    coalesce(s.supply_years, p.spare_parts_years)::int as "supplyYears",
    s.built_from::int as "builtFrom", s.built_until::int as "builtUntil", s.ended_year::int as "endedYear", n.number as successor,
    array(select v.sku from spare_parts_rels r join variants v on v.id = r.variants_id
      where r.parent_id = s.id and r.path = 'variants' order by r."order") as variants,
    s.front_x::float8 as "frontX", s.front_y::float8 as "frontY", s.side_x::float8 as "sideX", s.side_y::float8 as "sideY"
  from spare_parts s join products p on p.id = s.product_id left join spare_parts n on n.id = s.successor_id
  left join spare_parts_locales l on l._parent_id = s.id and l._locale = $2::_locales
  where s.product_id = any($1) order by s.position, s.id`;

/** Returns the spare parts of a product in the order of their rings (CAT-18). Guests never get a price, which is not even read. */
export async function spareParts(context: ApiContext, { id, siteId }: ProductSource): Promise<SparePart[]> {
  context.tags.list('SparePart', siteId);
  const loader = context.loader<number, readonly Row[]>(`spare-parts:${siteId}`, async (ids) => {
    const parameters = [ids, localeOfSite(siteId), seesMemberContent(context.viewer)];
    const found = Map.groupBy(await context.sql.query<Row>(statement, parameters), ({ productId }) => productId);
    return ids.map((wanted) => found.get(wanted) ?? []);
  });
  return (await loader.load(id)).slice(0, maxParts).map((row) => partOf(siteId, row));
}

function partOf(siteId: SiteId, { productId: _, priceEur, frontX, frontY, sideX, sideY, ...row }: Row): SparePart {
  return {
    ...row,
    siteId,
    price: priceEur === null ? null : { amount: priceEur, from: false },
    front: pointOf(frontX, frontY),
    side: pointOf(sideX, sideY),
  };
}

/** Returns a place in a view as fractions; editors enter it in per cent. */
const pointOf = (x: number | null, y: number | null) => (x === null || y === null ? null : { x: x / 100, y: y / 100 });

/** Returns the live products with spare parts, by title. */
export async function productsWithParts(context: ApiContext, siteId: SiteId): Promise<ProductSource[]> {
  context.tags.list('SparePart', siteId);
  context.tags.list('Product', siteId);
  const rows = await context.sql.query<{ id: number }>(
    `select c.product_id as id from catalogue c where c.site_id = $1
       and exists (select from spare_parts s where s.product_id = c.product_id)
     order by c.card ->> 'title', c.product_id limit ${maxProducts}`,
    [siteId],
  );
  return productsById(
    context,
    siteId,
    rows.map(({ id }) => id),
  );
}
