import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { badUserInput } from '../platform/api/errors.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { isSameLine, projectName, type RequestedItem, readRequestedItems } from './requested-items.ts';

/** The quotation list that is stored with an account, as its browsers have saved it. */
export type MemberList = { version: number; project: string | null; lines: RequestedItem[] };

type SubmittedList = { list: readonly unknown[]; project?: string | null | undefined; base: number };
type StoreResult = { version: number } | { newer: MemberList } | { problems: FormProblem[] };

const highestBase = 2_147_483_646;

/** Returns the list of a member, or null if no list is stored. */
export async function memberList(sql: Sql, memberId: number): Promise<MemberList | null> {
  const [found] = await sql.query<MemberList>('select version, project, lines from member_quotation_list where member_id = $1', [
    memberId,
  ]);
  return found ?? null;
}

/** Stores a list if `base` is the version of the stored one. Otherwise changes nothing and returns the newer list. */
export async function keepMemberList(
  { sql }: Pick<ApiContext, 'sql'>,
  memberId: number,
  submitted: SubmittedList,
): Promise<StoreResult> {
  const { list, project, base } = submitted;
  if (base < 0 || base > highestBase) throw badUserInput('base must be a version.');
  const items = list.length === 0 ? { lines: [] } : readRequestedItems(list);
  if ('problems' in items) return items;
  const [kept] = await sql.query<{ version: number }>(
    `insert into member_quotation_list as kept (member_id, version, lines, project) values ($1, $2::int + 1, $3, $4)
     on conflict (member_id) do update set version = kept.version + 1, lines = excluded.lines, project = excluded.project, changed_at = now()
     where kept.version = $2::int
     returning version`,
    [memberId, base, JSON.stringify(items.lines), projectName(project ?? '') || null],
  );
  if (kept) return kept;
  const newer = await memberList(sql, memberId);
  return newer ? { newer } : { problems: [{ handle: null, key: 'unavailable' }] };
}

/**
 * Removes sent lines from the list of a member, and its project with the last line. Lines that were added elsewhere meanwhile
 * stay.
 */
export async function clearSubmittedItems(sql: Sql, memberId: number, sent: readonly RequestedItem[]): Promise<void> {
  const [found] = await sql.query<MemberList>(
    'select version, project, lines from member_quotation_list where member_id = $1 for update',
    [memberId],
  );
  if (!found) return;
  const left = found.lines.filter((line) => !sent.some((other) => isSameLine(line, other)));
  if (left.length === found.lines.length) return;
  await sql.query(
    `update member_quotation_list set version = version + 1, lines = $2, project = case when $3 then null else project end, changed_at = now()
     where member_id = $1`,
    [memberId, JSON.stringify(left), left.length === 0],
  );
}
