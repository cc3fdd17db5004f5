import { sql } from '@payloadcms/db-postgres/drizzle';
import { authorName } from '../platform/access/author-name.ts';
import type { AdminUser } from '../platform/access/roles.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { differenceInPercent, markedDifference } from '../products/price-difference.ts';
import type { FileProblem } from './cell-problem.ts';
import type { FieldDifference } from './compare-record.ts';
import type { ImportCounts } from './compare-rows.ts';
import type { FileKind } from './import-column.ts';

/**
 * State of an import. `refused`: its file cannot be read. `outdated`: the data has changed since the dry run, and nothing was
 * written. `failed`: it was rolled back.
 */
export const importStates = [
  'checking',
  'refused',
  'checked',
  'applying',
  'applied',
  'outdated',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** Text that an editor has accepted for a cell of the file. */
export type Correction = { row: number; column: number; value: string };

/** Heading of the file, with the key of its column; null if the heading is unknown. */
export type StoredColumn = { number: number; heading: string; key: string | null };

export type StoredImport = {
  id: number;
  at: Date;
  author: string | null;
  language: string;
  fileName: string;
  fileKey: string;
  kind: FileKind | null;
  state: ImportState;
  columns: StoredColumn[];
  corrections: Correction[];
  counts: ImportCounts | null;
  /** Progress of the running step, in documents. */
  done: number;
  total: number;
  /** Day on which its prices take effect, as `YYYY-MM-DD`. */
  pricesOn: string | null;
  priceChangeId: number | null;
  /** Identifies the dry run that an editor has seen. */
  checkedAt: Date | null;
  appliedAt: Date | null;
  appliedBy: string | null;
  undoneAt: Date | null;
  undoneBy: string | null;
};

const columns = `id::int, created_at as at, author_name as author, language, file_name as "fileName", file_key as "fileKey", kind, state,
  columns, corrections, counts, done, total, prices_on::text as "pricesOn", price_change_id::int as "priceChangeId",
  checked_at as "checkedAt", applied_at as "appliedAt", applied_by as "appliedBy", undone_at as "undoneAt", undone_by as "undoneBy"`;

export async function findImport(db: Sql, id: number): Promise<StoredImport | undefined> {
  const [row] = await db.query<StoredImport>(`select ${columns} from import_file where id = $1`, [id]);
  return row;
}

/** Lists the newest imports. */
export const latestImports = (db: Sql, first: number): Promise<StoredImport[]> =>
  db.query<StoredImport>(`select ${columns} from import_file order by id desc limit $1`, [first]);

/** Stores an uploaded file, which will be checked. Returns its id. */
export async function insertImport(
  db: SqlExecutor,
  author: AdminUser,
  { fileName, fileKey, language }: Pick<StoredImport, 'fileName' | 'fileKey' | 'language'>,
): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into import_file (author_id, author_name, language, file_name, file_key, state)
    values (${author.id}, ${authorName(author)}, ${language}, ${fileName}, ${fileKey}, 'checking') returning id::int`);
  return rows[0]?.id ?? 0;
}

/** Moves an import to another state, unless another request or job has moved it. Returns whether it was in one of the former states. */
export async function moveImport(db: SqlExecutor, id: number, from: readonly ImportState[], to: ImportState): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update import_file set state = ${to}, done = 0 where id = ${id} and state = any(${sql.param(from)}::text[]) returning id`);
  return rows.length > 0;
}

/** Stores how far the running step is. Call it outside of the step's transaction, so that editors see it. */
export async function storeProgress(db: SqlExecutor, id: number, done: number, total: number): Promise<void> {
  await db.execute(sql`update import_file set done = ${done}, total = ${total} where id = ${id}`);
}

/** Number of rows in an insertion. */
const batchSize = 2000;

/** Whether a price changes so much that the dry run marks it. */
function isMarked({ columnKey, before, after }: FieldDifference): boolean {
  if (columnKey !== 'variants.priceEur' || typeof before !== 'number' || typeof after !== 'number') return false;
  return Math.abs(differenceInPercent(before, after) ?? 0) > markedDifference;
}

/** Replaces the changes of an import. */
export async function storeDifferences(db: SqlExecutor, id: number, differences: readonly FieldDifference[]): Promise<void> {
  await db.execute(sql`delete from import_difference where import_id = ${id}`);
  for (let start = 0; start < differences.length; start += batchSize) {
    const rows = differences.slice(start, start + batchSize).map((one) => ({ ...one, isMarked: isMarked(one) }));
    await db.execute(sql`
      insert into import_difference
        (import_id, row_number, kind, record_id, is_new, record_key, subject, column_key, before, after, is_marked)
      select ${id}, d.row, d.kind, d."recordId", d."recordId" is null, d."recordKey", d.subject, d."columnKey", d.before, d.after, d."isMarked"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (row int, kind text, "recordId" int, "recordKey" text, subject text,
        "columnKey" text, before jsonb, after jsonb, "isMarked" boolean)`);
  }
}

/** Maximum number of stored problems. The counts include all of them. */
const maxProblems = 20_000;

/** Replaces the problems of an import. */
export async function storeProblems(db: SqlExecutor, id: number, problems: readonly FileProblem[]): Promise<void> {
  await db.execute(sql`delete from import_problem where import_id = ${id}`);
  const stored = problems.slice(0, maxProblems);
  for (let start = 0; start < stored.length; start += batchSize)
    await db.execute(sql`
      insert into import_problem (import_id, row_number, column_number, value, reason, detail, proposal)
      select ${id}, p.row, p."column", p.value, p.reason, p.detail, p.proposal
      from jsonb_to_recordset(${JSON.stringify(stored.slice(start, start + batchSize))}::jsonb)
        as p (row int, "column" int, value text, reason text, detail text, proposal text)`);
}
