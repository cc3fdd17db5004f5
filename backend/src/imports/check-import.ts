import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { readContent } from '../platform/storage/file-storage.ts';
import type { FileProblem } from './cell-problem.ts';
import { type Comparison, compareRows } from './compare-rows.ts';
import { columnsOfKinds, type FileColumns, readHeadings } from './file-columns.ts';
import {
  type Correction,
  findImport,
  type StoredImport,
  storeDifferences,
  storeProblems,
  storeProgress,
} from './import-store.ts';
import { storedOfFile } from './load-stored.ts';
import { withoutBadTargets } from './redirect-targets.ts';
import { readSheet } from './sheet/read-sheet.ts';
import { type Sheet, type SheetCell, type SheetRow, unreadableSheet } from './sheet/sheet.ts';
import { allNumbers } from './stored-catalogue.ts';

/** Content of a file and its changes; without a comparison, the reasons to refuse the file. */
type Checked = { file?: FileColumns; comparison?: Comparison; problems: FileProblem[] };

/** Reads the file of an import and stores every change and every problem, in one transaction. Writes nothing else. */
export async function checkImport(payload: Payload, id: number, derivedFacts: ReadonlySet<string>): Promise<void> {
  const reads = await requestReads({ payload, transactionID: undefined });
  const stored = await findImport(reads, id);
  if (stored?.state !== 'checking') return;
  const checked = await check(payload, stored, derivedFacts);
  await inTransaction(payload, async (db) => {
    await storeDifferences(db, id, checked.comparison?.differences ?? []);
    await storeProblems(db, id, checked.problems);
    const columns = (checked.file?.columns ?? []).map(({ number, heading, column }) => ({
      number,
      heading,
      key: column?.key ?? null,
    }));
    await db.execute(sql`
      update import_file set state = ${checked.comparison ? 'checked' : 'refused'}, kind = ${checked.file?.kind ?? null},
        columns = ${JSON.stringify(columns)}::jsonb, counts = ${JSON.stringify(checked.comparison?.counts ?? null)}::jsonb,
        checked_at = now() where id = ${id} and state = 'checking'`);
  });
}

async function check(
  payload: Payload,
  { id, fileKey, language, corrections }: StoredImport,
  derivedFacts: ReadonlySet<string>,
): Promise<Checked> {
  const { storage, siteOrigins } = installationOf(payload);
  const content = await readContent(storage, fileKey);
  const sheet: Sheet = content ? await readSheet(content) : unreadableSheet({ reason: 'unreadable' });
  if ('problem' in sheet) return { problems: [sheet.problem] };
  const [headings, ...rows] = correctedRows(sheet.rows, corrections);
  if (!headings || rows.length === 0) return { problems: [{ row: 0, column: 0, value: '', reason: 'emptyFile' }] };
  const progress = await requestSql({ payload, transactionID: undefined });
  await storeProgress(progress, id, 0, rows.length);
  const reads = await requestReads({ payload, transactionID: undefined });
  const columnsOf = await columnsOfKinds(reads, language, derivedFacts);
  const file = readHeadings(headings, columnsOf, language);
  if (file.problems.some(({ row }) => row === 0)) return { file, problems: file.problems };
  const { stored, redirects } = await storedOfFile(reads, rows, file, { origins: siteOrigins, language });
  await storeProgress(progress, id, Math.round(rows.length / 2), rows.length);
  const numbers = file.kind === 'catalogue' ? await allNumbers(reads) : { variants: [], products: [] };
  const compared = compareRows(rows, { file, columns: columnsOf[file.kind], stored, numbers, language, redirects });
  const column = file.columns.find((one) => one.column?.key === 'redirects.address')?.number ?? 0;
  const comparison = await withoutBadTargets(reads, compared, { origins: siteOrigins, language, column });
  return { file, comparison, problems: [...file.problems, ...comparison.problems] };
}

/** Returns the rows with the texts that an editor has accepted. */
export function correctedRows(rows: readonly SheetRow[], corrections: readonly Correction[]): SheetRow[] {
  const byRow = Map.groupBy(corrections, ({ row }) => row);
  return rows.map(({ row, cells }) => {
    const corrected = (byRow.get(row) ?? []).map(({ column, value }) => [column, { content: value }] as [number, SheetCell]);
    return { row, cells: new Map([...cells, ...corrected]) };
  });
}
