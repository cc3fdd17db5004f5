import type { Payload } from 'payload';
import { type RequestFilter, type RequestOrder, requestOrders, requestTabs } from './list-requests.ts';

/** Address of the list of quote requests in the admin. */
export const requestsPath = '/admin/quotes';

const idOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null);

const allOrders = requestOrders.flatMap((order): RequestOrder[] => [order, `-${order}`]);

/** Returns the filter in the query parameters of an address. Unknown values are ignored. */
export function requestFilterOf(parameter: (name: string) => string): RequestFilter {
  return {
    tab: requestTabs.find((tab) => tab === parameter('tab')) ?? 'open',
    search: parameter('search').trim(),
    regionId: idOf(parameter('region')),
    adviserId: parameter('adviser') === 'none' ? 0 : idOf(parameter('adviser')),
    order: allOrders.find((order) => order === parameter('sort')) ?? null,
  };
}

type Address = Partial<RequestFilter> & { page?: number | undefined; request?: number | undefined };

/** Returns the address of the list with a filter, a page of it and an opened request. */
export function addressOfRequests(
  { tab, search, regionId, adviserId, order, page, request }: Address,
  path = requestsPath,
): string {
  const parameters = Object.entries({
    tab: tab === 'open' ? undefined : tab,
    search: search || undefined,
    region: regionId ?? undefined,
    adviser: adviserId === 0 ? 'none' : (adviserId ?? undefined),
    sort: order ?? undefined,
    page: page === 1 ? undefined : page,
    request,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters)}`;
}

/** Returns the full address of a request in the admin, for emails. */
export const requestAddress = ({ config }: Pick<Payload, 'config'>, id: number): string =>
  config.serverURL + addressOfRequests({ tab: 'all', request: id });
