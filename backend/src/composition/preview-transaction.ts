import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { maxUnsavedLength } from '@plantsoen/contract/live-preview.ts';
import { siteIdOf } from '@plantsoen/contract/locales.ts';
import { createLocalReq, getLatestCollectionVersion, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import { canonicalAddresses } from '../platform/addresses/address-table.ts';
import { AddressTaken } from '../platform/addresses/address-taken.ts';
import type { OpenPreview } from '../platform/api/context.ts';
import { limitConcurrency, QueueFullError } from '../platform/concurrency.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { draftAsPublished } from '../preview/draft-as-published.ts';
import { PreviewRefused } from '../preview/preview-refused.ts';
import { type PreviewGrant, readPreview } from '../preview/preview-token.ts';
import { copyRows, rowsOfDocument, showCopies } from '../preview/shadow-tables.ts';
import { SharedPreviews } from '../preview/shared-previews.ts';
import { withUnsavedValues } from '../preview/unsaved-document.ts';
import { projectInTemporaryTables } from './preview-projection.ts';

/**
 * Opens the site as it would be with a draft published. The draft is published in temporary tables of a transaction that is always rolled
 * back, and the answer is read within that transaction. Returns undefined for an invalid token, an editor who may no longer read the draft,
 * or a draft without a free address. With `unsaved`, the JSON of a form's values, it throws `PreviewRefused` instead.
 */
export async function runInPreview(payload: Payload, token: string, unsaved?: string): Promise<OpenPreview | undefined> {
  const grant = readPreview(token, payload.secret);
  const isLive = grant?.session !== undefined;
  if (!grant || isLive !== (unsaved !== undefined)) return refuse('expired', unsaved);
  const editor = await editorOf(payload, grant);
  if (!editor) return refuse('expired', unsaved);
  if (unsaved === undefined) return openPreview(payload, grant, editor).catch((error) => refusedOf(error, undefined));
  const values = valuesOf(unsaved);
  const key = createHash('sha256').update(`${token} ${unsaved}`).digest('base64url');
  const open = () => openPreview(payload, grant, editor, values).catch((error) => refusedOf(error, unsaved));
  return previewsOf(payload).shared.join(key, open);
}

function refuse(reason: PreviewRefused['reason'], unsaved: string | undefined): undefined {
  if (unsaved !== undefined) throw new PreviewRefused(reason);
}

/** Returns undefined for a saved draft without a free address. Throws the reason for unsaved values, and unexpected errors. */
function refusedOf(error: unknown, unsaved: string | undefined): undefined {
  if (error instanceof QueueFullError) throw new PreviewRefused('busy', error);
  if (error instanceof AddressTaken) return refuse('address', unsaved);
  if (error instanceof PreviewRefused && unsaved === undefined) return undefined;
  throw error;
}

function valuesOf(unsaved: string): Record<string, unknown> {
  if (unsaved.length > maxUnsavedLength) throw new PreviewRefused('values');
  try {
    const values: unknown = JSON.parse(unsaved);
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) return values as Record<string, unknown>;
  } catch {}
  throw new PreviewRefused('values');
}

async function openPreview(
  payload: Payload,
  grant: PreviewGrant,
  editor: TypedUser,
  values?: Record<string, unknown>,
): Promise<OpenPreview> {
  const release = await previewsOf(payload).start();
  let transactionID: string | number | null = null;
  const end = async () => {
    try {
      if (transactionID !== null) await payload.db.rollbackTransaction(transactionID);
    } finally {
      release();
    }
  };
  try {
    transactionID = await payload.db.beginTransaction();
    if (transactionID === null) throw new Error('the database did not begin a transaction');
    const req = await createLocalReq({ locale: grant.locale, user: editor, req: { transactionID } }, payload);
    const products = await publishInTemporaryTables(req, grant, values);
    const addresses = await canonicalAddresses(await requestSql(req), grant);
    const own = addresses.find(({ siteId }) => siteId === siteIdOf(grant.locale));
    if (!own) throw new PreviewRefused('address');
    const { siteId, path: uri } = own;
    const reads = await requestReads(req, { isPrepared: false });
    return { viewer: editor, sql: reads, transactionID, siteId, uri, products, until: new Date(grant.until), end };
  } catch (error) {
    await end();
    throw error;
  }
}

