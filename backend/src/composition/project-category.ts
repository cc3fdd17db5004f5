import { sql } from '@payloadcms/db-postgres';
import { cacheIdentity, folderTag, listTag } from '@plantsoen/contract/cache-identity.ts';
import type { Payload } from 'payload';
import { announce } from '../platform/changes/announce.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { locks } from '../platform/database/locks.ts';
import { requestSql, type SqlExecutor } from '../platform/database/request-sql.ts';
import { defineJob, type JobHandler, jobHandler } from '../platform/jobs/job.ts';
import { type ChangedRow, productsInCategory, projectProducts } from '../products/catalogue/project-products.ts';
import { enqueueReindex } from '../search/indexing/enqueue-reindex.ts';

/** Updates the catalogue rows of all products of a category. */
export const projectCategoryJob = defineJob<{ categoryId: number }>('project-category', { isSerial: true });

/** Number of products in a transaction. Other publications wait for it. */
export const batchSize = 200;

/**
 * Returns the handler that projects the products of a published category in batches. Each batch is a transaction under the lock of
 * publications and reads the published state, so that a job that is repeated, or two of a category, end in this state. A job that
 * was killed begins again, and writes only the rows that still differ.
 */
export function projectCategoryHandler(payload: Payload): JobHandler {
  return jobHandler(projectCategoryJob, async ({ categoryId }, { signal }) => {
    const ids = await productsInCategory(await requestSql({ payload, transactionID: undefined }), categoryId);
    for (let start = 0; start < ids.length; start += batchSize) {
      signal.throwIfAborted();
      await inTransaction(payload, async (db) => {
        await db.execute(sql`select pg_advisory_xact_lock(${locks.publication})`);
        await projectBatch(db, ids.slice(start, start + batchSize));
      });
    }
  });
}

async function projectBatch(db: SqlExecutor, ids: readonly number[]): Promise<void> {
  const rows = await projectProducts(db, ids);
  await enqueueReindex(
    db,
    [],
    ids.map((id) => ({ collection: 'products', id })),
  );
  await announce(
    db,
    tagsOfRows(rows),
    rows.map(({ productId }) => productId),
  );
}

/**
 * Returns the tags of products that have changed with their category. Answers with a product carry the tag of its category, so that
 * no tag per product is needed (API-06). Answers that lack a product carry its own.
 */
function tagsOfRows(rows: readonly ChangedRow[]): Set<string> {
  const tags = rows.flatMap(({ productId, siteId, categoryId, uri, isNew }) => [
    cacheIdentity({ __typename: 'Category', siteId, id: categoryId }) ?? '',
    listTag('Product', siteId),
    folderTag(siteId, uri),
    ...(isNew ? [cacheIdentity({ __typename: 'Product', siteId, id: productId }) ?? ''] : []),
  ]);
  return new Set(tags);
}
