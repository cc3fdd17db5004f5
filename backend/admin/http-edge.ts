import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { clientIp, createProxyCheck, forwardedFor, trustedHeaders } from '@plantsoen/contract/client-ip.ts';
import { closeServer } from '@plantsoen/contract/close-server.ts';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { isMalformed } from '@plantsoen/contract/malformed-request.ts';
import { requestIdOf } from '@plantsoen/observability/request-context.ts';
import { serveRequest } from '@plantsoen/observability/serve-request.ts';
import { cookieForPayload } from './session-cookie.ts';
import { pageLanguage, unavailablePage } from './unavailable.ts';

export type EdgeSettings = {
  isHttps: boolean;
  trustedProxies: BlockList;
  isDevelopment: boolean;
  /** Origins of the sites, which the live preview shows in a frame. */
  siteOrigins: readonly string[];
  /** Port of the metrics, whose requests pass unchanged. */
  metricsPort?: number | undefined;
};

/** Returns the policy: scripts run only by the nonce of their page, or if such a script loads them. Payload uses style attributes. */
function contentSecurityPolicy(nonce: string, { isDevelopment, siteOrigins }: EdgeSettings): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    `frame-src ${siteOrigins.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

type Prepared = { request: Pick<IncomingMessage, 'headers' | 'socket' | 'url'>; response: Pick<ServerResponse, 'setHeader'> };

/** Prepares one request and its answer for Next, which reads the nonce of its scripts from the policy in the request. */
export function prepareRequest({ request, response }: Prepared, settings: EdgeSettings): void {
  const { headers, socket, url = '' } = request;
  headers['x-forwarded-for'] = clientIp(socket.remoteAddress ?? '', forwardedFor(request), settings.trustedProxies);
  if (settings.isHttps) {
    if (headers.cookie !== undefined) headers.cookie = cookieForPayload(headers.cookie);
    response.setHeader('Strict-Transport-Security', 'max-age=31536000');
  }
  delete headers['content-security-policy'];
  // Files have a separate policy that runs nothing.
  if (url.startsWith('/media/')) return;
  const policy = contentSecurityPolicy(randomBytes(16).toString('base64'), settings);
  headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
}

/** Whether a request is for a page of the admin, whose status Next cannot set. The REST API answers 503 itself. */
const isPage = (url: string) => /^\/admin(?:[/?]|$)/.test(url);

/**
 * Answers 503 in the editor's language while the database is unreachable. Payload would show the log-in form as if the session had ended.
 */
function sendUnavailable(response: ServerResponse, language: LocaleCode): void {
  response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '10' });
  response.end(unavailablePage(language));
}

function sendStopping(response: ServerResponse): void {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' });
  response.end(JSON.stringify({ status: 'stopping' }));
}

function refuse(response: ServerResponse): void {
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
  response.end('The request is malformed.');
}

/** Returns the name of the part of the admin that answers a path, for metrics and traces. */
function routeOf(path: string): string {
  const folder = /^\/(admin|api|media|_next|health|ready)(?:\/|$)/.exec(path)?.[1];
  return folder === '_next' ? 'asset' : (folder ?? 'other');
}

/** Answers a request in its own context, with its ID and trace. */
function serve(request: IncomingMessage, response: ServerResponse, { trustedProxies }: EdgeSettings, answer: () => void): void {
  const { traceparent, 'x-request-id': received } = trustedHeaders(request, trustedProxies);
  const [path = ''] = (request.url ?? '').split('?', 1);
  serveRequest({ request, response, requestId: requestIdOf(received), traceparent, path, route: () => routeOf(path) }, answer);
}

/** Time in milliseconds for running requests after the process has drained. */
const shutdownTimeoutMs = 8000;

export type RequestGuard = {
  /** Drains the servers that have received requests: `/ready/` fails, then they refuse connections and complete running requests. */
  close(drainMs: number): Promise<void>;
};

/**
 * Checks every request of this process before Next reads it. Next's own proxy sees neither the sender of a request nor bodies above 10
 * MB, as of uploads, and merges two Host headers into one. The texts of `payload-texts.cjs` get the language of the request from
 * `adminLanguage`.
 */
export function guardRequests(
  settings: EdgeSettings,
  isDatabaseThere: () => Promise<boolean>,
  warn: (line: string) => void,
): RequestGuard {
  const servers = new Set<Server>();
  let isStopping = false;
  const checkProxy = createProxyCheck(settings.trustedProxies, warn);
  const languages = new AsyncLocalStorage<string>();
  Object.assign(globalThis, { adminLanguage: () => languages.getStore() });
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string, ...details: unknown[]): boolean {
    const pass = () => Reflect.apply(emit, this, [event, ...details]);
    if (event !== 'request') return pass();
    const [request, response] = details as [IncomingMessage, ServerResponse];
    if (request.socket.localPort === settings.metricsPort) return pass();
    servers.add(this);
    if (isStopping && /^\/ready\/?$/.test(request.url ?? '')) {
      sendStopping(response);
      return true;
    }
    const language = pageLanguage(request.headers.cookie, request.headers['accept-language']);
    const answer = () => languages.run(language, pass);
    if (isMalformed(request)) {
      refuse(response);
      return true;
    }
    checkProxy(request.socket.remoteAddress ?? '', forwardedFor(request));
    prepareRequest({ request, response }, settings);
    serve(request, response, settings, () => {
      if (!isPage(request.url ?? '')) return void answer();
      void isDatabaseThere().then((isThere) => {
        if (response.destroyed) return;
        if (isThere) answer();
        else sendUnavailable(response, language);
      });
    });
    return true;
  };
  return {
    async close(drainMs) {
      isStopping = true;
      await Promise.all([...servers].map((server) => closeServer(server, { drainMs, maxMs: shutdownTimeoutMs })));
    },
  };
}
