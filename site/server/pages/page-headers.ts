import { localeCodes } from '@plantsoen/contract/locales.ts';
import { headersOf } from './account/outcome.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import type { Rendering, Visit } from './visit.ts';

/** Seconds after which a visitor may retry after a 503. */
const retryAfter = '120';

/** Returns the headers of a rendered page, as alternating names and values. */
export function pageHeaders(rendering: Rendering, visit: Visit): string[] {
  const { status, location } = rendering;
  const isForOne = visit.isPreview || visit.posted !== undefined;
  const isIndexed = visit.address.indexable && visit.isShared && !isForOne && status === 200;
  return [
    ...['Content-Type', 'text/html; charset=utf-8'],
    ...['Cache-Control', isForOne ? 'private, no-store' : visit.isShared ? 'public, no-cache' : 'private, no-cache'],
    ...['Content-Security-Policy', contentSecurityPolicy({ ...rendering, otherOrigins: otherOrigins(visit) })],
    ...securityHeaders(isOwnHttps(visit)),
    ...(isIndexed ? [] : ['X-Robots-Tag', 'noindex']),
    ...(status === 503 ? ['Retry-After', retryAfter] : []),
    ...(visit.posted?.account ? headersOf(visit.posted.account) : []),
    ...(location === undefined ? [] : ['Location', location]),
  ];
}

/** Returns the origins of the other languages if each language has its own domain. */
function otherOrigins({ address: { indexable, bases, locale } }: Visit): string[] {
  return indexable ? localeCodes.filter((code) => code !== locale).map((code) => bases[code]) : [];
}

/** Whether the visitor uses a configured domain with https. */
export function isOwnHttps({ address }: Pick<Visit, 'address'>): boolean {
  return address.indexable && address.bases[address.locale].startsWith('https:');
}
