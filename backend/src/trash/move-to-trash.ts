import type {
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { isRecorded, noteDeletedTitle } from '../activity/record-activity.ts';
import { canonicalAddresses } from '../platform/addresses/address-table.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { isBulk } from '../platform/payload/bulk-request.ts';
import { isDrafted } from '../platform/publication/drafted-collections.ts';
import { partsOf } from '../references/parts.ts';
import { documentRows, titleIn } from './snapshot.ts';
import { insertTrashItem, type TrashItem } from './trash-item.ts';

/** Items that the request is deleting, by document; null for a part of another one. */
type Deletions = Map<string, TrashItem | null>;

/** Key in the request context. */
const trashDeletions = 'trashDeletions';

const keyOf = (collection: string, id: unknown): string => `${collection}/${id}`;

function deletionsOf({ context }: PayloadRequest): Deletions {
  context[trashDeletions] ??= new Map();
  return context[trashDeletions] as Deletions;
}

/** Reads everything that a deletion removes, before anything is removed. */
const readBeforeDeletion: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const deletions = deletionsOf(req);
  const kind = collection.slug as CollectionSlug;
  const documentId = Number(id);
  if (isBulk(req) || deletions.has(keyOf(kind, id))) return;
  const own = await documentRows(req, kind, documentId);
  const subject = titleIn(own, collection.admin.useAsTitle ?? 'id');
  noteDeletedTitle(req, kind, id, subject);
  const documents = [own];
  const parts = await partsOf(req, { collection: kind, id: documentId });
  // They are restored in this order, and spare parts refer to variants.
  const variantsFirst = parts.toSorted(
    (one, other) => Number(other.collection === 'variants') - Number(one.collection === 'variants'),
  );
  for (const part of variantsFirst) {
    documents.push(await documentRows(req, part.collection, part.id));
    deletions.set(keyOf(part.collection, part.id), null);
    noteDeletedTitle(req, part.collection, part.id, part.name);
  }
  const addresses = isDrafted(kind) ? await canonicalAddresses(await requestSql(req), { collection: kind, id: documentId }) : [];
  deletions.set(keyOf(kind, id), {
    kind,
    documentId,
    subject,
    documents,
    addresses: addresses.map(({ siteId, path }) => ({ siteId, path })),
  });
};

/** Moves a deleted document to the trash. A failed deletion leaves no item, because this hook runs last. */
const moveToTrash: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const key = keyOf(collection.slug, id);
  const deleted = deletionsOf(req).get(key);
  deletionsOf(req).delete(key);
  if (!deleted) return;
  await insertTrashItem(await requestSql(req), req.user, deleted);
};

/**
 * Returns the collection with hooks that keep deleted documents in the trash (EDT-05). Collections with personal data are returned
 * unchanged: their documents are deleted for good.
 */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  if (!isRecorded(collection)) return collection;
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeDelete: [readBeforeDeletion, ...(hooks.beforeDelete ?? [])],
      afterDelete: [...(hooks.afterDelete ?? []), moveToTrash],
    },
  };
}
