import type { IncomingMessage, RequestListener } from 'node:http';
import { clientIp, createProxyCheck, forwardedFor, trustedHeaders } from '@plantsoen/contract/client-ip.ts';
import { defaultLocale } from '@plantsoen/contract/locales.ts';
import { isMalformed } from '@plantsoen/contract/malformed-request.ts';
import { requestIdOf } from '@plantsoen/observability/request-context.ts';
import { serveRequest } from '@plantsoen/observability/serve-request.ts';
import { siteAddressOf } from '../src/platform/locale/site-address.ts';
import type { Configuration } from './configuration.ts';
import { type Endpoints, type EndpointTable, endpointTable, isGraphql } from './endpoints/endpoint-table.ts';
import { shortened } from './http/client-ip.ts';
import { answerText, createHttpContext, type HttpContext } from './http/http-context.ts';
import { plainText } from './http/plain-text.ts';
import { setRequestTimeout } from './http/request-body.ts';
import { refusalOf } from './http/request-target.ts';
import { createThrottle } from './http/request-throttle.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Log } from './log.ts';
import { isOwnHttps } from './pages/page-headers.ts';

type ServeParts = { configuration: Configuration; log: Log };

type RequestHandlerParts = Endpoints &
  ServeParts & {
    /** Whether the site is ready to serve requests. */
    isReady(): boolean;
  };

/**
 * Limits of POST requests: at most 125 start per second, and fewer while the event loop is busy for more than 40 % of the time, for
 * example because it renders their answers. The last of a full queue waits 4 to 16 seconds.
 */
const postLimits = { intervalMs: 8, maxIntervalMs: 32, maxUtilization: 0.4, maxQueued: 512 };
/** Time in seconds after which the queued posts have started. */
const retryAfterSeconds = 5;

/**
 * Handles every request: the page cache first, then the endpoints in the order of their table. Answers from the cache are logged at the level
 * debug only, because writing a line costs as much as answering. POST requests start one at a time so that a burst cannot delay page
 * views.
 */
export function requestHandler(parts: RequestHandlerParts): RequestListener {
  const { pages, configuration, log } = parts;
  const table = endpointTable(parts, configuration);
  const turn = createThrottle(postLimits);
  const checkProxy = createProxyCheck(configuration.trustedProxies, (line) => log.warn(line));
  const begin: RequestListener = (request, response) => {
    setRequestTimeout(request);
    const httpContext = createHttpContext(request, response);
    checkProxy(request.socket.remoteAddress ?? '', forwardedFor(request));
    serve(httpContext, parts, (visitor) => {
      secure(httpContext, configuration);
      answer(httpContext, visitor, table, parts).catch((error) => {
        log.error({ err: error }, 'a request failed');
        if (response.headersSent) response.destroy();
        else answerText(httpContext, 500, 'The request could not be answered.');
      });
    });
  };
  return (request, response) => {
    if (isMalformed(request)) return refuseMalformed(createHttpContext(request, response), parts);
    if (postsForm(request)) {
      const begun = turn()?.then(() => response.destroyed || begin(request, response));
      if (!begun) turnAway(createHttpContext(request, response), parts);
      return;
    }
    if (isReading(request) && pages.answerFromCache(request, response)) {
      log.debug({ method: request.method, host: request.headers.host, path: request.url?.split('?')[0] }, 'cache hit');
      return;
    }
    begin(request, response);
  };
}

/** Answers a request in its own context, with its ID and trace, and logs it when it is done. */
function serve(httpContext: HttpContext, { configuration, log }: ServeParts, answer: (visitor: string) => void): void {
  const { request, response, path } = httpContext;
  const visitor = addressOf(request, configuration);
  const { traceparent, 'x-request-id': received } = trustedHeaders(request, configuration.trustedProxies);
  const onDone = (seconds: number) => logRequest(httpContext, visitor, seconds, log);
  const served = {
    request,
    response,
    requestId: requestIdOf(received),
    traceparent,
    path,
    route: () => httpContext.route,
    onDone,
  };
  serveRequest(served, () => answer(visitor));
}

function refuseMalformed(httpContext: HttpContext, parts: ServeParts): void {
  serve(httpContext, parts, () => answerText(httpContext, 400, 'The request is malformed.', ['Connection', 'close']));
}

/** Sets the headers that every answer has, regardless of its endpoint. */
function secure({ response, host, path }: HttpContext, { hosts }: Configuration): void {
  const address = siteAddressOf(host, path, hosts);
  const headers = securityHeaders(address !== undefined && isOwnHttps({ address }));
  for (let index = 0; index < headers.length; index += 2) response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
}

function turnAway(httpContext: HttpContext, parts: ServeParts): void {
  const locale = siteAddressOf(httpContext.host, httpContext.path, parts.configuration.hosts)?.locale ?? defaultLocale;
  httpContext.route = 'busy';
  serve(httpContext, parts, () =>
    answerText(httpContext, 503, plainText(locale, 'busyForms'), ['Retry-After', String(retryAfterSeconds)]),
  );
}

/** Answers by the first endpoint of the table that serves the path. */
async function answer(
  httpContext: HttpContext,
  visitor: string,
  table: EndpointTable,
  parts: RequestHandlerParts,
): Promise<void> {
  const { request, path, search, host } = httpContext;
  if (answerHealth(httpContext, parts.isReady)) return;
  const refusal = refusalOf(path, search);
  if (refusal) return answerText(httpContext, refusal.status, refusal.text);
  const address = siteAddressOf(host, path, parts.configuration.hosts);
  if (!address) return answerText(httpContext, 421, 'This host is not served here.');
  const method = request.method ?? '';
  for (const endpoint of table) {
    httpContext.route = endpoint.route;
    const isAllowed = endpoint.methods === 'any' || endpoint.methods.includes(method);
    if (isAllowed && (await endpoint.answer(httpContext, address, visitor))) return;
  }
}

/** Whether a request posts a form. Queries of pages to /graphql also use POST, but are not throttled. */
function postsForm({ method, url }: IncomingMessage): boolean {
  return method === 'POST' && !isGraphql(url ?? '');
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Answers the health checks, under any host name. Returns false for every other address. */
function answerHealth(httpContext: HttpContext, isReady: () => boolean): boolean {
  const check = /^\/(health|ready)\/?$/.exec(httpContext.path)?.[1];
  if (!check) return false;
  httpContext.route = check;
  if (check === 'health') answerText(httpContext, 200, 'alive');
  else if (isReady()) answerText(httpContext, 200, 'ready');
  else answerText(httpContext, 503, 'not ready');
  return true;
}

function addressOf(request: IncomingMessage, { trustedProxies }: Configuration): string {
  return clientIp(request.socket.remoteAddress ?? '', forwardedFor(request), trustedProxies);
}

/**
 * Logs one line per request, without its query, which may contain search words or tokens, and with a shortened address (SEC-10).
 * Successful checks of a balancer, several a second, have the level `debug`.
 */
function logRequest({ request, response, host, path, route }: HttpContext, visitor: string, seconds: number, log: Log): void {
  const ms = Math.round(seconds * 10_000) / 10;
  const { method } = request;
  const isPassedCheck = /^(health|ready)$/.test(route) && response.statusCode === 200;
  log[isPassedCheck ? 'debug' : 'info']({
    method,
    host,
    path: path.slice(0, 300),
    status: response.statusCode,
    ms,
    visitor: shortened(visitor),
  });
}
