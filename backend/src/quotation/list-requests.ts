import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { dutchDay } from '../platform/dutch-time.ts';
import type { LossReason, RequestStatus } from './requests/request-status.ts';
import { overdueBefore } from './requests/working-days.ts';
import { openStatusList, statusOrder } from './status-sql.ts';

export const requestTabs = ['open', 'mine', 'new', 'overdue', 'offered', 'finished', 'all'] as const;
export type RequestTab = (typeof requestTabs)[number];

/** Columns by which the list is sorted; a hyphen before one reverses its order. */
export const requestOrders = ['value', 'region', 'adviser', 'age', 'status', 'followUp'] as const;
export type RequestOrder = (typeof requestOrders)[number] | `-${(typeof requestOrders)[number]}`;

/** Filter of the list with its order. `adviserId` is 0 for requests without an adviser. */
export type RequestFilter = {
  tab: RequestTab;
  search: string;
  regionId: number | null;
  adviserId: number | null;
  /** Null for the order of the tab. */
  order: RequestOrder | null;
};

/** Quote request as a row of the list. */
export type RequestRow = {
  id: number;
  number: string;
  createdAt: Date;
  site: LocaleCode;
  project: string | null;
  organisation: string | null;
  name: string | null;
  email: string | null;
  status: RequestStatus;
  lossReason: LossReason | null;
  /** Value by the guide prices on the day it was sent; null if no line had one. */
  valueCents: number | null;
  /** Amount of the offer or the order; null if none was entered. */
  offeredCents: number | null;
  /** Whether lines without a price are missing from the value. */
  isPartial: boolean;
  region: string | null;
  country: string | null;
  adviser: string | null;
  /** Day as `YYYY-MM-DD`. */
  followUpOn: string | null;
};

/** SQL of the value of a request `q` in cents: the amount of its offer, and the guide prices where none was entered. */
export const worthCents = 'coalesce(round(q.offered_eur * 100), q.value_cents)';

/** Parameters of `classified`: the time before which new requests are overdue, the present day, and the user's team member. */
type Classes = [overdueBefore: string, today: string, ownAdviserId: number | null];

const classesFor = (ownAdviserId: number | null, now: Date): Classes => [overdueBefore(now), dutchDay(now), ownAdviserId];

/** Requests with the tabs that they belong to. */
const classified = `
  select q.*, t.name_field as adviser_name, r.name as region_name,
    (q.follow_up_on at time zone 'Europe/Amsterdam')::date as follow_up_day,
    q.status in ${openStatusList} as is_open,
    q.status in ${openStatusList} and coalesce(q.adviser_id = $3::int, false) as is_mine,
    (q.status = 'new' and q.created_at at time zone 'Europe/Amsterdam' <= $1::timestamp)
      or (q.status in ${openStatusList} and (q.follow_up_on at time zone 'Europe/Amsterdam')::date < $2::date) as is_overdue
  from quote_requests q left join team t on t.id = q.adviser_id left join adviser_regions r on r.id = q.region_id`;

const maxSearch = 100;

/** SQL of the columns of the order. */
const orderColumns: Readonly<Record<(typeof requestOrders)[number], string>> = {
  value: worthCents,
  region: 'lower(coalesce(region_name, country))',
  adviser: 'lower(adviser_name)',
  age: 'now() - q.created_at',
  status: `array_position(${statusOrder}, q.status::text)`,
  followUp: 'follow_up_day',
};

/** Returns the SQL of the order of a list: empty values last, and the newest first among equal ones. */
function orderSql({ tab, order }: Pick<RequestFilter, 'tab' | 'order'>): string {
  if (order === null) return tab === 'overdue' ? 'id' : 'id desc';
  const column = requestOrders.find((one) => order === one || order === `-${one}`) ?? 'age';
  return `${orderColumns[column]} ${order.startsWith('-') ? 'desc' : 'asc'} nulls last, id desc`;
}

