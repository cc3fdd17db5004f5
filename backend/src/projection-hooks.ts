import { cacheIdentity, listTag } from '@plantsoen/contract/cache-identity.ts';
import { locales } from '@plantsoen/contract/locales.ts';
import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { addressRules } from './address-rules.ts';
import type { AddressedCollection } from './platform/addresses/address.ts';
import { relationId } from './platform/api/records.ts';
import { announce } from './platform/changes/announce.ts';
import { requestSql } from './platform/database/request-sql.ts';
import { projectDeletion, projectEntry, reprojectProduct } from './projection.ts';

/** Bulk work (the set-up) leaves projections to one rebuild at its end. */
const isBulk = (req: PayloadRequest): boolean => req.context.bulk === true;

const isAddressed = (slug: string): slug is AddressedCollection => addressRules.some((rule) => rule.collection === slug);

/** Records without an address, by the type under which answers show them; their change touches every site. */
const typenames: Record<string, string> = {
  variants: 'Variant',
  materials: 'ProductMaterial',
  mountings: 'Mounting',
  colours: 'Colour',
  colourGroups: 'Colour',
  facts: 'Fact',
  factValues: 'Fact',
  faqTopics: 'FaqTopic',
  team: 'TeamMember',
  downloads: 'Download',
  files: 'Download',
  drawings: 'DimensionalDrawing',
  media: 'Image',
};

/** Records whose titles the facts of the product list show. */
const namedByFacts = new Set(['materials', 'mountings', 'colours', 'facts', 'factValues']);

function recordTags(slug: string, id: number): string[] {
  const typename = typenames[slug];
  if (!typename) return [];
  return locales.flatMap(({ siteId }) => [
    cacheIdentity({ __typename: typename, siteId, id }) ?? '',
    listTag(typename, siteId),
    ...(namedByFacts.has(slug) ? [listTag('Fact', siteId)] : []),
  ]);
}

async function recordChanged(
  req: PayloadRequest,
  slug: string,
  doc: { id: number; product?: number | { id: number } | null },
): Promise<void> {
  const tags = recordTags(slug, doc.id);
  const productId = slug === 'variants' ? relationId(doc.product) : undefined;
  if (productId !== undefined) {
    await reprojectProduct(req, productId);
    for (const { siteId } of locales)
      tags.push(cacheIdentity({ __typename: 'Product', siteId, id: productId }) ?? '', listTag('Product', siteId));
  }
  if (tags.length > 0) await announce(await requestSql(req), tags);
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
        async ({ doc, req }) => {
          if (isBulk(req)) return;
          if (isAddressed(slug)) await projectEntry(req, { collection: slug, id: doc.id });
          else await recordChanged(req, slug, doc);
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
