import type { CollectionAfterReadHook, CollectionBeforeChangeHook, SanitizedConfig } from 'payload';
import { authorName } from '../access/author-name.ts';

const inOwnName: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user ? { ...data, user: { relationTo: req.user.collection, value: req.user.id } } : data;

/** Adds the name of the editor who holds a lock. Editors cannot read each other's accounts, so Payload's dialog would show an id. */
const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc;
  if (req.user?.collection !== 'users' || user?.relationTo !== 'users' || typeof user.value === 'object') return doc;
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: user.value } },
    select: { name: true, email: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req: { transactionID: req.transactionID } as never,
  });
  const holder = docs[0];
  // The dialog shows the field `email` of the holder.
  return holder ? { ...doc, user: { ...user, value: { id: holder.id, email: authorName(holder) } } } : doc;
};

/** Assigns each lock of a document to the editor who sends it. Payload stores the holder as sent by the client. */
export function ownLocks({ collections }: SanitizedConfig): void {
  for (const { slug, hooks } of collections) {
    if (slug !== 'payload-locked-documents') continue;
    hooks.beforeChange = [...(hooks.beforeChange ?? []), inOwnName];
    hooks.afterRead = [...(hooks.afterRead ?? []), nameHolder];
  }
}
