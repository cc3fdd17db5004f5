import { cacheIdentity, listTag } from '@plantsoen/contract/cache-identity.ts';
import { locales } from '@plantsoen/contract/locales.ts';
import type { Payload } from 'payload';
import type { ImportParts } from '../imports/apply-import.ts';
import { announce } from '../platform/changes/announce.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { factsOfFields } from '../products/catalogue/facts-of-product.ts';
import { cancelPriceChange, createPriceChange, variantsOfApplied } from '../products/price-changes/price-changes.ts';
import { reprojectProducts } from './projection.ts';

/** Facts that products have by other fields, and that files do not contain. */
export const derivedFacts: ReadonlySet<string> = new Set(factsOfFields);

/** Returns the parts of other domains that imports need. */
export const importParts = (payload: Payload): ImportParts => ({
  payload,
  derivedFacts,
  changePrices: createPriceChange,
  async cancelPrices(db, author, id) {
    await cancelPriceChange(db, author, id);
    return variantsOfApplied(db, id);
  },
  async variantsChanged(req, productIds) {
    if (productIds.length === 0) return;
    const projected = await reprojectProducts(req, productIds);
    const tags = locales.flatMap(({ siteId }) => [
      ...['Variant', 'Product'].map((typename) => listTag(typename, siteId)),
      ...productIds.map((id) => cacheIdentity({ __typename: 'Product', siteId, id }) ?? ''),
    ]);
    await announce(await requestSql(req), tags, projected);
  },
});
