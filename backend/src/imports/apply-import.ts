import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest } from 'payload';
import { authorName } from '../platform/access/author-name.ts';
import type { AdminUser } from '../platform/access/roles.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { locks } from '../platform/database/locks.ts';
import { requestReads, requestSql, type SqlExecutor } from '../platform/database/request-sql.ts';
import { type Label, labelFor } from '../platform/payload/label.ts';
import type { FileProblem } from './cell-problem.ts';
import { columnsOfKinds } from './file-columns.ts';
import { type Direction, findConflicts } from './find-conflicts.ts';
import type { ImportColumn } from './import-column.ts';
import { allDifferences, type StoredDifference } from './import-contents.ts';
import { findImport, type StoredImport, storeProblems, storeProgress } from './import-store.ts';
import { byRecord, DocumentRefused, type DocumentWriter, writePictures, writeRecord, writeRedirects } from './write-documents.ts';
import { writeProducts } from './write-products.ts';
import { createVariants, writeVariants } from './write-variants.ts';

/** Parts of other domains that an import needs. */
export type ImportParts = {
  payload: Payload;
  /** Facts that products have by other fields. */
  derivedFacts: ReadonlySet<string>;
  /** Changes prices at once, or on a later day. Returns the id of the change. */
  changePrices(
    db: SqlExecutor,
    author: AdminUser,
    change: { lines: { variantId: number; price: number }[]; effectiveOn: string | undefined; note: string },
  ): Promise<number>;
  /** Cancels a change of prices if it is still planned. Returns the variants whose prices have taken effect. */
  cancelPrices(db: SqlExecutor, author: AdminUser, id: number): Promise<ReadonlySet<number>>;
  /** Updates catalogue and search index for products whose variants have changed, and announces them. */
  variantsChanged(req: PayloadRequest, productIds: readonly number[]): Promise<void>;
};

/** Ends the transaction of an import whose documents have changed. */
class ImportConflict extends Error {
  override readonly name = 'ImportConflict';
  readonly problems: readonly FileProblem[];

  constructor(problems: readonly FileProblem[]) {
    super('the data has changed');
    this.problems = problems;
  }
}

const runningStates = { apply: 'applying', undo: 'undoing' } as const;

/**
 * Applies a checked import, or undoes an applied one: all of its changes in one transaction, or none. If documents have changed
 * meanwhile, or Payload refuses one, nothing is written, and the rows are stored as problems.
 */
export async function applyImport(parts: ImportParts, id: number, direction: Direction, userId: number): Promise<void> {
  const { payload } = parts;
  const stored = await findImport(await requestReads({ payload, transactionID: undefined }), id);
  if (stored?.state !== runningStates[direction]) return;
  const author = { ...(await payload.findByID({ collection: 'users', id: userId, depth: 0 })), collection: 'users' as const };
  try {
    await inTransaction(payload, async (db, { transactionID }) => {
      // Editors publish one at a time. The data cannot change between the comparison and the end of the transaction.
      await db.execute(sql`select pg_advisory_xact_lock(${locks.publication})`);
      const i18n = await getLocalI18n({ config: payload.config, language: stored.language as 'nl' });
      const req = await createLocalReq({ user: author, req: { transactionID, i18n } as Partial<PayloadRequest> }, payload);
      await write({ ...parts, req, author, stored, direction });
    });
  } catch (error) {
    await storeFailure(payload, stored, direction, error);
  }
}

type Work = ImportParts & { req: PayloadRequest; author: AdminUser; stored: StoredImport; direction: Direction };

async function write(work: Work): Promise<void> {
  const { payload, req, author, stored, direction } = work;
  const db = await requestSql(req);
  const reads = await requestReads(req);
  const columns = await columnsByKey(work);
  const isUndo = direction === 'undo';
  const priced = isUndo && stored.priceChangeId !== null ? await work.cancelPrices(db, author, stored.priceChangeId) : undefined;
  const all = await allDifferences(reads, stored.id);
  // A planned price that is cancelled was never written.
  const differences = priced ? all.filter((one) => !isReplacedPrice(one) || priced.has(one.recordId ?? 0)) : all;
  const conflicts = await findConflicts(reads, { differences, direction, columns, fileColumns: stored.columns });
  if (conflicts.length > 0) throw new ImportConflict(conflicts);
  const ofKind = (kind: ImportColumn['kind']) => differences.filter((one) => one.kind === kind);
  const writer = documentWriter(work, columns, differences);
  if (isUndo) await deleteNewVariants(work, ofKind('variants'));
  const newProducts = await writeProducts(writer, ofKind('products'));
  const newRedirects = await writeRedirects(writer, ofKind('redirects'));
  await writePictures(writer, ofKind('media'));
  await storeIds(db, stored.id, [...newProducts, ...newRedirects]);
  let priceChangeId: number | undefined;
  if (ofKind('variants').length > 0) {
    if (!isUndo) await createVariants(db, stored.id);
    const { productIds } = await writeVariants(db, stored.id, direction, author);
    priceChangeId = await changePrices(work, db, differences);
    await work.variantsChanged(req, productIds);
  }
  await db.execute(
    isUndo
      ? sql`update import_file set state = 'undone', undone_at = now(), undone_by = ${authorName(author)} where id = ${stored.id}`
      : sql`update import_file set state = 'applied', applied_at = now(), applied_by = ${authorName(author)},
          price_change_id = ${priceChangeId ?? null} where id = ${stored.id}`,
  );
  payload.logger.info(
    { import: stored.id, user: author.id, changes: differences.length },
    `an import was ${isUndo ? 'undone' : 'applied'}`,
  );
}