type Previews = { shared: SharedPreviews; start(): Promise<() => void> };

const previews = new WeakMap<Payload, Previews>();

/** Maximum number of simultaneous previews of a process. Each uses a connection, and visitors need at least half of them. */
const maxPreviews = 5;

function previewsOf(payload: Payload): Previews {
  const existing = previews.get(payload);
  if (existing) return existing;
  const maxRunning = Math.max(1, Math.min(maxPreviews, Math.floor((payload.db.pool.options.max ?? 1) / 2)));
  const limit = limitConcurrency({ maxRunning, maxQueued: 20, maxWaitMs: 3000 });
  /** Waits for a free connection and returns a function that passes it on. */
  const start = async () => {
    const [started, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const work = () => {
      started.resolve();
      return ended.promise;
    };
    limit(work).catch(started.reject);
    await started.promise;
    return ended.resolve;
  };
  const created = { shared: new SharedPreviews(), start };
  previews.set(payload, created);
  return created;
}

async function editorOf(payload: Payload, { collection, id, editorId, session }: PreviewGrant): Promise<TypedUser | undefined> {
  if (session !== undefined && !(await isLoggedIn(payload, editorId, session))) return undefined;
  const { docs } = await payload.find({ collection: 'users', where: { id: { equals: editorId } }, depth: 0, limit: 1 });
  const user = docs[0] && ({ ...docs[0], collection: 'users' } as TypedUser);
  if (!user) return undefined;
  const options = { where: { id: { equals: id } }, draft: true, overrideAccess: false, user, depth: 0, limit: 1 } as const;
  const readable = await payload.find({ collection, ...options, select: {} });
  return readable.totalDocs > 0 ? user : undefined;
}

async function isLoggedIn(payload: Payload, editorId: number, session: string): Promise<boolean> {
  const db = await requestSql({ payload, transactionID: undefined });
  const { rows } = await db.execute(
    sql`select from users_sessions where id = ${session} and _parent_id = ${editorId} and expires_at > now()`,
  );
  return rows.length > 0;
}

/**
 * Publishes the draft with the steps of a publication, but without validating it. It writes only temporary tables, so it neither waits for
 * publications nor delays them. Returns the IDs of the products whose catalogue rows change.
 */
async function publishInTemporaryTables(
  req: PayloadRequest,
  grant: PreviewGrant,
  values: Record<string, unknown> | undefined,
): Promise<readonly number[]> {
  const { payload } = req;
  const { collection, id, locale } = grant;
  const db = await requestSql(req);
  // Only a migration that changes a table can block a preview.
  await db.execute(sql`set local lock_timeout = '2s'`);
  await db.execute(sql`set local statement_timeout = '5s'`);
  const { config } = payload.collections[collection];
  const where = { id: { equals: id } };
  const query = { collection, where, locale: 'all', req } as const;
  const [saved, published] = [
    await getLatestCollectionVersion({ id, config, payload, query, req }),
    await payload.db.findOne({ collection, where, req }),
  ];
  if (!saved || !published) throw new Error(`${collection} ${id} cannot be previewed: it no longer exists`);
  const draft = values ? await withUnsavedValues(req, grant, saved, values).catch(refuseValues) : saved;
  const status = { ...saved._status, [locale]: 'published' };
  const data = draftAsPublished(config.flattenedFields, { ...draft, _status: status }, published, locale);
  const rows = await rowsOfDocument(db, collection, id);
  await copyRows(db, rows);
  const write = { collection, id, locale, req, data: { ...data, updatedAt: new Date().toISOString() } };
  await payload.db.updateOne(write).catch((error) => {
    if (values) refuseValues(error);
    throw error;
  });
  await showCopies(db, rows);
  return projectInTemporaryTables(db, { collection, id });
}

/** Throws for values that no form sends, or that the database cannot store. */
function refuseValues(error: unknown): never {
  throw new PreviewRefused('values', error);
}
