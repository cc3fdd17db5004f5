import { outgoingHeaders } from '@plantsoen/observability/request-context.ts';
import type { Api } from '../../src/platform/data/api-send.server.ts';

const timeoutMs = 10_000;

type PricesRequest = { authorization: string; clientIp: string; after: number };

/** Prices by the ID of their variant, or the answer with which a request for them is refused. */
export type FeedPricesAnswer = { prices: Record<string, number> } | PricesRefusal;

type PricesRefusal = { status: 401 | 429 | 503; message: string; headers: readonly string[] };

const refusals: Record<PricesRefusal['status'], PricesRefusal> = {
  401: { status: 401, message: 'This key for prices is not valid.', headers: ['WWW-Authenticate', 'Bearer'] },
  429: { status: 429, message: 'There were too many requests. Try again later.', headers: ['Retry-After', '60'] },
  503: { status: 503, message: 'The prices cannot be read at the moment.', headers: ['Retry-After', '120'] },
};

/** Returns the prices of a page of the product feed. The API checks the key. */
export async function feedPrices(
  { url, token }: Pick<Api, 'url' | 'token'>,
  { authorization, clientIp, after }: PricesRequest,
): Promise<FeedPricesAnswer> {
  const response = await fetch(`${url}/feed-prices?after=${after}`, {
    headers: { authorization, 'x-service-token': token, 'x-visitor-address': clientIp, ...outgoingHeaders() },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  if (response?.status === 200) return (await response.json()) as { prices: Record<string, number> };
  return refusals[response?.status === 401 || response?.status === 429 ? response.status : 503];
}