/** Lists the requests of a filter with their number. Without an order, the oldest first if only overdue ones are listed, else the newest. */
export async function listRequests(
  sql: Sql,
  { tab, search, regionId, adviserId, order }: RequestFilter,
  {
    ownAdviserId,
    limit,
    offset = 0,
    now = new Date(),
  }: { ownAdviserId: number | null; limit: number; offset?: number; now?: Date },
): Promise<{ rows: RequestRow[]; total: number }> {
  const rows = await sql.query<RequestRow & { total: number }>(
    `select id, number, created_at as "createdAt", site::text as site, project, organisation, name, email, status::text as status,
       loss_reason::text as "lossReason", value_cents::float8 as "valueCents", round(offered_eur * 100)::float8 as "offeredCents",
       coalesce(unit_prices @> '[null]', false) as "isPartial",
       region_name as region, country, adviser_name as adviser, follow_up_day::text as "followUpOn", (count(*) over ())::int as total
     from (${classified}) q
     where case $4 when 'open' then is_open when 'mine' then is_mine when 'new' then status = 'new' when 'overdue' then is_overdue
         when 'offered' then status = 'offered' when 'finished' then not is_open else true end
       and ($5 = '' or concat_ws(' ', number, project, organisation, name, email) ilike '%' || $5 || '%')
       and ($6::int is null or region_id = $6) and ($7::int is null or coalesce(adviser_id, 0) = $7)
     order by ${orderSql({ tab, order })} limit $8 offset $9`,
    [
      ...classesFor(ownAdviserId, now),
      ...[tab, search.slice(0, maxSearch).replace(/[\\%_]/g, '\\$&'), regionId, adviserId, limit, offset],
    ],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns the number of requests of each tab, and the value of the open ones in cents. */
export async function countRequests(
  sql: Sql,
  { ownAdviserId, now = new Date() }: { ownAdviserId: number | null; now?: Date },
): Promise<Record<RequestTab, number> & { openCents: number }> {
  const [counts] = await sql.query<Record<RequestTab, number> & { openCents: number }>(
    `select (count(*) filter (where is_open))::int as open, (count(*) filter (where is_mine))::int as mine,
       (count(*) filter (where status = 'new'))::int as new, (count(*) filter (where is_overdue))::int as overdue,
       (count(*) filter (where status = 'offered'))::int as offered, (count(*) filter (where not is_open))::int as finished,
       count(*)::int as all, coalesce(sum(${worthCents}) filter (where is_open), 0)::float8 as "openCents"
     from (${classified}) q`,
    classesFor(ownAdviserId, now),
  );
  if (!counts) throw new Error('the quote requests could not be counted');
  return counts;
}

/** Option of a filter or of a field with people. */
export type Adviser = { id: number; name: string; email: string | null };

/** Lists the people who can be advisers, in the order of the team. */
export const listAdvisers = (sql: Sql): Promise<Adviser[]> =>
  sql.query<Adviser>('select id, name_field as name, email from team order by position, id', []);

/** Lists the regions by name. */
export const listRegions = (sql: Sql): Promise<{ id: number; name: string }[]> =>
  sql.query<{ id: number; name: string }>('select id, name from adviser_regions order by name, id', []);

/** Quote request as a row on the page of its member. */
export type MemberRequest = Pick<RequestRow, 'id' | 'number' | 'createdAt' | 'project' | 'status'>;

/** Maximum number of requests on the page of a member. */
const maxRowsOfMember = 100;

/** Lists the latest quote requests of a member, with the number of all. */
export async function requestsOfMember(sql: Sql, memberId: number): Promise<{ rows: MemberRequest[]; total: number }> {
  const rows = await sql.query<MemberRequest & { total: number }>(
    `select id, number, created_at as "createdAt", project, status, (count(*) over ())::int as total
     from quote_requests where member_id = $1 order by id desc limit ${maxRowsOfMember}`,
    [memberId],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}
