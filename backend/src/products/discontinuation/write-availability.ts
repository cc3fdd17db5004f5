import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { authorName } from '../../platform/access/author-name.ts';
import { requestReads, type SqlExecutor } from '../../platform/database/request-sql.ts';
import { dutchDay } from '../../platform/dutch-time.ts';
import type { StoredAvailability } from './availability.ts';
import type { Successor } from './discontinuation.ts';

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/** Reads the availability of a product; undefined if it does not exist. */
export async function readAvailability(req: Request, id: number): Promise<StoredAvailability | undefined> {
  const [row] = await (await requestReads(req)).query<StoredAvailability>(
    `select coalesce(availability::text, 'available') as availability, discontinued_on as "discontinuedOn", successor_id as "successorId",
       spare_parts_until::int as "sparePartsUntil"
     from products where id = $1`,
    [id],
  );
  return row;
}

/** Reads a product as a successor; undefined if it does not exist. */
export async function readSuccessor(req: Request, id: number): Promise<Successor | undefined> {
  const [row] = await (await requestReads(req)).query<Successor>(
    `with recursive chain as (
       select successor_id as id from products where id = $1
       union select p.successor_id from chain join products p on p.id = chain.id)
     select exists (select from catalogue c where c.product_id = p.id and not c.is_discontinued) as "isOffered",
       array(select id from chain where id is not null) as chain
     from products p where p.id = $1`,
    [id],
  );
  return row;
}

/** Returns the products whose day has come, with what is stored for them from now on. */
export async function dueDiscontinuations(req: Request): Promise<(StoredAvailability & { id: number })[]> {
  return (await requestReads(req)).query<StoredAvailability & { id: number }>(
    `select id, 'discontinued' as availability, discontinued_on as "discontinuedOn", successor_id as "successorId",
       spare_parts_until::int as "sparePartsUntil"
     from products where availability = 'phasingOut' and discontinued_on <= $1 order by id`,
    [dutchDay()],
  );
}

const listed = sql`
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('steps', jsonb_build_array(jsonb_build_object('name', name)), 'change', 'value',
    'before', before, 'after', after)))`;

/**
 * Writes the availability of products to the published product and to its latest draft, so that publishing the draft changes nothing, and
 * records it in the activity log. Without a user, the system is the author. Project the products afterwards.
 */
export async function writeAvailability(
  db: SqlExecutor,
  user: PayloadRequest['user'],
  products: readonly (StoredAvailability & { id: number })[],
): Promise<void> {
  const author = user?.collection === 'users' ? user : undefined;
  const given = sql`
    select * from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
      as given (id int, availability text, "discontinuedOn" text, "successorId" int, "sparePartsUntil" int)`;
  await db.execute(sql`
    with given as materialized (${given}),
    drafts as (
      update _products_v v set version_availability = given.availability::enum__products_v_version_availability,
        version_discontinued_on = given."discontinuedOn", version_successor_id = given."successorId",
        version_spare_parts_until = given."sparePartsUntil", version_updated_at = now()
      from given where v.parent_id = given.id and v.latest),
    written as (
      update products p set availability = given.availability::enum_products_availability, discontinued_on = given."discontinuedOn",
        successor_id = given."successorId", spare_parts_until = given."sparePartsUntil", updated_at = now()
      from given where p.id = given.id returning p.id),
    changed as (
      select p.id, p.article_number, (${listed} from (values
          ('availability', to_jsonb(coalesce(p.availability::text, 'available')), to_jsonb(given.availability)),
          ('discontinuedOn', to_jsonb(p.discontinued_on), to_jsonb(given."discontinuedOn")),
          ('successor', to_jsonb(p.successor_id), to_jsonb(given."successorId")),
          ('sparePartsUntil', to_jsonb(p.spare_parts_until), to_jsonb(given."sparePartsUntil"))
        ) field (name, before, after) where before is distinct from after) as listed
      from products p join given on given.id = p.id)
    insert into activity_log (author_id, author_name, action, kind, document_id, subject, changes)
    select ${author?.id ?? null}::int, ${author ? authorName(author) : null}::varchar, 'update', 'products', c.id, c.article_number,
      jsonb_build_object('total', coalesce(jsonb_array_length(c.listed), 0), 'listed', coalesce(c.listed, '[]'))
    from changed c join written on written.id = c.id where c.listed is not null`);
}
