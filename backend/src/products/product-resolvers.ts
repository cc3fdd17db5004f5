import { colourById } from '../colours/colour-source.ts';
import { downloadsById } from '../downloads/download-source.ts';
import { entryFields } from '../entries/entry-fields.ts';
import { liveEntriesOf } from '../entries/linked-entry.ts';
import { imageById, imagesById } from '../media/image-loader.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { recordById, recordsById, relationId, relationIds } from '../platform/api/records.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import type { Product } from '../platform/generated/payload-types.ts';
import { richTextHtml } from '../rich-text/rich-text-html.ts';
import { type LiveCard, productCard } from './catalogue/product-card.ts';
import { environmentalFigures } from './environmental-figures.ts';
import { productPrice } from './prices.ts';
import { drawingById, modelById } from './product-files.ts';
import { type ProductSource, productsById } from './product-source.ts';
import { specifications } from './specifications.ts';
import { supply } from './supply.ts';
import { variantsOf } from './variants.ts';

async function card(context: ApiContext, product: ProductSource): Promise<LiveCard> {
  const found = await productCard(context, product.siteId, product.id);
  if (!found) throw new Error(`product ${product.id} has an address in site ${product.siteId} but no catalogue row`);
  return found;
}

async function record(context: ApiContext, product: ProductSource): Promise<Product> {
  const found = await recordById(context, 'products', product.siteId, product.id);
  if (!found) throw new Error(`product ${product.id} has an address in site ${product.siteId} but cannot be read`);
  return found;
}

const image = (context: ApiContext, product: ProductSource, id: number | null) =>
  id === null ? null : imageById(context, product.siteId, id);

export const productResolvers: Resolvers = {
  Product: {
    ...entryFields,
    sku: async (product, _, context) => (await card(context, product)).sku,
    series: async (product, _, context) => (await card(context, product)).series,
    newProduct: async (product, _, context) => (await card(context, product)).newProduct,
    featuredProduct: async (product, _, context) => (await card(context, product)).featuredProduct,
    dimensions: (product, _, context) => card(context, product),
    weightKg: async (product, _, context) => (await card(context, product)).weightKg,
    async category(product, _, context) {
      const { category, categoryId } = await card(context, product);
      if (!category)
        throw new Error(`product ${product.id} is live in site ${product.siteId}, its category ${categoryId} is not`);
      return { __typename: 'Category', id: categoryId, siteId: product.siteId, ...category };
    },
    productImage: async (product, _, context) => image(context, product, (await card(context, product)).productImageId),
    impressionImage: async (product, _, context) => image(context, product, (await card(context, product)).impressionImageId),
    price: (product, _, context) => productPrice(context, product.id),
    description: async (product, _, context) => (await record(context, product)).description ?? null,
    productImages: async (product, _, context) =>
      imagesById(context, product.siteId, relationIds((await record(context, product)).productImages)),
    variants: (product, _, context) => variantsOf(context, product.siteId, product.id),
    anyRal: async (product, _, context) => (await record(context, product)).anyRal ?? false,
    async colours(product, _, context) {
      const ids = relationIds((await record(context, product)).colours);
      const colours = await Promise.all(ids.map((id) => colourById(context, product.siteId, id)));
      return colours.filter((colour) => colour !== undefined);
    },
    async mountings(product, _, context) {
      const { siteId } = product;
      const mountings = await recordsById(context, 'mountings', siteId, relationIds((await record(context, product)).mountings));
      return mountings.map(({ id, key, title, description }) => ({
        id,
        siteId,
        key: key ?? '',
        title: title ?? key ?? '',
        description: description ?? null,
      }));
    },
    async materials(product, _, context) {
      const { siteId } = product;
      const shares = (await record(context, product)).materials ?? [];
      const materials = await Promise.all(
        shares.map(async ({ material, shareKg }) => {
          const found = await recordById(context, 'materials', siteId, relationId(material) ?? 0);
          if (!found) return undefined;
          const { id, title, key, description, standard } = found;
          return {
            id,
            siteId,
            title: title ?? key,
            description: description ?? null,
            standard: standard ?? null,
            shareKg: shareKg ?? null,
          };
        }),
      );
      return materials.filter((material) => material !== undefined);
    },
    specifications: async (product, _, context) => specifications(context, product.siteId, await record(context, product)),
    supply: async (product, _, context) => supply(await record(context, product)),
    environmental: async (product, _, context) => environmentalFigures((await record(context, product)).environmental),
    norms: async (product, _, context) => (await record(context, product)).norms ?? [],
    certificates: async (product, _, context) => (await record(context, product)).certificates ?? [],
    dimensionalDrawing: async (product, _, context) =>
      drawingById(context, product, relationId((await record(context, product)).dimensionalDrawing)),
    elevation: async (product, _, context) => (await card(context, product)).elevation ?? null,
    model: async (product, _, context) => modelById(context, product.siteId, relationId((await record(context, product)).model)),
    downloads: async (product, _, context) =>
      downloadsById(context, product.siteId, relationIds((await record(context, product)).downloads)),
    async extendedInformation(product, _, context) {
      if (!context.viewer) return null;
      return richTextHtml(context, product.siteId, (await record(context, product)).extendedInformation);
    },
    relatedProducts: async (product, _, context) =>
      productsById(context, product.siteId, relationIds((await record(context, product)).relatedProducts)),
    async relatedProjects(product, _, context) {
      return liveEntriesOf(context, product.siteId, 'projects', relationIds((await record(context, product)).relatedProjects));
    },
  },
};
