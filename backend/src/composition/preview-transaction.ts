import { sql } from '@payloadcms/db-postgres';
import { siteIdOf } from '@plantsoen/contract/locales.ts';
import { createLocalReq, getLatestCollectionVersion, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import { canonicalAddresses } from '../platform/addresses/address-table.ts';
import { AddressTaken } from '../platform/addresses/address-taken.ts';
import type { OpenPreview } from '../platform/api/context.ts';
import { locks } from '../platform/database/locks.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { draftAsPublished } from '../preview/draft-as-published.ts';
import { type PreviewGrant, readPreview } from '../preview/preview-token.ts';
import { projectInRolledBackTransaction } from './projection.ts';

/**
 * Opens the site as it would be with a draft published. The draft is published in a transaction that is always rolled back, and
 * the answer is read within that transaction. Returns undefined for an invalid token, an editor who may no longer read the draft,
 * or a draft without a free address.
 */
export async function runInPreview(payload: Payload, token: string): Promise<OpenPreview | undefined> {
  const grant = readPreview(token, payload.secret);
  const editor = grant && (await editorOf(payload, grant));
  if (!editor) return undefined;
  const pass = await turnOf(payload);
  let transactionID: string | number | null = null;
  const end = async () => {
    if (transactionID !== null) await payload.db.rollbackTransaction(transactionID);
    pass();
  };
  try {
    transactionID = await payload.db.beginTransaction();
    if (transactionID === null) throw new Error('the database did not begin a transaction');
    const req = await createLocalReq({ locale: grant.locale, user: editor, req: { transactionID } }, payload);
    const products = await publishInRolledBackTransaction(req, grant);
    const addresses = await canonicalAddresses(await requestSql(req), grant);
    const own = addresses.find(({ siteId }) => siteId === siteIdOf(grant.locale));
    if (own) {
      const { siteId, path: uri } = own;
      const until = new Date(grant.until);
      return { viewer: editor, sql: await requestReads(req), transactionID, siteId, uri, products, until, end };
    }
    await end();
    return undefined;
  } catch (error) {
    await end();
    if (error instanceof AddressTaken) return undefined;
    throw error;
  }
}

/** Promise of the end of the latest preview, per Payload instance. */
const lastTurns = new WeakMap<Payload, Promise<void>>();

/**
 * Waits for the previous preview and returns a function that starts the next one. Previews run one at a time, because each holds
 * a connection and visitors need most of the connections.
 */
async function turnOf(payload: Payload): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = lastTurns.get(payload);
  lastTurns.set(payload, promise);
  await before;
  return resolve;
}

async function editorOf(payload: Payload, { collection, id, editorId }: PreviewGrant): Promise<TypedUser | undefined> {
  const { docs } = await payload.find({ collection: 'users', where: { id: { equals: editorId } }, depth: 0, limit: 1 });
  const user = docs[0] && ({ ...docs[0], collection: 'users' } as TypedUser);
  if (!user) return undefined;
  const options = { where: { id: { equals: id } }, draft: true, overrideAccess: false, user, depth: 0, limit: 1 } as const;
  const readable = await payload.find({ collection, ...options, select: {} });
  return readable.totalDocs > 0 ? user : undefined;
}

/**
 * Publishes the draft with the steps of a publication, but without validating it. Returns the IDs of the products whose catalogue
 * rows change.
 */
async function publishInRolledBackTransaction(
  req: PayloadRequest,
  { collection, id, locale }: PreviewGrant,
): Promise<readonly number[]> {
  const { payload } = req;
  const db = await requestSql(req);
  await db.execute(sql`set local lock_timeout = '8s'`);
  await db.execute(sql`set local statement_timeout = '10s'`);
  await db.execute(sql`select pg_advisory_xact_lock(${locks.publication})`);
  const { config } = payload.collections[collection];
  const where = { id: { equals: id } };
  const query = { collection, where, locale: 'all', req } as const;
  const [draft, published] = [
    await getLatestCollectionVersion({ id, config, payload, query, req }),
    await payload.db.findOne({ collection, where, req }),
  ];
  if (!draft || !published) throw new Error(`${collection} ${id} cannot be previewed: it no longer exists`);
  const status = { ...draft._status, [locale]: 'published' };
  const data = draftAsPublished(config.flattenedFields, { ...draft, _status: status }, published, locale);
  await payload.db.updateOne({ collection, id, locale, req, data: { ...data, updatedAt: new Date().toISOString() } });
  return projectInRolledBackTransaction(req, { collection, id });
}
