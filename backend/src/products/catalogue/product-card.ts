import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { knowPictures, picturesAsJson, type RowsPictures } from '../../media/image-loader.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import type { Elevation, Supply } from '../../platform/generated/contract.ts';

/** The data of a product card, precomputed in the catalogue, without prices. Pictures are IDs of the media library. */
export type ProductCard = {
  title: string;
  uri: string;
  sku: string;
  series: string | null;
  newProduct: boolean;
  featuredProduct: boolean;
  categoryId: number;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  weightKg: number | null;
  productImageId: number | null;
  impressionImageId: number | null;
  elevation: Elevation | null;
  supply: Supply;
  /** Present if the product is discontinued (CAT-17). */
  discontinued?: { date: string; successorId: number | null; sparePartsUntil: number | null };
};

/** A card with its category; undefined if the category is not live in the site. */
export type LiveCard = ProductCard & { category: { title: string; uri: string } | undefined };

type Row = RowsPictures & { product_id: number; card: ProductCard; category: LiveCard['category'] | null };

/**
 * Returns SQL for the cards of products in a site ($1) with their pictures in its language ($2); `ids` is an array expression.
 * The first row contains the pictures of all cards, because a query per row takes three times as long.
 */
const cards = (ids: string) => `
  with shown as materialized (
    select product_id, card, (card ->> 'categoryId')::int as category_id,
      array[(card ->> 'productImageId')::int, (card ->> 'impressionImageId')::int] as picture_ids
    from catalogue where site_id = $1 and product_id = any(${ids})
  )
  select s.product_id, s.card, (
      select json_build_object('title', a.title, 'uri', a.path) from address a
      where a.site_id = $1 and a.kind = 'canonical' and a.entry_type = 'categories' and a.entry_id = s.category_id
    ) as category,
    case when row_number() over () = 1 then ${picturesAsJson('array(select unnest(picture_ids) from shown)')} end as pictures
  from shown s`;

const statement = cards('$3');

/** The column that `withCards` adds to a row. */
export type RowsCards = { cards: readonly Row[] | null };

/** Returns a column `cards` for the products in an array expression. The statement has the site as $1 and its language as $2. */
export const withCards = (ids: string): string => `(select json_agg(found) from (${cards(ids)}) found) as cards`;

function cardLoader(context: ApiContext, siteId: SiteId) {
  return context.loader<number, LiveCard | undefined>(`product-card:${siteId}`, async (ids) => {
    const rows = await context.sql.query<Row>(statement, [siteId, localeOfSite(siteId), ids]);
    const found = new Map(rows.map((row) => [row.product_id, cardOf(row)]));
    knowPictures(context, siteId, rows);
    return ids.map((id) => found.get(id));
  });
}

const cardOf = ({ card, category }: Row): LiveCard => ({ ...card, ...withoutPromises(card), category: category ?? undefined });

/**
 * Returns the supply terms of a discontinued product without lead times and without years of spare parts, which would contradict the
 * year until which there are spare parts.
 */
const withoutPromises = ({ discontinued, supply }: ProductCard) =>
  discontinued && { supply: { ...supply, leadTimeStandardWeeks: null, leadTimeSpecialWeeks: null, sparePartsYears: null } };

/**
 * Adds cards that another row contained to the loader, so that this request does not query them again. Products without a card
 * are not live.
 */
export function knowCards(context: ApiContext, siteId: SiteId, ids: readonly number[], { cards: known }: RowsCards): void {
  const rows = new Map((known ?? []).map((row) => [row.product_id, row]));
  const loader = cardLoader(context, siteId);
  for (const id of ids) {
    const row = rows.get(id);
    loader.prime(id, row && cardOf(row));
  }
  knowPictures(context, siteId, known ?? []);
}

/**
 * Returns the card of a product; undefined if it is not live in the site. Concurrent lookups are batched into one statement. The
 * answer depends on the card's category, which it names and with which its address moves.
 */
export async function productCard(context: ApiContext, siteId: SiteId, productId: number): Promise<LiveCard | undefined> {
  const card = await cardLoader(context, siteId).load(productId);
  if (card) context.tags.record('Category', siteId, card.categoryId);
  return card;
}