async function columnsByKey({ req, stored, derivedFacts }: Work): Promise<ReadonlyMap<string, ImportColumn>> {
  if (!stored.kind) return new Map();
  const columnsOf = await columnsOfKinds(await requestReads(req), stored.language, derivedFacts);
  return new Map(columnsOf[stored.kind].map((column) => [column.key, column]));
}

/** Number of documents after which the progress is stored. */
const progressStep = 25;

function documentWriter(
  { payload, req, author, stored, direction }: Work,
  columns: DocumentWriter['columns'],
  all: readonly StoredDifference[],
): DocumentWriter {
  const total = new Set(all.filter(({ kind }) => kind !== 'variants').map(({ kind, recordKey }) => `${kind} ${recordKey}`)).size;
  let done = 0;
  return {
    ...{ req, user: author, direction, columns },
    async onWritten() {
      done += 1;
      if (done % progressStep === 0)
        await storeProgress(await requestSql({ payload, transactionID: undefined }), stored.id, done, total);
    },
  };
}

/** Whether a change replaces the price of a variant by another one, which the list of prices records. */
const isReplacedPrice = ({ columnKey, isNew, before, after }: StoredDifference): boolean =>
  columnKey === 'variants.priceEur' && !isNew && typeof before === 'number' && typeof after === 'number';

async function changePrices(
  { changePrices, author, stored, direction }: Work,
  db: SqlExecutor,
  differences: readonly StoredDifference[],
) {
  const lines = differences.filter(isReplacedPrice).map(({ recordId, before, after }) => ({
    ...{ variantId: recordId ?? 0, price: Number(direction === 'apply' ? after : before) },
  }));
  if (lines.length === 0) return undefined;
  const effectiveOn = direction === 'apply' ? (stored.pricesOn ?? undefined) : undefined;
  const note = direction === 'apply' ? stored.fileName : labelFor({ i18n: stored }, undoOf(stored.fileName));
  return changePrices(db, author, { lines, effectiveOn, note: note.slice(0, maxNoteLength) });
}

const maxNoteLength = 200;

/** Returns the note of the prices that an undone import has set again. */
const undoOf = (file: string): Label => ({
  nl: `Ongedaan gemaakt: ${file}`,
  en: `Undone: ${file}`,
  de: `Rückgängig gemacht: ${file}`,
});

/** Deletes the variants that an import has created, as an editor would. */
async function deleteNewVariants({ req, author }: Work, differences: readonly StoredDifference[]): Promise<void> {
  for (const record of byRecord(differences.filter(({ isNew }) => isNew))) {
    const id = record[0]?.recordId ?? 0;
    await writeRecord(record, () =>
      req.payload.delete({ collection: 'variants', id, depth: 0, user: author, overrideAccess: false, req }),
    );
  }
}

/** Stores the ids of new documents, by which they are deleted if the import is undone. */
async function storeIds(db: SqlExecutor, importId: number, created: readonly StoredDifference[]): Promise<void> {
  const ids = created.map(({ id, recordId }) => ({ id, recordId }));
  await db.execute(sql`
    update import_difference d set record_id = c."recordId"
    from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as c (id bigint, "recordId" int) where d.import_id = ${importId} and d.id = c.id`);
}

/** Stores why nothing was written. Other errors are thrown, so that the job is retried. */
async function storeFailure(payload: Payload, { id }: StoredImport, direction: Direction, error: unknown): Promise<void> {
  const problems = problemsOf(error);
  if (!problems) throw error;
  const failed = error instanceof ImportConflict ? 'outdated' : 'failed';
  await inTransaction(payload, async (db) => {
    await storeProblems(db, id, problems);
    const state = direction === 'apply' ? failed : 'applied';
    await db.execute(sql`update import_file set state = ${state} where id = ${id} and state = ${runningStates[direction]}`);
  });
}

function problemsOf(error: unknown): readonly FileProblem[] | undefined {
  if (error instanceof ImportConflict) return error.problems;
  if (!(error instanceof DocumentRefused)) return undefined;
  return [{ row: error.row, column: 0, value: error.recordKey, reason: 'refused', detail: error.message }];
}
