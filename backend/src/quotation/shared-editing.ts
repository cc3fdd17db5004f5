import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { readNamedList, type SubmittedList } from './named-lists.ts';
import { isSameLine } from './requested-items.ts';
import { type LineChange, type SharedLine, type SharedList, sharedList, titledLines, tokenHash } from './shared-lists.ts';

type StoreResult = { version: number } | { newer: SharedList | null } | { problems: FormProblem[] };

/**
 * Stores a list that is shared for editing if `base` is the version of the stored one. Otherwise changes nothing and returns the newer
 * list, or null if its link no longer works. Lines that differ from the stored ones get the editor and the time. The list expires 30
 * days after its last change.
 */
export async function storeSharedList(
  sql: Sql,
  { token, list: submitted, base }: { token: string; list: SubmittedList; base: number },
  memberId: number | null,
): Promise<StoreResult> {
  const list = readNamedList(submitted, base);
  if ('problems' in list) return list;
  const before = await editableList(sql, token);
  if (before?.version !== base) return { newer: before };
  const titled = await titledLines(sql, before.siteId, list.lines);
  const lines = markChanges(
    before.lines,
    titled.map(({ isAvailable: _, ...line }) => line),
    { by: memberId, at: new Date().toISOString() },
  );
  const [kept] = await sql.query<{ version: number }>(
    `update shared_quotation_list set version = version + 1, project = $3, place = $4, tender_date = $5, sections = $6, lines = $7,
       expires_at = now() + interval '30 days'
     where token_hash = $1 and version = $2::int and expires_at > now()
     returning version`,
    [
      ...[tokenHash(token), base, list.name || null, list.place, list.tenderDate],
      ...[JSON.stringify(list.sections), JSON.stringify(lines)],
    ],
  );
  return kept ?? { newer: await editableList(sql, token) };
}

async function editableList(sql: Sql, token: string): Promise<SharedList | null> {
  const found = await sharedList(sql, token);
  return found?.version == null ? null : found;
}

/**
 * Returns lines with their last changes: unchanged lines keep theirs, others get the given one. A product that is no longer live keeps
 * its title.
 */
export function markChanges(before: readonly SharedLine[], after: readonly SharedLine[], change: LineChange): SharedLine[] {
  return after.map((line) => {
    const former = before.find((other) => isSameLine(other, line));
    const title = line.title || before.find(({ id }) => id === line.id)?.title || '';
    if (former?.amount !== line.amount) return { ...line, title, change };
    return { ...line, title, ...(former.change && { change: former.change }) };
  });
}

/** Returns the names of the members who have changed lines, by their ids. */
export async function editorNames(sql: Sql, lines: readonly SharedLine[]): Promise<Map<number, string>> {
  const ids = [...new Set(lines.flatMap(({ change }) => change?.by ?? []))];
  if (ids.length === 0) return new Map();
  const found = await sql.query<{ id: number; name: string }>(
    `select id, concat_ws(' ', first_name, last_name) as name from members where id = any($1)`,
    [ids],
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}
