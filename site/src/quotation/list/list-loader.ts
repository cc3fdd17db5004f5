import { QuotationListPage, SharedQuotationList } from '../../platform/generated/operations.ts';
import type { SharedQuotationListQuery } from '../../platform/generated/operations-types.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';

/** What the address of a shared list carries beside its path. */
export type SharedParameter = { shared?: string };

/** The parameter of a shared list, where an address has one. */
export const sharedParameter = ({ shared }: Record<string, unknown>): SharedParameter =>
  typeof shared === 'string' ? { shared } : {};

type Shared = { shared?: SharedQuotationListQuery['sharedQuotationList'] };
type Arguments = Parameters<ReturnType<typeof pageLoader<never, never>>>[0] & { deps: SharedParameter };

/** The loader of the page: of the visitor's own list, which only the browser knows, or of one that was shared. */
export function quotationListLoader({ deps: { shared: token }, ...args }: Arguments) {
  const load = pageLoader('quotationList', QuotationListPage, ['Page'], async (_, { query, siteId }): Promise<Shared> => {
    if (token === undefined) return {};
    return { shared: (await query(SharedQuotationList, { siteId, token })).sharedQuotationList };
  });
  return load(args);
}
