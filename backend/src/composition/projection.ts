import { sql } from '@payloadcms/db-postgres';
import { listTag } from '@plantsoen/contract/cache-identity.ts';
import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { pathOfUri } from '@plantsoen/contract/paths.ts';
import type { PayloadRequest } from 'payload';
import { faqQuestionAddressRule } from '../faq/faq-collection.ts';
import { newsArticleAddressRule } from '../news/news-collection.ts';
import { pageAddressRule } from '../pages/address-rule.ts';
import type { AddressRule, EntryKey } from '../platform/addresses/address.ts';
import { canonicalAddresses, forgetEntry } from '../platform/addresses/address-table.ts';
import { AddressTaken } from '../platform/addresses/address-taken.ts';
import { placeEntry } from '../platform/addresses/place-entry.ts';
import { isProjected, markDeleted, markProjected } from '../platform/addresses/projected-entry.ts';
import { announce } from '../platform/changes/announce.ts';
import { keyedMutex } from '../platform/concurrency.ts';
import { requestSql, type SqlExecutor } from '../platform/database/request-sql.ts';
import { queueJob } from '../platform/jobs/queue-job.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { categoryAddressRule, productAddressRule } from '../products/address-rules.ts';
import { productsInCategory, projectProducts, removeUnaddressed } from '../products/catalogue/project-products.ts';
import { projectAddressRule } from '../projects/projects-collection.ts';
import { enqueueReindex } from '../search/indexing/enqueue-reindex.ts';
import { forgetTexts, noteTexts } from '../translations/text-states.ts';
import { enqueueWebhooks } from '../webhooks/enqueue-webhooks.ts';
import { batchSize, projectCategoryJob, projectProductsJob } from './project-category.ts';

/** The address rules of all domains, parent types first. */
export const addressRules: readonly AddressRule[] = [
  pageAddressRule,
  categoryAddressRule,
  productAddressRule,
  projectAddressRule,
  newsArticleAddressRule,
  faqQuestionAddressRule,
];

/**
 * Updates addresses and catalogue for a published entry, marks it for indexing and announces the change, in the transaction of
 * the request. Only the catalogue rows of a large category follow later, by a job. A draft does not change the published row, so
 * nothing happens (SEC-09). If another entry has the address, or that of a descendant, the publication is refused with a message
 * and rolled back.
 */
export async function projectEntry(req: PayloadRequest, entry: EntryKey): Promise<void> {
  const db = await requestSql(req);
  if (await isProjected(db, entry)) return;
  const { tags, touched, products, isLarge, isRemoved } = await project(db, entry).catch((error) => {
    throw error instanceof AddressTaken ? error.refusalFor(req) : error;
  });
  await enqueueReindex(db, [entry], touched, { withProductsBelow: !isLarge });
  await enqueuePublication(req, entry, isRemoved);
  await announce(db, tags, products);
}

/**
 * Projects an entry again and announces it if its addresses or catalogue rows change. Returns whether they do. Other products of
 * a category are left alone, because the caller processes each of them.
 */
export async function reprojectEntry(req: PayloadRequest, entry: EntryKey): Promise<boolean> {
  const db = await requestSql(req);
  const before = await projectedRows(db, entry);
  const { tags, touched, products } = await project(db, entry, { withProducts: false });
  if (before === (await projectedRows(db, entry))) return false;
  await enqueueReindex(db, [], [entry, ...touched]);
  await announce(db, tags, products);
  return true;
}

/** Returns the address and catalogue rows of an entry as a text for comparison. */
async function projectedRows(db: SqlExecutor, { collection, id }: EntryKey): Promise<string> {
  const { rows } = await db.execute<{ projected: string }>(sql`
    select concat(
      (select json_agg(to_jsonb(a) - 'updated_at' order by a.site_id, a.path) from address a where a.entry_type = ${collection} and a.entry_id = ${id}),
      (select json_agg(c order by c.site_id) from catalogue c where ${collection} = 'products' and c.product_id = ${id})) as projected`);
  return rows[0]?.projected ?? '';
}

