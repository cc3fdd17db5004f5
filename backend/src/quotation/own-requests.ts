import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { QuoteRequestStatus } from '../platform/generated/contract.ts';
import type { PricedItem } from './priced-items.ts';
import type { RequestedItem } from './requested-items.ts';
import { type RequestStatus, statusForMember } from './requests/request-status.ts';

/** A line as a request stores it: its texts on the day it was sent, and the chosen codes to request it again. */
export type RequestedLine = Omit<PricedItem, 'picture' | 'priceEur' | 'query'> & {
  choice?: Pick<RequestedItem, 'variant' | 'colour' | 'mounting' | 'options' | 'part'>;
};

export function requestedLine(
  { picture: _, priceEur: __, query: ___, ...line }: PricedItem,
  requested: RequestedItem | undefined,
): RequestedLine {
  const { variant, colour, mounting, options, part } = requested ?? {};
  const choice = {
    ...(variant && { variant }),
    ...(colour && { colour }),
    ...(mounting && { mounting }),
    ...(options && { options }),
    ...(part && { part }),
  };
  return { ...line, choice };
}

/** A quote request as its sender sees it. */
export type OwnRequest = {
  id: number;
  number: string;
  createdAt: string;
  status: QuoteRequestStatus;
  project: string | null;
  place: string | null;
  tenderDate: string | null;
  lineCount: number;
};

/** Maximum number of requests that a member sees. */
const maxRequests = 100;

const columns = `id, number, created_at as "createdAt", status::text as status, project,
  project_place as place, tender_date as "tenderDate", jsonb_array_length(lines)::int as "lineCount"`;

type Row = Omit<OwnRequest, 'createdAt' | 'status'> & { createdAt: Date; status: RequestStatus };
const requestOf = ({ createdAt, status, ...row }: Row): OwnRequest => ({
  ...row,
  ...{ createdAt: createdAt.toISOString(), status: statusForMember[status] },
});

/**
 * Returns the requests that a member sent while logged in, latest first. Requests from the same email address without a session
 * are not included, because anyone can type an address.
 */
export async function ownRequests(sql: Sql, memberId: number): Promise<OwnRequest[]> {
  const rows = await sql.query<Row>(
    `select ${columns} from quote_requests where member_id = $1 order by id desc limit ${maxRequests}`,
    [memberId],
  );
  return rows.map(requestOf);
}

/** Returns a request of a member, or null for an unknown number or one of another member. */
export async function ownRequest(sql: Sql, memberId: number, number: string): Promise<OwnRequest | null> {
  const [row] = await sql.query<Row>(`select ${columns} from quote_requests where member_id = $1 and number = $2`, [
    memberId,
    number,
  ]);
  return row ? requestOf(row) : null;
}

async function linesOf(sql: Sql, requestId: number): Promise<RequestedLine[]> {
  const [row] = await sql.query<{ lines: RequestedLine[] }>('select lines from quote_requests where id = $1', [requestId]);
  return row?.lines ?? [];
}

/** Returns the lines of a request in the form in which they can be requested again. Sections are identified by their letters. */
export async function repeatableItems(sql: Sql, requestId: number): Promise<RequestedItem[]> {
  return (await linesOf(sql, requestId)).map(({ productId: id, amount, remark, section, choice }) => ({
    ...{ id, amount, ...choice },
    ...(remark && { remark }),
    ...(section && { section: letterOf(section) }),
  }));
}

/** Returns the sections of a request that have lines, in their order. */
export async function requestedSections(sql: Sql, requestId: number): Promise<{ id: string; name: string }[]> {
  const sections = new Set((await linesOf(sql, requestId)).flatMap(({ section }) => section ?? []));
  return [...sections].map((section) => ({ id: letterOf(section), name: section.slice(letterOf(section).length).trim() }));
}

/** Returns the letter of a section, which a line stores before its name, as in 'A Entree'. */
const letterOf = (section: string) => section.split(' ', 1)[0] ?? section;
