import { type AddressRule, uriIn } from '../platform/addresses/address.ts';

/** Address rule of categories. The parent of a category is the product overview, the parent of a subcategory is its category. */
export const categoryAddressRule: AddressRule = {
  collection: 'categories',
  typename: 'Category',
  parent: { collection: 'categories', column: 'parent_id' },
  place(category, parent) {
    const parentPath = parent?.path ?? uriIn(category.siteId, 'products');
    return { path: `${parentPath}/${category.slug}`, parentPath };
  },
};

/**
 * Address rule of products. The address of a subcategory's product is {category}/{product}; its breadcrumbs include the
 * subcategory.
 */
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
