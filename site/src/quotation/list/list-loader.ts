import { QuotationListPage, SharedQuotationList } from '../../platform/generated/operations.ts';
import type { SharedQuotationListQuery } from '../../platform/generated/operations-types.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';

/** Query parameters of the quotation list: the token of a shared list. */
export type SharedParameter = { shared?: string };

/** Returns the parameter of a shared list, if the address has one. */
export const sharedParameter = ({ shared }: Record<string, unknown>): SharedParameter =>
  typeof shared === 'string' ? { shared } : {};

type Shared = { shared?: SharedQuotationListQuery['sharedQuotationList'] };
type Arguments = Parameters<ReturnType<typeof pageLoader<never, never>>>[0] & { deps: SharedParameter };

/** Loads the page of a shared list, or of the visitor's own list, which only the browser stores. */
export function quotationListLoader({ deps: { shared: token }, ...args }: Arguments) {
  const load = pageLoader('quotationList', QuotationListPage, ['Page'], async (_, { query, siteId }): Promise<Shared> => {
    if (token === undefined) return {};
    return { shared: (await query(SharedQuotationList, { siteId, token })).sharedQuotationList };
  });
  return load(args);
}
