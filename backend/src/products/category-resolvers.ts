import type { SiteId } from '@plantsoen/contract/locales.ts';
import { entryFields } from '../entries/entry-fields.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import { relatedImage } from '../media/image-loader.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { showpiecesOf } from './category-showpieces.ts';
import { type CategoryRecord, categoryTree } from './category-tree.ts';

export type CategorySource = EntrySource<'Category'>;

const source = (siteId: SiteId, { id, title, uri }: CategoryRecord): CategorySource => ({
  __typename: 'Category',
  id,
  siteId,
  title,
  uri,
});

/** A live category by id; undefined where it is not live in the site. */
async function categoryById(context: ApiContext, siteId: SiteId, id: number): Promise<CategorySource | undefined> {
  const record = (await categoryTree(context, siteId)).get(id);
  return record && source(siteId, record);
}

async function recordOf(context: ApiContext, category: CategorySource): Promise<CategoryRecord> {
  const record = (await categoryTree(context, category.siteId)).get(category.id);
  if (!record) throw new Error(`category ${category.id} has an address but is not in the tree of site ${category.siteId}`);
  return record;
}

async function childrenOf(context: ApiContext, siteId: SiteId, parentId: number | undefined): Promise<CategorySource[]> {
  const tree = await categoryTree(context, siteId);
  return [...tree.values()].filter((record) => record.parentId === parentId).map((record) => source(siteId, record));
}

export const categoryResolvers: Resolvers = {
  Query: {
    async categories(_, args, context) {
      const siteId = siteIdArgument(args.siteId);
      context.tags.list('Category', siteId);
      context.tags.list('Product', siteId);
      return childrenOf(context, siteId, undefined);
    },
  },
  Category: {
    ...entryFields,
    slug: async (category, _, context) => (await recordOf(context, category)).slug,
    level: async (category, _, context) => ((await recordOf(context, category)).parentId === undefined ? 1 : 2),
    intro: async (category, _, context) => (await recordOf(context, category)).intro,
    productCount: async (category, _, context) => (await recordOf(context, category)).productCount,
    headerImage: async (category, _, context) =>
      relatedImage(context, category.siteId, (await recordOf(context, category)).headerImageId),
    mobileImage: async (category, _, context) =>
      relatedImage(context, category.siteId, (await recordOf(context, category)).mobileImageId),
    cutOut: async (category, _, context) =>
      relatedImage(context, category.siteId, (await showpiecesOf(context, category.siteId, category.id)).cutOutId),
    elevation: async (category, _, context) => (await showpiecesOf(context, category.siteId, category.id)).elevation,
    async parent(category, _, context) {
      const { parentId } = await recordOf(context, category);
      return parentId === undefined ? null : ((await categoryById(context, category.siteId, parentId)) ?? null);
    },
    children: (category, _, context) => {
      context.tags.list('Category', category.siteId);
      return childrenOf(context, category.siteId, category.id);
    },
  },
};
