import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { clientIp, createProxyCheck, forwardedFor } from '@plantsoen/contract/client-ip.ts';
import { defaultLocale } from '@plantsoen/contract/locales.ts';
import { isMalformed } from '@plantsoen/contract/malformed-request.ts';
import { type SiteAddress, siteAddressOf } from '../src/platform/locale/site-address.ts';
import type { AccountEndpoint } from './account/account-endpoint.ts';
import { endInTime } from './body-time.ts';
import type { Configuration } from './configuration.ts';
import { type CrossingEndpoint, crossingPath } from './crossing.ts';
import { answerText, type Exchange, exchangeOf } from './exchange.ts';
import type { FormsEndpoint } from './forms/forms-endpoint.ts';
import type { GraphqlEndpoint } from './graphql.ts';
import type { Log } from './log.ts';
import { answerMapTiles } from './map-tiles.ts';
import type { Media } from './media.ts';
import type { NewsFeed } from './news-feed.ts';
import type { NewsletterEndpoint } from './newsletter.ts';
import type { Offline } from './offline.ts';
import { answerOldBrowser } from './old-browser.ts';
import { isOwnHttps } from './page-headers.ts';
import type { Pages } from './pages.ts';
import { plainText } from './plain-text.ts';
import type { QuotationFile } from './quotation-file.ts';
import { refusalOf } from './request-target.ts';
import { createThrottle } from './request-throttle.ts';
import { securityHeaders } from './security-headers.ts';
import type { Sitemaps } from './sitemaps.ts';
import type { StaticFiles } from './static-files.ts';
import { shortened } from './visitor.ts';

export type Endpoints = {
  pages: Pages;
  forms: FormsEndpoint;
  media: Media;
  graphql: GraphqlEndpoint;
  files: StaticFiles;
  sitemaps: Sitemaps;
  newsFeed: NewsFeed;
  newsletter: NewsletterEndpoint;
  account: AccountEndpoint;
  offline: Offline;
  quotationFile: QuotationFile;
  crossing: CrossingEndpoint;
};

type RequestHandlerParts = Endpoints & {
  configuration: Configuration;
  log: Log;
  /** Whether the site is ready to serve requests. */
  isReady(): boolean;
};

/**
 * Limits of POST requests: at most 125 start per second, and fewer while the event loop is busy for more than half of the time, for
 * example because it renders their answers. The last of a full queue waits 4 to 12 seconds.
 */
const postLimits = { intervalMs: 8, maxIntervalMs: 24, maxUtilization: 0.5, maxQueued: 512 };
/** Time in seconds after which the queued posts have started. */
const retryAfterSeconds = 5;

/**
 * Handles every request: the page cache first, then the endpoints in order, pages last. Answers from the cache are logged at the level
 * debug only, because writing a line costs as much as answering. POST requests start one at a time so that a burst cannot delay page
 * views.
 */
export function requestHandler(parts: RequestHandlerParts): RequestListener {
  const { pages, configuration, log } = parts;
  const turn = createThrottle(postLimits);
  const checkProxy = createProxyCheck(configuration.trustedProxies, (line) => log.warn(line));
  const begin: RequestListener = (request, response) => {
    endInTime(request);
    const exchange = exchangeOf(request, response, randomUUID());
    const visitor = addressOf(request, configuration);
    checkProxy(request.socket.remoteAddress ?? '', forwardedFor(request));
    logWhenDone(exchange, visitor, log);
    secure(exchange, configuration);
    answer(exchange, visitor, parts).catch((error) => {
      log.error({ err: error, id: exchange.id }, 'a request failed');
      if (response.headersSent) response.destroy();
      else answerText(exchange, 500, 'The request could not be answered.');
    });
  };
  return (request, response) => {
    if (isMalformed(request)) return refuseMalformed(exchangeOf(request, response, randomUUID()), configuration, log);
    if (postsForm(request)) {
      const begun = turn()?.then(() => response.destroyed || begin(request, response));
      if (!begun) turnAway(exchangeOf(request, response, randomUUID()), configuration, log);
      return;
    }
    if (isReading(request) && pages.answerFromCache(request, response)) {
      log.debug({ method: request.method, host: request.headers.host, path: request.url?.split('?')[0] }, 'from the cache');
      return;
    }
    begin(request, response);
  };
}

