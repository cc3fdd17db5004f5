import { sql } from '@payloadcms/db-postgres';
import { cacheIdentity, listTag } from '@plantsoen/contract/cache-identity.ts';
import { locales } from '@plantsoen/contract/locales.ts';
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload';
import { markProjected } from '../platform/addresses/projected-entry.ts';
import { announce } from '../platform/changes/announce.ts';
import { locks } from '../platform/database/locks.ts';
import { requestSql, type SqlExecutor } from '../platform/database/request-sql.ts';
import { dutchDay } from '../platform/dutch-time.ts';
import { projectProducts } from '../products/catalogue/project-products.ts';
import type { StoredAvailability } from '../products/discontinuation/availability.ts';
import {
  type Discontinuation,
  type DiscontinuationProblem,
  discontinuationProblems,
  storedAvailability,
} from '../products/discontinuation/discontinuation.ts';
import {
  dueDiscontinuations,
  readAvailability,
  readSuccessor,
  writeAvailability,
} from '../products/discontinuation/write-availability.ts';
import { enqueueReindex } from '../search/indexing/enqueue-reindex.ts';

type Refused = { problems: DiscontinuationProblem[] };

const available: StoredAvailability = {
  availability: 'available',
  discontinuedOn: null,
  successorId: null,
  sparePartsUntil: null,
};

/** Discontinues a product, at once or from a day on (EDT-04, CAT-17). Returns its availability, or the reasons to refuse. */
export async function discontinueProduct(
  req: PayloadRequest,
  id: number,
  discontinuation: Discontinuation,
): Promise<StoredAvailability | Refused> {
  return inPublication(req, async (db) => {
    if (!(await readAvailability(req, id))) return { problems: ['product'] };
    const { successorId } = discontinuation;
    const successor = successorId === null ? undefined : await readSuccessor(req, successorId);
    const today = dutchDay();
    const problems = discontinuationProblems(id, discontinuation, successor, today);
    if (problems.length > 0) return { problems };
    const stored = storedAvailability(discontinuation, today);
    await changeAvailability(db, req.user, [{ id, ...stored }]);
    return stored;
  });
}

/** Makes a discontinued product available again, or cancels a planned discontinuation. */
export async function makeAvailable(req: PayloadRequest, id: number): Promise<StoredAvailability | Refused> {
  return inPublication(req, async (db) => {
    if (!(await readAvailability(req, id))) return { problems: ['product'] };
    await changeAvailability(db, req.user, [{ id, ...available }]);
    return available;
  });
}

/** Discontinues all products whose day has begun in Dutch time, in one transaction with one announcement. */
export async function discontinueDueProducts(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload);
  if ((await dueDiscontinuations(req)).length === 0) return;
  await inPublication(req, async (db) => changeAvailability(db, null, await dueDiscontinuations(req)));
}

/** Runs `work` in a transaction after other publications. */
async function inPublication<Result>(req: PayloadRequest, work: (db: SqlExecutor) => Promise<Result>): Promise<Result> {
  const isOurs = await initTransaction(req);
  try {
    const db = await requestSql(req);
    await db.execute(sql`select pg_advisory_xact_lock(${locks.publication})`);
    const result = await work(db);
    if (isOurs) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** Writes the availability of products, updates catalogue and search index, and announces the products in every site. */
async function changeAvailability(
  db: SqlExecutor,
  user: PayloadRequest['user'],
  products: readonly (StoredAvailability & { id: number })[],
): Promise<void> {
  const ids = products.map(({ id }) => id);
  await writeAvailability(db, user, products);
  const rows = await projectProducts(db, ids);
  const entries = ids.map((id) => ({ collection: 'products' as const, id }));
  for (const entry of entries) await markProjected(db, entry);
  await enqueueReindex(db, entries);
  const tags = locales.flatMap(({ siteId }) => [
    listTag('Product', siteId),
    ...ids.flatMap((id) => cacheIdentity({ __typename: 'Product', siteId, id }) ?? []),
  ]);
  await announce(
    db,
    rows.length > 0 ? tags : [],
    rows.map(({ productId }) => productId),
  );
}
