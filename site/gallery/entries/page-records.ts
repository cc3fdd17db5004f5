import { unmasked } from '../../src/page-builder/masked-block.ts';
import { read } from '../../src/platform/data/operation.ts';
import type {
  BlocksFragment,
  ElevationStripBlockFragment,
  ImageBlockFragment,
  NewsItemsBlockFragment,
  ProductStripFragment,
  ProductsBlockFragment,
  ReferencesBlockFragment,
} from '../../src/platform/generated/operations-types.ts';
import type { DemoPage } from '../demo/demo-page.ts';

/** Returns the first block of a type. Throws if the page has none. */
function blockOf<Kind extends BlocksFragment['__typename']>(page: DemoPage, kind: Kind) {
  const found = page.blocks.map(unmasked).find(({ __typename }) => __typename === kind);
  if (!found) throw new Error(`the demo content has no ${kind}`);
  return found as Extract<BlocksFragment, { __typename: Kind }>;
}

/** Returns the pictures of the first image block. */
export const picturesOf = (page: DemoPage) => read<ImageBlockFragment>(blockOf(page, 'ImageBlock')).images;

export const productsOf = (page: DemoPage) => read<ProductsBlockFragment>(blockOf(page, 'ProductsBlock')).products;

export const projectsOf = (page: DemoPage) => read<ReferencesBlockFragment>(blockOf(page, 'ReferencesBlock')).entries;

export const articlesOf = (page: DemoPage) => read<NewsItemsBlockFragment>(blockOf(page, 'NewsItemsBlock')).entries;

/** Returns the elevations of the first strip. */
export const elevationsOf = (page: DemoPage) =>
  read<ElevationStripBlockFragment>(blockOf(page, 'ElevationStripBlock')).products.flatMap(
    (product) => read<ProductStripFragment>(product).elevation ?? [],
  );
