import type { AddressRule } from '../platform/addresses/address.ts';
import { uriIn } from '../platform/addresses/uri-in.ts';

/** A category stands below the product overview, a subcategory below its category. */
export const categoryAddressRule: AddressRule = {
  collection: 'categories',
  typename: 'Category',
  parent: { collection: 'categories', column: 'parent_id' },
  place(category, parent) {
    const parentPath = parent?.path ?? uriIn(category.siteId, 'products');
    return { path: `${parentPath}/${category.slug}`, parentPath };
  },
};

/** A product of a subcategory stands at {category}/{product}; its breadcrumbs climb through the subcategory. */
export const productAddressRule: AddressRule = {
  collection: 'products',
  typename: 'Product',
  parent: { collection: 'categories', column: 'category_id' },
  place(product, category) {
    if (!category) return undefined;
    const [overview, topCategory] = category.path.split('/');
    return { path: `${overview}/${topCategory}/${product.slug}`, parentPath: category.path };
  },
};
