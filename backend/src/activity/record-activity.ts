import { isLocaleCode } from '@plantsoen/contract/locales.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { requestSql } from '../platform/database/request-sql.ts';
import { isBulk } from '../platform/payload/bulk-request.ts';
import { isDrafted } from '../platform/publication/drafted-collections.ts';
import { type ActivityAction, insertActivity, newestVersion } from './activity-entry.ts';
import { changedFields } from './changed-fields.ts';

type Doc = Record<string, unknown> & { id: number };

/** Collections with data of visitors or about log-ins, which the access log covers, and counts that no editor writes. */
const unrecorded: ReadonlySet<string> = new Set([
  'activity-log',
  'audit-log',
  'members',
  'users',
  'subscribers',
  'quote-requests',
  'form-submissions',
  'searchesWithoutHits',
]);

/** Whether changes of a collection appear in the activity log. */
export const isRecorded = ({ slug }: Pick<CollectionConfig, 'slug'>): boolean => !unrecorded.has(slug);

/** Key in the request context: whether the running update saves a draft. The later hooks are not told. */
const savesDraft = 'savesDraft';

/** Key in the request context: whether the request restores documents from the trash. */
export const restoresTrash = 'restoresTrash';

const noteDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update') req.context[savesDraft] = 'draft' in args && args.draft === true;
};

/** Returns the hooks that record the creation, change and deletion of a collection's documents (EDT-11). */
const recordChange: CollectionAfterChangeHook<Doc> = async ({ collection, doc, previousDoc, operation, req }) => {
  if (isBulk(req)) return;
  const before = operation === 'create' ? undefined : previousDoc;
  const changes = operation === 'create' ? [] : [...changedFields(collection.flattenedFields, before, doc)];
  const action = actionOf(req, collection, doc, before);
  if (action === 'update' && changes.length === 0) return;
  const db = await requestSql(req);
  const versionId = isDrafted(collection.slug) ? await newestVersion(db, collection.slug, doc.id) : null;
  await insertActivity(db, req.user, {
    ...describe(collection, doc),
    locale: action === 'restore' ? null : localeOf(req, collection),
    versionId,
    action,
    changes,
  });
};

/** Key in the request context: titles of documents by `collection/id`, which the request deletes. */
const deletedTitles = 'deletedTitles';

const titlesIn = ({ context }: PayloadRequest): Map<string, string> => {
  context[deletedTitles] ??= new Map<string, string>();
  return context[deletedTitles] as Map<string, string>;
};

/** Notes the title of a document before its deletion: the deleted document has no title in a language without one. */
export function noteDeletedTitle(req: PayloadRequest, collection: string, id: number | string, title: string): void {
  titlesIn(req).set(`${collection}/${id}`, title);
}

const recordDeletion: CollectionAfterDeleteHook<Doc> = async ({ collection, doc, req }) => {
  if (isBulk(req)) return;
  const described = describe(collection, doc);
  const subject = titlesIn(req).get(`${collection.slug}/${doc.id}`) ?? described.subject;
  const entry = { ...described, subject, locale: null, versionId: null, action: 'delete', changes: [] } as const;
  await insertActivity(await requestSql(req), req.user, entry);
};

function actionOf(
  { context }: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  doc: Doc,
  before: Doc | undefined,
): ActivityAction {
  if (context[restoresTrash]) return 'restore';
  if (!isDrafted(slug)) return before ? 'update' : 'create';
  if (doc._status === 'published') return 'publish';
  if (!before) return 'create';
  return context[savesDraft] ? 'draft' : 'unpublish';
}

const describe = ({ slug, admin }: SanitizedCollectionConfig, doc: Doc) => ({
  kind: slug,
  documentId: doc.id,
  subject: String(doc[admin.useAsTitle ?? 'id'] || doc.filename || ''),
});

/** Returns the language of an action on an entry, which is published per language. */
const localeOf = ({ locale }: PayloadRequest, { slug }: SanitizedCollectionConfig) =>
  isDrafted(slug) && locale && isLocaleCode(locale) ? locale : null;

/** Returns the collection with hooks that record its changes (EDT-11). */
export function withActivity(collection: CollectionConfig): CollectionConfig {
  if (!isRecorded(collection)) return collection;
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), noteDraft],
      afterChange: [...(hooks.afterChange ?? []), recordChange],
      afterDelete: [...(hooks.afterDelete ?? []), recordDeletion],
    },
  };
}

const recordGlobalChange: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const changes = [...changedFields(global.flattenedFields, previousDoc, doc)];
  if (isBulk(req) || changes.length === 0) return;
  const entry = { kind: global.slug, documentId: null, versionId: null, subject: '', locale: null };
  await insertActivity(await requestSql(req), req.user, { ...entry, action: 'update', changes });
};

/** Returns the global with a hook that records its changes (EDT-11). */
export function withGlobalActivity(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global;
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), recordGlobalChange] } };
}