/** Removes a deleted entry from addresses and catalogue, and updates the entries below it. */
export async function projectDeletion(req: PayloadRequest, entry: EntryKey): Promise<void> {
  const db = await requestSql(req);
  const { tags, touched, products, isRemoved } = await project(db, entry);
  await enqueuePublication(req, entry, isRemoved);
  await forgetEntry(db, entry);
  await markDeleted(db, entry);
  await forgetTexts(db, entry);
  await enqueueReindex(db, [], touched);
  await announce(db, tags, products);
}

/**
 * Queues the webhooks of a publication, with the public addresses of the entry. An entry that has lost its last address is withdrawn, and
 * one that never had any causes no event.
 */
async function enqueuePublication(req: PayloadRequest, entry: EntryKey, isRemoved: boolean): Promise<void> {
  const addresses = await canonicalAddresses(await requestSql(req), entry);
  if (addresses.length === 0 && !isRemoved) return;
  const { siteOrigins } = installationOf(req.payload);
  const references = () => ({
    addresses: addresses.map(({ siteId, path }) => {
      const language = localeOfSite(siteId);
      return { language, url: siteOrigins[language] + pathOfUri(path) };
    }),
  });
  const event = addresses.length > 0 ? 'content.published' : 'content.withdrawn';
  await enqueueWebhooks(req, event, { ...entry, references });
}

type Projected = {
  /** Tags to announce. */
  tags: Set<string>;
  /** All other entries to index. */
  touched: EntryKey[];
  /** Whether a job projects and indexes the products of the entry, a category. Those that lost an address are already removed. */
  isLarge: boolean;
  /** Products whose catalogue rows changed. */
  products: Set<number>;
  /** Whether the entry has lost an address. */
  isRemoved: boolean;
};

type ProjectOptions = {
  /** Whether the products of a category are projected with it. */
  withProducts?: boolean;
};

async function project(db: SqlExecutor, entry: EntryKey, { withProducts = true }: ProjectOptions = {}): Promise<Projected> {
  const { tags, placed, removed } = await placeEntry(db, addressRules, entry);
  const products = new Set(productIds(placed));
  if (withProducts && entry.collection === 'categories')
    for (const id of await productsInCategory(db, entry.id)) products.add(id);
  const isLarge = products.size > batchSize;
  if (isLarge) await queueJob(db, projectCategoryJob, { categoryId: entry.id });
  const rows = isLarge ? await removeUnaddressed(db, productIds(removed)) : await projectProducts(db, [...products]);
  await markProjected(db, entry);
  await noteTexts(db, entry);
  for (const { siteId } of rows) tags.add(listTag('Product', siteId));
  const changed = new Set(rows.map(({ productId }) => productId));
  const others = placed.filter(
    ({ collection, id }) => collection !== 'products' && !(collection === entry.collection && id === entry.id),
  );
  const indexed = [...(isLarge ? changed : products)].map((id) => ({ collection: 'products' as const, id }));
  const isRemoved = removed.some(({ collection, id }) => collection === entry.collection && id === entry.id);
  return { tags, touched: [...others, ...indexed], isLarge, products: changed, isRemoved };
}

const productIds = (entries: readonly EntryKey[]): number[] =>
  entries.flatMap(({ collection, id }) => (collection === 'products' ? id : []));

/** Marks an entry for indexing before its deletion, while its address and the documents that name it are still known. */
export async function markDeletion(req: PayloadRequest, entry: EntryKey): Promise<void> {
  await enqueueReindex(await requestSql(req), [entry]);
}

const inOrder = keyedMutex();

/**
 * Rewrites the catalogue rows of products after a change of a part, such as a variant. Returns their IDs. More than 200 are left to a
 * job, and none is returned. Payload runs the updates of a bulk edit in parallel within one transaction, so a product is read and
 * written before it is read again.
 */
export async function reprojectProducts(req: PayloadRequest, ids: readonly number[]): Promise<readonly number[]> {
  const db = await requestSql(req);
  if (ids.length > batchSize) {
    await queueJob(db, projectProductsJob, { productIds: ids });
    return [];
  }
  await inOrder(String(await req.transactionID), async () => {
    await projectProducts(db, ids);
    await enqueueReindex(
      db,
      ids.map((id) => ({ collection: 'products', id })),
    );
  });
  return ids;
}
