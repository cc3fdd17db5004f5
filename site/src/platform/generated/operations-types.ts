// Generated from the contract by `npm run contract`; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProductCardFragment = { __typename: 'Product', id: number, siteId: number, title: string, uri: string, newProduct: boolean, featuredProduct: boolean, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, category: { __typename: 'Category', id: number, siteId: number, title: string }, productImage: { __typename: 'Image', id: number, siteId: number, alt: string, crop: { path: string, widths: Array<number>, formats: Array<string>, url: string, width: number, height: number } } | null, price: { amount: number, from: boolean } | null } & { ' $fragmentName'?: 'ProductCardFragment' };

export type ProductListQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type ProductListQuery = { entry:
    | { __typename: 'Page', id: number, siteId: number, title: string, intro: string | null }
    | { __typename: 'Category' }
    | { __typename: 'Product' }
    | { __typename: 'Project' }
    | { __typename: 'NewsArticle' }
    | { __typename: 'FaqQuestion' }
    | { __typename: 'EntryMoved' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , products: { total: number, hits: Array<(
      { __typename: 'Product', id: number, siteId: number }
      & { ' $fragmentRefs'?: { 'ProductCardFragment': ProductCardFragment } }
    )> } };
