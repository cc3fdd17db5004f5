import { sql } from '@payloadcms/db-postgres';
import { absentTag, cacheIdentity, folderTag, listTag } from '@plantsoen/contract/cache-identity.ts';
import type { Payload } from 'payload';
import { announce } from '../platform/changes/announce.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { locks } from '../platform/database/locks.ts';
import { requestSql, type SqlExecutor } from '../platform/database/request-sql.ts';
import { defineJob, type JobAttempt, type JobHandler, jobHandler } from '../platform/jobs/job.ts';
import { queueJob } from '../platform/jobs/queue-job.ts';
import { type ChangedRow, productsInCategory, projectProducts } from '../products/catalogue/project-products.ts';
import { enqueueReindex } from '../search/indexing/enqueue-reindex.ts';

/** Updates the catalogue rows of all products of a category. */
export const projectCategoryJob = defineJob<{ categoryId: number }>('project-category', { isSerial: true });

/** Updates the catalogue rows of products: those with the same drawing, or a batch that has failed. */
export const projectProductsJob = defineJob<{ productIds: readonly number[] }>('project-products', { isSerial: true });

/** Number of products in a transaction. Other publications wait for it. */
export const batchSize = 200;

/**
 * Returns the handlers that project many products in batches. Each batch is a transaction under the lock of publications and reads
 * the published state, so that a job that is repeated, or two with the same products, end in this state. A job that was killed
 * begins again, and writes only the rows that still differ. A batch that fails becomes a separate job, so that the others go on.
 */
export function projectionHandlers(payload: Payload): JobHandler[] {
  const withoutTransaction = () => requestSql({ payload, transactionID: undefined });

  async function projectInBatches(ids: readonly number[], { signal }: JobAttempt): Promise<void> {
    for (let start = 0; start < ids.length; start += batchSize) {
      signal.throwIfAborted();
      const productIds = ids.slice(start, start + batchSize);
      try {
        await inTransaction(payload, async (db) => {
          await db.execute(sql`select pg_advisory_xact_lock(${locks.publication})`);
          await projectBatch(db, productIds);
        });
      } catch (error) {
        if (ids.length <= batchSize) throw error;
        payload.logger.warn(
          { err: error, products: productIds.length },
          'products were not projected; a separate job retries them',
        );
        await queueJob(await withoutTransaction(), projectProductsJob, { productIds });
      }
    }
  }

  return [
    jobHandler(projectCategoryJob, async ({ categoryId }, attempt) =>
      projectInBatches(await productsInCategory(await withoutTransaction(), categoryId), attempt),
    ),
    jobHandler(projectProductsJob, ({ productIds }, attempt) => projectInBatches(productIds, attempt)),
  ];
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
 * Returns the tags of products that have changed with their category or drawing. Answers with a product carry the tag of its category,
 * and those that lack one that of absent products, so that no tag per product is needed (API-06).
 */
function tagsOfRows(rows: readonly ChangedRow[]): Set<string> {
  const tags = rows.flatMap(({ siteId, categoryId, uri, isNew }) => [
    cacheIdentity({ __typename: 'Category', siteId, id: categoryId }) ?? '',
    listTag('Product', siteId),
    folderTag(siteId, uri),
    ...(isNew ? [absentTag('Product', siteId)] : []),
  ]);
  return new Set(tags);
}
