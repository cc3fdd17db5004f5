import { sql } from '@payloadcms/db-postgres';
import { cacheIdentity, listTag } from '@plantsoen/contract/cache-identity.ts';
import { locales } from '@plantsoen/contract/locales.ts';
import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload';
import type { AddressedCollection } from '../platform/addresses/address.ts';
import { globalTypenames } from '../platform/api/globals-cache.ts';
import { relationId } from '../platform/api/records.ts';
import { announce, type VisibleRecord, withdrawnTags } from '../platform/changes/announce.ts';
import { locks } from '../platform/database/locks.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { isBulk } from '../platform/payload/bulk-request.ts';
import { productsWithDrawing, productsWithPicture } from '../products/catalogue/project-products.ts';
import { enqueueReindex, enqueueReindexOfReferences } from '../search/indexing/enqueue-reindex.ts';
import { addressRules, markDeletion, projectDeletion, projectEntry, reprojectProducts } from './projection.ts';

const isAddressed = (slug: string): slug is AddressedCollection => addressRules.some((rule) => rule.collection === slug);

/**
 * Types of records without an address, as they appear in answers. A change of a record affects every site. The facts of the
 * product list contain several collections. An empty list means that no cached answer contains the records.
 */
const typenames: Record<Exclude<CollectionSlug, AddressedCollection>, readonly string[]> = {
  variants: ['Variant'],
  productOptions: ['ProductOption'],
  spareParts: ['SparePart'],
  materials: ['ProductMaterial', 'Fact'],
  mountings: ['Mounting', 'Fact'],
  colours: ['Colour', 'Fact'],
  colourGroups: ['Colour'],
  facts: ['Fact'],
  factValues: ['Fact'],
  faqTopics: ['FaqTopic'],
  glossaryTerms: ['GlossaryTerm'],
  team: ['TeamMember'],
  downloads: ['Download'],
  files: ['Download', 'Model'],
  drawings: ['DimensionalDrawing'],
  media: ['Image'],
  forms: ['Form'],
  // Redirects are announced by their own hooks, under their addresses.
  redirects: [],
  // The engine reads synonyms at each search, and the index announces its changes.
  synonyms: [],
  searchesWithoutHits: [],
  // Pages have copies of the blocks.
  'page-templates': [],
  'quote-requests': [],
  adviserRegions: ['AdviserRegion'],
  quoteTemplates: [],
  'form-submissions': [],
  'audit-log': [],
  'activity-log': [],
  subscribers: [],
  users: [],
  // Answers about a member are not cached for other callers.
  members: [],
  'payload-folders': [],
  'payload-kv': [],
  'payload-jobs': [],
  'payload-locked-documents': [],
  'payload-preferences': [],
  'payload-migrations': [],
};

const hasTypenames = (slug: string): slug is keyof typeof typenames => slug in typenames;

/** Returns the tags of a type's lists, in every site. */
const listTags = (typename: string): string[] => locales.map(({ siteId }) => listTag(typename, siteId));

/** Returns the tags of a record and of the lists of its type, in every site. */
const recordTags = (typename: string, id: number): string[] =>
  locales.flatMap(({ siteId }) => [cacheIdentity({ __typename: typename, siteId, id }) ?? '', listTag(typename, siteId)]);

type ChangedRecord = VisibleRecord & { id: number; product?: number | { id: number } | null; cutOut?: boolean | null };

/**
 * Announces a changed record without an address, such as a variant or drawing, and reprojects the products whose catalogue rows
 * contain or contained it, at once or by a job. A deleted record is passed as `doc`, without `before`.
 */
async function recordChanged(req: PayloadRequest, slug: string, doc: ChangedRecord, before?: ChangedRecord): Promise<void> {
  const tags = (hasTypenames(slug) ? typenames[slug] : []).flatMap((typename) => recordTags(typename, doc.id));
  const identities = tags.filter((tag) => tag.endsWith(`:${doc.id}`));
  tags.push(...(before ? withdrawnTags(identities, before, doc) : withdrawnTags(identities, doc)));
  const products = [...(await reprojectProducts(req, await productsMadeFrom(req, slug, doc, before)))];
  tags.push(...products.flatMap((id) => recordTags('Product', id)));
  const db = await requestSql(req);
  if (slug === 'media' && before && doc.cutOut !== before.cutOut) {
    // A product that is being published with this picture must be among them.
    await db.execute(lockPublications);
    const pictured = await productsWithPicture(db, doc.id);
    products.push(...pictured);
    await enqueueReindex(
      db,
      [],
      pictured.map((id) => ({ collection: 'products', id })),
    );
    tags.push(...listTags('Product'));
  }
  await enqueueReindexOfReferences(db, slug, doc.id);
  if (tags.length > 0) await announce(db, tags, products);
}

/** Returns the products of a variant, before and after the change, or the products of a drawing. */
async function productsMadeFrom(
  req: PayloadRequest,
  slug: string,
  doc: ChangedRecord,
  before?: ChangedRecord,
): Promise<number[]> {
  if (slug === 'drawings') return productsWithDrawing(await requestSql(req), doc.id);
  if (slug !== 'variants') return [];
  const ids = new Set([relationId(doc.product), relationId(before?.product)]);
  return [...ids].filter((id) => id !== undefined);
}

/** Collections whose records are part of a product's catalogue rows. */
const productParts: ReadonlySet<string> = new Set(['variants', 'drawings']);

const lockPublications = sql`select pg_advisory_xact_lock(${locks.publication})`;

/** Waits for other publications. Two concurrent ones would insert the same rows of a product. */
const publishInTurn: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (isBulk(req) || !(operation === 'create' || operation === 'update' || operation === 'delete')) return;
  const db = await requestSql(req);
  await db.execute(lockPublications);
};

/**
 * Returns the collection with hooks that update addresses, catalogue and change log. They run after each change. `projectEntry` skips
 * drafts of published entries.
 */
export function withProjection(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), ...(productParts.has(slug) ? [publishInTurn] : [])],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, previousDoc, req }) => {
          if (isBulk(req)) return;
          if (isAddressed(slug)) await projectEntry(req, { collection: slug, id: doc.id });
          else await recordChanged(req, slug, doc, previousDoc);
        },
      ],
      beforeDelete: [
        ...(hooks.beforeDelete ?? []),
        async ({ id, req }) => {
          if (isAddressed(slug)) await markDeletion(req, { collection: slug, id: Number(id) });
          else await enqueueReindexOfReferences(await requestSql(req), slug, Number(id));
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, req }) => {
          if (isAddressed(slug)) await projectDeletion(req, { collection: slug, id: doc.id });
          else await recordChanged(req, slug, doc);
        },
      ],
    },
  };
}

const isGlobal = (slug: string): slug is GlobalSlug => slug in globalTypenames;

/** Returns the global with a hook that announces its change to every site. */
export function withAnnouncement(global: GlobalConfig): GlobalConfig {
  const { slug, hooks = {} } = global;
  if (!isGlobal(slug)) throw new Error(`the global ${slug} has no typename to announce`);
  return {
    ...global,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ req }) => {
          if (!isBulk(req)) await announce(await requestSql(req), listTags(globalTypenames[slug]));
        },
      ],
    },
  };
}
