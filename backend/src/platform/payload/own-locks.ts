import type {
  Access,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  SanitizedConfig,
  Where,
} from 'payload';
import { authorName } from '../access/author-name.ts';
import { isAdminUser, isTranslator } from '../access/roles.ts';

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

/** The document or global that a lock belongs to. */
type Locked = { document?: { relationTo: string; value: unknown } | null; globalSlug?: string | null };

/** Whether the user may change what is locked. Translators may in some languages, and a lock has none. */
async function mayChange(req: PayloadRequest, { document, globalSlug }: Locked): Promise<boolean> {
  const { collections, config } = req.payload;
  const configs = document
    ? collections[document.relationTo as 'pages']?.config
    : config.globals.find(({ slug }) => slug === globalSlug);
  if (!configs || !isAdminUser(req.user)) return false;
  if (isTranslator(req.user)) return true;
  const may = await configs.access.update({ req, id: document?.value as number });
  if (typeof may === 'boolean' || !document) return Boolean(may);
  const where: Where = { and: [may, { id: { equals: document.value } }] };
  return (await req.payload.count({ collection: document.relationTo as 'pages', where, req })).totalDocs > 0;
}

/** Allows only those to lock, take over and unlock who may change what is locked. A lock stays with its document. */
const withRight: Access = async ({ req, id, data }) => {
  if (id === undefined) return mayChange(req, data ?? {});
  if (data && ('document' in data || 'globalSlug' in data)) return false;
  const lock = await req.payload.findByID({ collection: 'payload-locked-documents', id, depth: 0, disableErrors: true });
  return lock ? mayChange(req, lock) : false;
};

/**
 * Assigns each lock of a document to the editor who sends it, and refuses it to those who may only read. Payload stores the holder as
 * sent by the client, and lets every user take over.
 */
export function ownLocks({ collections }: SanitizedConfig): void {
  for (const { slug, hooks, access } of collections) {
    if (slug !== 'payload-locked-documents') continue;
    Object.assign(access, {
      create: withRight,
      update: withRight,
      delete: withRight,
      read: ({ req }: { req: PayloadRequest }) => isAdminUser(req.user),
    });
    hooks.beforeChange = [...(hooks.beforeChange ?? []), inOwnName];
    hooks.afterRead = [...(hooks.afterRead ?? []), nameHolder];
  }
}
