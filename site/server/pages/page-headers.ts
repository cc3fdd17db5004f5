import { localeCodes } from '@plantsoen/contract/locales.ts';
import { headersOf } from '../account/account-response.ts';
import { contentSecurityPolicy, securityHeaders } from '../http/security-headers.ts';
import type { PageRequest, Rendering } from './page-request.ts';

/** Seconds after which a visitor may retry after a 503. */
const retryAfter = '120';

/** Returns the headers of a rendered page, as alternating names and values. */
export function pageHeaders(rendering: Rendering, pageRequest: PageRequest): string[] {
  const { status, location } = rendering;
  const isForOne = pageRequest.isPreview || pageRequest.posted !== undefined;
  const isIndexed = pageRequest.address.indexable && pageRequest.isShared && !isForOne && status === 200;
  return [
    ...['Content-Type', 'text/html; charset=utf-8'],
    ...['Cache-Control', cacheControl(status, isForOne, pageRequest.isShared)],
    ...['Content-Security-Policy', contentSecurityPolicy({ ...rendering, otherOrigins: otherOrigins(pageRequest) })],
    ...securityHeaders(isOwnHttps(pageRequest)),
    ...(isIndexed ? [] : ['X-Robots-Tag', 'noindex']),
    ...(status === 503 ? ['Retry-After', retryAfter] : []),
    ...(pageRequest.posted?.account ? headersOf(pageRequest.posted.account) : []),
    ...(location === undefined ? [] : ['Location', location]),
  ];
}

/** A failure is temporary, so no cache may store it. */
function cacheControl(status: number, isForOne: boolean, isShared: boolean): string {
  if (isForOne) return 'private, no-store';
  if (status >= 500) return 'no-store';
  return isShared ? 'public, no-cache' : 'private, no-cache';
}

/** Returns the origins of the other languages if each language has its own domain. */
function otherOrigins({ address: { indexable, bases, locale } }: PageRequest): string[] {
  return indexable ? localeCodes.filter((code) => code !== locale).map((code) => bases[code]) : [];
}

/** Whether the visitor uses a configured domain with https. */
export function isOwnHttps({ address }: Pick<PageRequest, 'address'>): boolean {
  return address.indexable && address.bases[address.locale].startsWith('https:');
}
