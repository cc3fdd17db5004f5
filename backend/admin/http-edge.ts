import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { clientIp } from '@plantsoen/contract/client-ip.ts';
import { cookieForPayload } from './session-cookie.ts';

export type EdgeSettings = { isHttps: boolean; trustedProxies: BlockList; isDevelopment: boolean };

/** Scripts run by the nonce of their page alone, and what those load. Payload styles its pages by attributes. */
function contentSecurityPolicy(nonce: string, { isDevelopment }: EdgeSettings): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

type Prepared = { request: Pick<IncomingMessage, 'headers' | 'socket' | 'url'>; response: Pick<ServerResponse, 'setHeader'> };

/** Prepares one request and its answer for Next, which takes the nonce for its scripts from the policy in the request. */
export function prepareRequest({ request, response }: Prepared, settings: EdgeSettings): void {
  const { headers, socket, url = '' } = request;
  const forwarded = headers['x-forwarded-for'];
  const hops = Array.isArray(forwarded) ? forwarded.join() : forwarded;
  headers['x-forwarded-for'] = clientIp(socket.remoteAddress ?? '', hops, settings.trustedProxies);
  if (settings.isHttps) {
    if (headers.cookie !== undefined) headers.cookie = cookieForPayload(headers.cookie);
    response.setHeader('Strict-Transport-Security', 'max-age=31536000');
  }
  delete headers['content-security-policy'];
  // Files carry a policy of their own, by which they run nothing.
  if (url.startsWith('/media/')) return;
  const policy = contentSecurityPolicy(randomBytes(16).toString('base64'), settings);
  headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
}

/**
 * Prepares every request of this process before Next reads it. Next's own proxy sees neither the sender of a request nor bodies beyond
 * 10 MB, which uploads have.
 */
export function prepareRequests(settings: EdgeSettings): void {
  subscribe('http.server.request.start', (message) => prepareRequest(message as Prepared, settings));
}
