import { sql } from '@payloadcms/db-postgres/drizzle';
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { requestSql, type SqlExecutor } from '../platform/database/request-sql.ts';
import { tableOf } from '../platform/database/table-of.ts';
import { translatedKinds } from './translated-kinds.ts';
import { globalId } from './translation-href.ts';
import { forgetTranslations, noteTranslations } from './translation-states.ts';

const batchSize = 100;

/**
 * Compares the translations of all documents that were written without hooks, such as by an import, or before the states existed. Each
 * batch has its own transaction.
 */
export async function noteChangedDocuments(payload: Payload): Promise<void> {
  const db = await requestSql({ payload, transactionID: undefined });
  for (const kind of translatedKinds(payload.config)) {
    const table = tableOf(payload, kind);
    const isGlobal = payload.globals.config.some(({ slug }) => slug === kind);
    if (!isGlobal) await forgetDeleted(db, kind, table);
    const find = (after: number) => (isGlobal ? changedGlobal(db, kind, table) : changedDocuments(db, kind, table, after));
    for (let ids = await find(0); ids.length > 0; ids = isGlobal ? [] : await find(ids.at(-1) ?? 0))
      await noteBatch(payload, kind, ids);
  }
}

async function noteBatch(payload: Payload, kind: string, ids: readonly number[]): Promise<void> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    await noteTranslations(req, kind, ids);
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** Returns documents after an id that have changed since their texts were compared. */
async function changedDocuments(db: SqlExecutor, kind: string, table: string, after: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from ${sql.identifier(table)} p left join translation_state s on s.kind = ${kind} and s.document_id = p.id
    where p.id > ${after} and (s.document_id is null or s.noted_at is distinct from p.updated_at) order by p.id limit ${batchSize}`);
  return rows.map(({ id }) => id);
}

async function changedGlobal(db: SqlExecutor, kind: string, table: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from ${sql.identifier(table)} p left join translation_state s on s.kind = ${kind} and s.document_id = ${globalId}
    where s.document_id is null or s.noted_at is distinct from p.updated_at limit 1`);
  return rows.map(() => globalId);
}

async function forgetDeleted(db: SqlExecutor, kind: string, table: string): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select document_id as id from translation_state s
    where kind = ${kind} and not exists (select from ${sql.identifier(table)} p where p.id = s.document_id)`);
  if (rows.length > 0)
    await forgetTranslations(
      db,
      kind,
      rows.map(({ id }) => id),
    );
}