function refuseMalformed(exchange: Exchange, configuration: Configuration, log: Log): void {
  logWhenDone(exchange, addressOf(exchange.request, configuration), log);
  answerText(exchange, 400, 'The request is malformed.', ['Connection', 'close']);
}

/** Sets the headers that every answer has, regardless of its endpoint. */
function secure({ response, host, path }: Exchange, { hosts }: Configuration): void {
  const address = siteAddressOf(host, path, hosts);
  const headers = securityHeaders(address !== undefined && isOwnHttps({ address }));
  for (let index = 0; index < headers.length; index += 2) response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
}

function turnAway(exchange: Exchange, configuration: Configuration, log: Log): void {
  logWhenDone(exchange, addressOf(exchange.request, configuration), log);
  const locale = siteAddressOf(exchange.host, exchange.path, configuration.hosts)?.locale ?? defaultLocale;
  answerText(exchange, 503, plainText(locale, 'busyForms'), ['Retry-After', String(retryAfterSeconds)]);
}

async function answer(exchange: Exchange, visitor: string, parts: RequestHandlerParts): Promise<void> {
  const { request, path, search, host } = exchange;
  if (answerHealth(exchange, parts.isReady)) return;
  const refusal = refusalOf(path, search);
  if (refusal) return answerText(exchange, refusal.status, refusal.text);
  const address = siteAddressOf(host, path, parts.configuration.hosts);
  if (!address) return answerText(exchange, 421, 'This host is not served here.');
  if (isGraphql(path)) {
    if (request.method !== 'POST') return answerText(exchange, 405, 'Only POST is allowed.', ['Allow', 'POST']);
    return parts.graphql.answer(exchange, address, visitor);
  }
  if (path === crossingPath) return parts.crossing.answer({ exchange, address, visitorAddress: visitor });
  if (await parts.quotationFile.answer(exchange, address, visitor)) return;
  if (await answerForm(exchange, address, visitor, parts)) return;
  if (!isReading(request)) return answerText(exchange, 405, 'Only GET and HEAD are allowed.', ['Allow', 'GET, HEAD']);
  if (parts.files.answer(exchange)) return;
  if (await answerMapTiles(exchange, parts.configuration.mapTiles)) return;
  if (await parts.media.answer(exchange, address.locale, visitor)) return;
  if (await parts.sitemaps.answer(exchange, address)) return;
  if (await parts.newsFeed.answer(exchange, address)) return;
  if (await answerOldBrowser(exchange)) return;
  if (await parts.offline.answer(exchange, address)) return;
  return parts.pages.answer(exchange, address, visitor);
}

/** Handles posts to a page and the links of emails. Resolves to false for every other request. */
async function answerForm(
  exchange: Exchange,
  address: SiteAddress,
  visitor: string,
  { newsletter, account, forms, pages }: Endpoints,
): Promise<boolean> {
  if (await newsletter.answer(exchange, address, visitor)) return true;
  if (await account.answer(exchange, address, visitor)) return true;
  if (exchange.request.method !== 'POST' || !pages.isPage(exchange.path)) return false;
  await forms.answer(exchange, address, visitor);
  return true;
}

/** Whether a request posts a form. Queries of pages to /graphql also use POST, but are not throttled. */
function postsForm({ method, url }: IncomingMessage): boolean {
  return method === 'POST' && !isGraphql(url ?? '');
}

const isGraphql = (path: string): boolean => path === '/graphql' || path === '/graphql/';

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Answers the health checks, under any host name. Returns false for every other address. */
function answerHealth(exchange: Exchange, isReady: () => boolean): boolean {
  if (exchange.path === '/health/' || exchange.path === '/health') answerText(exchange, 200, 'alive');
  else if (exchange.path !== '/ready/' && exchange.path !== '/ready') return false;
  else if (isReady()) answerText(exchange, 200, 'ready');
  else answerText(exchange, 503, 'not ready');
  return true;
}

function addressOf(request: IncomingMessage, { trustedProxies }: Configuration): string {
  return clientIp(request.socket.remoteAddress ?? '', forwardedFor(request), trustedProxies);
}

/** Logs one line per request, without its query, which may contain search words or tokens, and with a shortened address (SEC-10). */
function logWhenDone({ id, request, response, host, path }: Exchange, visitor: string, log: Log): void {
  const began = performance.now();
  response.on('close', () => {
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const { method } = request;
    log.info({ id, method, host, path: path.slice(0, 300), status: response.statusCode, ms, visitor: shortened(visitor) });
  });
}
