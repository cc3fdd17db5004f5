import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import { entryFields } from '../entries/entry-fields.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import { slugOf } from '../entries/linked-entry.ts';
import { relatedImage } from '../media/image-loader.ts';
import { addressOf } from '../platform/addresses/find-address.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { type CategoryFigures, categoryFigures } from './category-figures.ts';
import { type CategoryRecord, categoryRecord, categoryTree } from './category-tree.ts';
import type { ProductLists } from './product-lists.ts';

export type CategorySource = EntrySource<'Category'>;

const source = (siteId: SiteId, { id, title, uri }: CategoryRecord): CategorySource => ({
  __typename: 'Category',
  id,
  siteId,
  title,
  uri,
});

/** Returns a live category by ID; undefined if it is not live in the site. */
async function categoryById(context: ApiContext, siteId: SiteId, id: number): Promise<CategorySource | undefined> {
  const record = (await categoryTree(context, siteId)).get(id);
  return record && source(siteId, record);
}

async function recordOf(context: ApiContext, category: CategorySource): Promise<CategoryRecord> {
  const record = await categoryRecord(context, category.siteId, category.id);
  if (!record) throw new Error(`category ${category.id} has an address but is not in the tree of site ${category.siteId}`);
  return record;
}

async function childrenOf(context: ApiContext, siteId: SiteId, parentId: number | undefined): Promise<CategorySource[]> {
  const categories = await categoryTree(context, siteId);
  return [...categories.values()].filter((record) => record.parentId === parentId).map((record) => source(siteId, record));
}

const noFigures: CategoryFigures = { productCount: 0, cutOutId: null, elevation: null };

/** Returns the resolvers of the category tree. Lists of products determine the figures of a category. */
export function categoryResolvers(lists: ProductLists): Resolvers {
  const figuresOf = async (context: ApiContext, { siteId, id }: CategorySource) =>
    (await categoryFigures(lists, context, siteId)).get(id) ?? noFigures;
  return {
    Query: {
      async categories(_, args, context) {
        const siteId = siteIdArgument(args.siteId);
        context.tags.list('Category', siteId);
        return childrenOf(context, siteId, undefined);
      },
    },
    Category: {
      ...entryFields,
      slug: async (category, _, context) => (await recordOf(context, category)).slug,
      async localized(category, _, context) {
        const found = await addressOf(context, category.siteId, category.uri);
        return locales.flatMap(({ siteId, languageTag }) => {
          const live = found?.translations.find((translation) => translation.siteId === siteId && translation.exact);
          return live ? [{ slug: slugOf(live.uri), language: languageTag }] : [];
        });
      },
      level: async (category, _, context) => ((await recordOf(context, category)).parentId === undefined ? 1 : 2),
      introtext: async (category, _, context) => (await recordOf(context, category)).introtext,
      productCount: async (category, _, context) => (await figuresOf(context, category)).productCount,
      headerImage: async (category, _, context) =>
        relatedImage(context, category.siteId, (await recordOf(context, category)).headerImageId),
      mobileImage: async (category, _, context) =>
        relatedImage(context, category.siteId, (await recordOf(context, category)).mobileImageId),
      cutOut: async (category, _, context) =>
        relatedImage(context, category.siteId, (await figuresOf(context, category)).cutOutId),
      elevation: async (category, _, context) => (await figuresOf(context, category)).elevation,
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
}
