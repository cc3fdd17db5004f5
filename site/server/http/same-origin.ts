import type { IncomingMessage } from 'node:http';

type OriginRequest = Pick<IncomingMessage, 'headers'>;

/** Whether a request comes from a page of this host. A request without an origin does not. */
export function isSameOrigin({ headers }: OriginRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return URL.parse(headers.origin ?? '')?.host === headers.host?.toLowerCase();
}

/**
 * Whether a form comes from a page of this site. Sec-Fetch-Site alone decides for the origin `null`, which privacy settings can cause.
 */
export function isOwnForm(request: OriginRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  return site === 'same-origin' && origin === 'null' ? true : isSameOrigin(request);
}
