import type { Sql } from '../../platform/api/instrumented-sql.ts';

/** Numbers of what a discontinued product affects besides the content that refers to it. */
export type DiscontinuationEffects = {
  /** Members who have it among their favourites. */
  favourites: number;
  /** Quotation lists of members that contain it. */
  savedLists: number;
  /** Quotation lists behind a link that works. */
  sharedLists: number;
  /** Quote requests without an answer. */
  openRequests: number;
  /** Scheduled publications of the product itself. */
  plannedPublications: number;
  /** Prices of its variants that are planned for a later day. */
  plannedPrices: number;
};

/** Counts what a product affects when it is discontinued (EDT-04). */
export async function discontinuationEffects(sql: Sql, id: number): Promise<DiscontinuationEffects> {
  const [row] = await sql.query<DiscontinuationEffects>(
    `select
       (select count(distinct parent_id)::int from members_rels where path = 'favoriteProducts' and products_id = $1) as favourites,
       (select count(*)::int from (
         select l.lines from member_quotation_list l
         where not exists (select from member_named_list n where n.member_id = l.member_id)
         union all select n.lines from member_named_list n
       ) saved where lines @> jsonb_build_array(jsonb_build_object('id', $1::int))) as "savedLists",
       (select count(*)::int from shared_quotation_list
         where expires_at > now() and lines @> jsonb_build_array(jsonb_build_object('id', $1::int))) as "sharedLists",
       (select count(*)::int from quote_requests
         where status = 'new' and lines @> jsonb_build_array(jsonb_build_object('productId', $1::int))) as "openRequests",
       (select count(*)::int from payload_jobs
         where task_slug = 'schedulePublish' and completed_at is null and wait_until is not null
           and input -> 'doc' ->> 'relationTo' = 'products' and input -> 'doc' ->> 'value' = $1::int::text) as "plannedPublications",
       (select count(*)::int from price_change_line l join price_change c on c.id = l.change_id join variants v on v.id = l.variant_id
         where v.product_id = $1 and c.applied_at is null and c.cancelled_at is null) as "plannedPrices"`,
    [id],
  );
  return row ?? { favourites: 0, savedLists: 0, sharedLists: 0, openRequests: 0, plannedPublications: 0, plannedPrices: 0 };
}
