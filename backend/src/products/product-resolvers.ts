import { neutralName } from '@plantsoen/specification-rules/neutral-name.ts';
import { colourOf } from '../colours/colour-source.ts';
import { offeredDownloads } from '../downloads/download-source.ts';
import { entryFields } from '../entries/entry-fields.ts';
import { imageById, imagesById } from '../media/image-loader.ts';
import { seesMemberContent } from '../platform/access/roles.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { cachedGlobal } from '../platform/api/globals-cache.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { projectsById } from '../projects/project-record.ts';
import { richTextHtml } from '../rich-text/rich-text-html.ts';
import { type LiveCard, productCard } from './catalogue/product-card.ts';
import { productPrice } from './prices.ts';
import { productDetail } from './product-detail.ts';
import { drawingOf, modelOf } from './product-files.ts';
import { productOptions } from './product-options.ts';
import { offeredProducts, type ProductSource, productsById } from './product-source.ts';
import { productVariants } from './product-variants.ts';
import { spareParts } from './spare-parts/spare-parts.ts';
import { environmentalFigures, specifications } from './specifications.ts';

async function card(context: ApiContext, product: ProductSource): Promise<LiveCard> {
  const found = await productCard(context, product.siteId, product.id);
  if (!found) throw new Error(`product ${product.id} has an address in site ${product.siteId} but no catalogue row`);
  return found;
}

/** Returns the name of the company, which is the maker of all products. */
async function makerOf(context: ApiContext, { siteId }: ProductSource): Promise<string> {
  context.tags.list('GlobalSets', siteId);
  return (await cachedGlobal(context, 'globals', siteId)).globalData?.companyName ?? '';
}

const image = (context: ApiContext, product: ProductSource, id: number | null) =>
  id === null ? null : imageById(context, product.siteId, id);

export const productResolvers: Resolvers = {
  Product: {
    ...entryFields,
    sku: async (product, _, context) => (await card(context, product)).sku,
    series: async (product, _, context) => (await card(context, product)).series,
    async neutralName(product, _, context) {
      const { title, series, category } = await card(context, product);
      const own = (await productDetail(context, product)).neutralName;
      return (
        own ||
        neutralName({ title, series: series ?? '', maker: await makerOf(context, product), category: category?.title ?? '' })
      );
    },
    maker: (product, _, context) => makerOf(context, product),
    newProduct: async (product, _, context) => (await card(context, product)).newProduct,
    featuredProduct: async (product, _, context) => (await card(context, product)).featuredProduct,
    dimensions: (product, _, context) => card(context, product),
    weightKg: async (product, _, context) => (await card(context, product)).weightKg,
    async category(product, _, context) {
      const { category, categoryId } = await card(context, product);
      if (!category)
        throw new Error(`product ${product.id} is published in site ${product.siteId}, but its category ${categoryId} is not`);
      return { __typename: 'Category', id: categoryId, siteId: product.siteId, ...category };
    },
    productImage: async (product, _, context) => image(context, product, (await card(context, product)).productImageId),
    impressionImage: async (product, _, context) => image(context, product, (await card(context, product)).impressionImageId),
    // A product that is no longer made has no price.
    price: async (product, _, context) =>
      (await card(context, product)).discontinued ? null : productPrice(context, product.id, product.match?.variant?.sku),
    async discontinued(product, _, context) {
      const { discontinued } = await card(context, product);
      if (!discontinued) return null;
      const { date, successorId, sparePartsUntil } = discontinued;
      const [successor] = await productsById(context, product.siteId, successorId === null ? [] : [successorId]);
      return { date, sparePartsUntil, successor: successor ?? null };
    },
    match: (product) => product.match ?? null,
    description: async (product, _, context) => (await productDetail(context, product)).description || null,
    productImages: async (product, _, context) =>
      imagesById(context, product.siteId, (await productDetail(context, product)).imageIds),
    async choicePictures(product, _, context) {
      const { choicePictures } = await productDetail(context, product);
      const images = await Promise.all(choicePictures.map(({ imageId }) => image(context, product, imageId)));
      return choicePictures.flatMap(({ colour, variant }, place) => {
        const found = images[place];
        return found ? [{ siteId: product.siteId, image: found, colour, variant }] : [];
      });
    },
    variants: async (product, _, context) =>
      productVariants(context, product, { card: await card(context, product), detail: await productDetail(context, product) }),
    options: async (product, _, context) =>
      productOptions(context, product, Boolean((await card(context, product)).discontinued)),
    spareParts: (product, _, context) => spareParts(context, product),
    anyRal: async (product, _, context) => (await productDetail(context, product)).anyRal,
    colours: async (product, _, context) =>
      (await productDetail(context, product)).colours.map((row) => colourOf(product.siteId, row)),
    mountings: async (product, _, context) =>
      (await productDetail(context, product)).mountings.map((row) => ({ ...row, siteId: product.siteId })),
    materials: async (product, _, context) =>
      (await productDetail(context, product)).materials.map((row) => ({ ...row, siteId: product.siteId })),
    async specifications(product, _, context) {
      context.tags.list('Fact', product.siteId);
      return specifications(product.siteId, (await productDetail(context, product)).specifications);
    },
    supply: async (product, _, context) => (await card(context, product)).supply,
    environmental: async (product, _, context) => environmentalFigures((await productDetail(context, product)).environmental),
    norms: async (product, _, context) => (await productDetail(context, product)).norms,
    certificates: async (product, _, context) => (await productDetail(context, product)).certificates,
    dimensionalDrawing: async (product, _, context) =>
      drawingOf(context, product, (await productDetail(context, product)).drawing),
    elevation: async (product, _, context) => (await card(context, product)).elevation ?? null,
    model: async (product, _, context) => modelOf(context, product, (await productDetail(context, product)).model),
    downloads: async (product, _, context) =>
      offeredDownloads(context, product.siteId, (await productDetail(context, product)).downloads),
    async extendedInformation(product, _, context) {
      if (!seesMemberContent(context.viewer)) return null;
      return richTextHtml(context, product.siteId, (await productDetail(context, product)).extendedInformation);
    },
    relatedProducts: async (product, _, context) =>
      offeredProducts(context, product.siteId, (await productDetail(context, product)).relatedProductIds),
    relatedProjects: async (product, _, context) =>
      projectsById(context, product.siteId, (await productDetail(context, product)).relatedProjectIds),
  },
  Variant: {
    dimensionalDrawing: ({ siteId, title, productTitle, drawing }, _, context) =>
      drawingOf(context, { siteId, title: `${productTitle}, ${title}` }, drawing),
  },
};
