import type { IncomingMessage } from 'node:http';

type Asked = Pick<IncomingMessage, 'headers'>;

/** Browsers tell where a request comes from; one that says nothing is not from a page of this site. */
export function isSameOrigin({ headers }: Asked): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return URL.parse(headers.origin ?? '')?.host === headers.host?.toLowerCase();
}

/**
 * Whether a form comes from a page of this site. What a browser says of the site counts alone where it says so: a visitor who hides
 * from where requests come sends the origin `null`.
 */
export function isOwnForm(request: Asked): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  return site === 'same-origin' && origin === 'null' ? true : isSameOrigin(request);
}
