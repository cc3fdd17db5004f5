import type { Transaction } from '../../platform/database/in-transaction.ts';
import { requestReads } from '../../platform/database/request-sql.ts';
import { openStatusList } from '../../quotation/status-sql.ts';
import type { RemovalScope } from './removal-scope.ts';

/** Quote requests that the removal affects. They stay, with the lines as they were sent. */
export type AffectedRequests = {
  /** Requests that name a removed product. */
  withProducts: number;
  /** Requests that lose their adviser, and how many of them are still open. */
  withAdviser: number;
  openWithAdviser: number;
  /** Names of the advisers who have such requests. */
  advisers: string[];
};

type Row = Omit<AffectedRequests, 'advisers'> & { advisers: string[] | null };

/** Counts the quote requests with a product or an adviser that the removal deletes (EDT-15). */
export async function affectedRequests(
  transaction: Transaction,
  { products, team }: RemovalScope['removed'],
): Promise<AffectedRequests> {
  const sql = await requestReads(transaction);
  const [row] = await sql.query<Row>(
    `select
       count(*) filter (where exists (
         select from jsonb_array_elements(case jsonb_typeof(q.lines) when 'array' then q.lines else '[]' end) line
         where (line ->> 'productId')::int = any($1::int[])))::int as "withProducts",
       count(t.id)::int as "withAdviser",
       count(t.id) filter (where q.status::text in ${openStatusList})::int as "openWithAdviser",
       array_agg(distinct t.name_field order by t.name_field) filter (where t.id is not null) as advisers
     from quote_requests q left join team t on t.id = q.adviser_id and t.id = any($2::int[])`,
    [products, team],
  );
  const { withProducts = 0, withAdviser = 0, openWithAdviser = 0, advisers } = row ?? {};
  return { withProducts, withAdviser, openWithAdviser, advisers: advisers ?? [] };
}
