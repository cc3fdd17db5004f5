import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { cacheIdentity, listTag } from '@plantsoen/contract/cache-identity.ts';
import { locales } from '@plantsoen/contract/locales.ts';
import { authorName } from '../../platform/access/author-name.ts';
import type { AdminUser } from '../../platform/access/roles.ts';
import { announce } from '../../platform/changes/announce.ts';
import { locks } from '../../platform/database/locks.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import { dutchDay } from '../../platform/dutch-time.ts';
import type { PriceChangeInput } from './price-change.ts';

const zone = 'Europe/Amsterdam';

/** Returns the changes of a price for the activity log. */
const loggedPrices = (before: SQL, after: SQL): SQL => sql`
  jsonb_build_object('total', 1, 'listed', jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
    'steps', '[{"name": "priceEur"}]'::jsonb, 'change', 'value', 'before', ${before}, 'after', ${after}))))`;

/** Records in the activity log that the prices of a change, or some of them, were planned, or that their plan was cancelled. */
async function logPlan(
  db: SqlExecutor,
  author: AdminUser,
  id: number,
  action: 'plan' | 'cancelPlan',
  variantIds?: readonly number[],
): Promise<void> {
  const [before, after] = action === 'plan' ? [sql`l.old_price`, sql`l.new_price`] : [sql`l.new_price`, sql`l.old_price`];
  const logged = sql.param(variantIds ?? null);
  await db.execute(sql`
    insert into activity_log (author_id, author_name, action, kind, document_id, subject, changes)
    select ${author.id}, ${authorName(author)}, ${action}::enum_activity_log_action, 'variants', v.id, v.sku, ${loggedPrices(before, after)}
    from price_change_line l join variants v on v.id = l.variant_id where l.change_id = ${id}
      and (${logged}::int[] is null or v.id = any(${logged}::int[])) order by v.id`);
}

/** Stores a change of prices, and makes it at once if its day has come. Returns its id. Validate it first with `priceProblems`. */
export async function createPriceChange(
  db: SqlExecutor,
  user: AdminUser,
  { lines, effectiveOn = dutchDay(), note }: PriceChangeInput,
): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with changed as (
      insert into price_change (author_id, author_name, note, effective_on)
      values (${user.id}, ${authorName(user)}, ${note}, ${effectiveOn}::date) returning id),
    written as (
      insert into price_change_line (change_id, variant_id, old_price, new_price)
      select changed.id, v.id, v.price_eur, line.price
      from changed, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line ("variantId" int, price numeric)
        join variants v on v.id = line."variantId")
    select id::int from changed`);
  const id = rows[0]?.id ?? 0;
  if (effectiveOn <= dutchDay()) await applyPriceChange(db, id);
  else {
    await replacePlanned(db, user, id);
    await logPlan(db, user, id, 'plan');
  }
  return id;
}

/** Cancels the prices that a new planned change replaces: earlier plans for the same variants and the same day. */
async function replacePlanned(db: SqlExecutor, user: AdminUser, id: number): Promise<void> {
  const { rows } = await db.execute<{ id: number; variantIds: number[] }>(sql`
    select c.id::int, array_agg(l.variant_id) as "variantIds"
    from price_change n join price_change c on c.id < n.id and c.effective_on = n.effective_on
      join price_change_line l on l.change_id = c.id
    where n.id = ${id} and c.applied_at is null and c.cancelled_at is null
      and l.variant_id in (select variant_id from price_change_line where change_id = n.id)
    group by c.id order by c.id`);
  for (const replaced of rows) await cancelPlannedPrices(db, user, replaced.id, replaced.variantIds);
}

/**
 * Writes the prices of a change, records them in the activity log, and announces their products. Runs in the caller's transaction, after
 * other publications. Variants that were deleted meanwhile are skipped.
 */
export async function applyPriceChange(db: SqlExecutor, id: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.publication})`);
  const { rows } = await db.execute<{ productId: number }>(sql`
    with applied as (
      update price_change set applied_at = now() where id = ${id} and applied_at is null and cancelled_at is null returning *),
    line as (
      update price_change_line l set old_price = v.price_eur from applied, variants v
      where l.change_id = applied.id and v.id = l.variant_id returning l.*),
    written as (
      update variants v set price_eur = line.new_price, updated_at = now() from line
      where v.id = line.variant_id and v.price_eur is distinct from line.new_price
      returning v.id, v.sku, v.product_id, line.old_price, line.new_price),
    logged as (
      insert into activity_log (author_id, author_name, action, kind, document_id, subject, changes)
      select a.author_id, a.author_name, 'update', 'variants', w.id, w.sku, ${loggedPrices(sql`w.old_price`, sql`w.new_price`)}
      from written w, applied a)
    select distinct product_id as "productId" from written`);
  const tags = locales.flatMap(({ siteId }) => [
    ...(rows.length > 0 ? [listTag('Variant', siteId), listTag('Product', siteId)] : []),
    ...rows.map(({ productId }) => cacheIdentity({ __typename: 'Product', siteId, id: productId }) ?? ''),
  ]);
  await announce(db, tags, []);
}

/** Returns the ids of the changes whose day has come, in the order in which they take effect. */
export async function duePriceChanges(db: SqlExecutor): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id::int from price_change
    where applied_at is null and cancelled_at is null and effective_on <= (now() at time zone ${zone})::date
    order by effective_on, id`);
  return rows.map(({ id }) => id);
}

/** Cancels a planned change, in the caller's transaction. Returns whether it was still planned. */
export async function cancelPriceChange(db: SqlExecutor, user: AdminUser, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update price_change set cancelled_at = now() where id = ${id} and applied_at is null and cancelled_at is null returning id`);
  if (rows.length > 0) await logPlan(db, user, id, 'cancelPlan');
  return rows.length > 0;
}

/**
 * Cancels prices of a planned change, in the caller's transaction, and the change with its last ones. Other prices stay planned, and the
 * cancelled ones become a cancelled change of the user, which the history shows. Returns whether they were still planned.
 */
export async function cancelPlannedPrices(
  db: SqlExecutor,
  user: AdminUser,
  id: number,
  variantIds: readonly number[],
): Promise<boolean> {
  const { rows: planned } = await db.execute(sql`
    select id from price_change where id = ${id} and applied_at is null and cancelled_at is null for update`);
  if (planned.length === 0) return false;
  const chosen = sql`any(${sql.param(variantIds)}::int[])`;
  // A separate statement, so that it sees the lines that the previous lock holder has left.
  const { rows } = await db.execute<{ total: number; cancelled: number }>(sql`
    select count(*)::int as total, (count(*) filter (where variant_id = ${chosen}))::int as cancelled
    from price_change_line where change_id = ${id}`);
  const { total = 0, cancelled = 0 } = rows[0] ?? {};
  if (cancelled === 0) return false;
  if (cancelled === total) return cancelPriceChange(db, user, id);
  await logPlan(db, user, id, 'cancelPlan', variantIds);
  await db.execute(sql`
    with separate as (
      insert into price_change (author_id, author_name, note, effective_on, cancelled_at)
      select ${user.id}, ${authorName(user)}, note, effective_on, now() from price_change where id = ${id} returning id)
    update price_change_line l set change_id = separate.id from separate where l.change_id = ${id} and l.variant_id = ${chosen}`);
  return true;
}

/** Returns the variants of a change that has taken effect; an empty set for any other change. */
export async function variantsOfApplied(db: SqlExecutor, id: number): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select l.variant_id as id from price_change_line l join price_change c on c.id = l.change_id
    where c.id = ${id} and c.applied_at is not null`);
  return new Set(rows.map((row) => row.id));
}
