import { maxLists, maxSections } from '@plantsoen/contract/quotation-lists.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { badUserInput } from '../platform/api/errors.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { isIsoDate } from '../platform/iso-date.ts';
import { memberList } from './member-list.ts';
import { projectName, type RequestedItem, readRequestedItems } from './requested-items.ts';

export type QuotationSection = { id: string; name: string };

/** A list of an account with its project data and sections (QUO-11). */
export type NamedList = {
  id: string;
  version: number;
  name: string;
  place: string;
  /** ISO date, or an empty text. */
  tenderDate: string;
  sections: QuotationSection[];
  lines: RequestedItem[];
};

/** A list as a browser sends it. */
export type SubmittedList = Omit<NamedList, 'version' | 'lines'> & { lines: readonly unknown[] };
type StoreResult = { version: number } | { newer: NamedList | null } | { problems: FormProblem[] };

const highestBase = 2_147_483_646;
const idForm = /^[\w-]{1,64}$/;

const columns = 'id, version, name, place, tender_date as "tenderDate", sections, lines';

/**
 * Returns the lists of a member, first created first. The list that browsers of the version before have stored is the first one until a list
 * is stored by its id. Its version is 0, and its id follows from the member, so that all browsers adopt it as the same list.
 */
export async function namedLists(sql: Sql, memberId: number): Promise<NamedList[]> {
  const stored = await sql.query<NamedList>(
    `select ${columns} from member_named_list where member_id = $1 order by created_at, id`,
    [memberId],
  );
  if (stored.length > 0) return stored;
  const former = await memberList(sql, memberId);
  if (!former) return [];
  const { project, lines } = former;
  return [{ id: `first-${memberId}`, version: 0, name: project ?? '', place: '', tenderDate: '', sections: [], lines }];
}

/** Stores a list if `base` is the version of the stored one. Otherwise changes nothing and returns the newer list, or null if it was deleted. */
export async function storeNamedList(sql: Sql, memberId: number, submitted: SubmittedList, base: number): Promise<StoreResult> {
  const list = readNamedList(submitted, base);
  if ('problems' in list) return list;
  const values = [memberId, list.id, base, list.name, list.place, list.tenderDate];
  const texts = [JSON.stringify(list.sections), JSON.stringify(list.lines)];
  const [kept] =
    base === 0
      ? await sql.query<{ version: number }>(
          `insert into member_named_list (member_id, id, version, name, place, tender_date, sections, lines)
           select $1::int, $2::text, $3::int + 1, $4::text, $5::text, $6::text, $7::jsonb, $8::jsonb
           where (select count(*) from member_named_list where member_id = $1) < $9::int
           on conflict (member_id, id) do nothing
           returning version`,
          [...values, ...texts, maxLists],
        )
      : await sql.query<{ version: number }>(
          `update member_named_list set version = version + 1, name = $4, place = $5, tender_date = $6, sections = $7, lines = $8, changed_at = now()
           where member_id = $1 and id = $2 and version = $3::int
           returning version`,
          [...values, ...texts],
        );
  if (kept) return kept;
  const newer = await findList(sql, memberId, list.id);
  return newer || base > 0 ? { newer } : { problems: [{ handle: null, key: 'tooLarge', amount: maxLists }] };
}

/** Deletes a list if `base` is its version. Returns whether it is gone. */
export async function deleteNamedList(sql: Sql, memberId: number, id: string, base: number): Promise<boolean> {
  await sql.query('delete from member_named_list where member_id = $1 and id = $2 and version = $3', [memberId, id, base]);
  return !(await findList(sql, memberId, id));
}

async function findList(sql: Sql, memberId: number, id: string): Promise<NamedList | null> {
  const [found] = await sql.query<NamedList>(`select ${columns} from member_named_list where member_id = $1 and id = $2`, [
    memberId,
    id,
  ]);
  return found ?? null;
}

/** Parses a list from any sender. Returns the problems of lines and sections; other invalid input is an error of the client. */
export function readNamedList(submitted: SubmittedList, base: number): Omit<NamedList, 'version'> | { problems: FormProblem[] } {
  const { id, name, place, tenderDate, sections, lines } = submitted;
  if (base < 0 || base > highestBase) throw badUserInput('base must be a version.');
  if (![id, ...sections.map((section) => section.id)].every((text) => idForm.test(text)))
    throw badUserInput('An id has 1 to 64 letters, digits, hyphens or underscores.');
  if (tenderDate !== '' && !isIsoDate(tenderDate)) throw badUserInput('tenderDate must be an ISO date.');
  if (sections.length > maxSections) return { problems: [{ handle: null, key: 'tooLarge', amount: maxSections }] };
  const items = lines.length === 0 ? { lines: [] } : readRequestedItems(lines);
  if ('problems' in items) return items;
  const named = sections.map((section) => ({ id: section.id, name: projectName(section.name) }));
  return { id, name: projectName(name), place: projectName(place), tenderDate, sections: named, lines: items.lines };
}
