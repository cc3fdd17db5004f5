import { localeCodes } from '@plantsoen/contract/locales.ts';
import { headersOf } from './account/outcome.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import type { Rendering, Visit } from './visit.ts';

/** Seconds after which a visitor may try again who met the 503 page. */
const retryAfter = '120';

/** The headers of a rendered page, as name and value in turn. */
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

/** The domains of the other languages, where each has one of its own. */
function otherOrigins({ address: { indexable, bases, locale } }: Visit): string[] {
  return indexable ? localeCodes.filter((code) => code !== locale).map((code) => bases[code]) : [];
}

/** Whether the visitor came by a domain that is configured with https. */
export function isOwnHttps({ address }: Pick<Visit, 'address'>): boolean {
  return address.indexable && address.bases[address.locale].startsWith('https:');
}
