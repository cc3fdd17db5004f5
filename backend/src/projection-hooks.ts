import { cacheIdentity, listTag } from '@plantsoen/contract/cache-identity.ts';
import { locales } from '@plantsoen/contract/locales.ts';
import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { addressRules } from './address-rules.ts';
import type { AddressedCollection } from './platform/addresses/address.ts';
import { relationId } from './platform/api/records.ts';
import { announce } from './platform/changes/announce.ts';
import { requestSql } from './platform/database/request-sql.ts';
import { catalogueChanged, productsWithDrawing } from './products/catalogue/project-product.ts';
import { markDeletion, projectDeletion, projectEntry, reprojectProduct } from './projection.ts';
import { markNaming } from './search/indexing/mark-due.ts';

/** Bulk work (the set-up) leaves projections to one rebuild at its end. */
const isBulk = (req: PayloadRequest): boolean => req.context.bulk === true;

const isAddressed = (slug: string): slug is AddressedCollection => addressRules.some((rule) => rule.collection === slug);

/**
 * Records without an address, by the types under which answers show them (the facts of the product list name several kinds);
 * their change touches every site.
 */
const typenames: Record<string, readonly string[]> = {
  variants: ['Variant'],
  materials: ['ProductMaterial', 'Fact'],
  mountings: ['Mounting', 'Fact'],
  colours: ['Colour', 'Fact'],
  colourGroups: ['Colour'],
  facts: ['Fact'],
  factValues: ['Fact'],
  faqTopics: ['FaqTopic'],
  team: ['TeamMember'],
  downloads: ['Download'],
  files: ['Download', 'Model'],
  drawings: ['DimensionalDrawing'],
  media: ['Image'],
  forms: ['Form'],
};

/** The record and the lists of its type, in every site. */
const recordTags = (typename: string, id: number): string[] =>
  locales.flatMap(({ siteId }) => [cacheIdentity({ __typename: typename, siteId, id }) ?? '', listTag(typename, siteId)]);

type ChangedRecord = { id: number; product?: number | { id: number } | null; cutOut?: boolean | null };

/** Announces a record, and the products whose rows in the catalogue are made from it. */
async function recordChanged(req: PayloadRequest, slug: string, doc: ChangedRecord, before?: ChangedRecord): Promise<void> {
  const tags = (typenames[slug] ?? []).flatMap((typename) => recordTags(typename, doc.id));
  for (const productId of await productsMadeFrom(req, slug, doc, before)) {
    await reprojectProduct(req, productId);
    tags.push(...recordTags('Product', productId));
  }
  if (slug === 'media' && before && doc.cutOut !== before.cutOut) {
    await catalogueChanged(await requestSql(req));
    tags.push(...locales.map(({ siteId }) => listTag('Product', siteId)));
  }
  const db = await requestSql(req);
  await markNaming(db, slug, doc.id);
  if (tags.length > 0) await announce(db, tags);
}

/** The product of a variant, and the one to which it belonged before; the products of a drawing. */
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

/** The collection with hooks that keep addresses, catalogue and change log in line with what is published. */
export function withProjection(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
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
          else await markNaming(await requestSql(req), slug, Number(id));
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

const globalTypenames: Record<string, string> = { navigation: 'NavigationEntry', footer: 'GlobalSets', globals: 'GlobalSets' };

/** The global with a hook that announces its change to every site. */
export function withAnnouncement(global: GlobalConfig): GlobalConfig {
  const { slug, hooks = {} } = global;
  const typename = globalTypenames[slug];
  return {
    ...global,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ req }) => {
          if (typename && !isBulk(req))
            await announce(
              await requestSql(req),
              locales.map(({ siteId }) => listTag(typename, siteId)),
            );
        },
      ],
    },
  };
}
