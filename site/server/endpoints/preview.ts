import type { PreviewStateQuery } from '../../src/platform/generated/operations-types.ts';
import { cookieValue, deletedHostCookie, hostCookie, hostCookieName } from '../session/host-cookie.ts';

/** The draft that a token of the API grants. */
export type Preview = NonNullable<PreviewStateQuery['preview']>;

const cookieName = 'plantsoen_preview';
/** Form of a preview token. The API verifies it. */
export const tokenForm = /^[\w-]{1,300}\.[\w-]{1,100}$/;

/** Returns the preview token that a Cookie header carries to a host. A request with a token bypasses every shared cache (SEO-04). */
export function previewTokenOf(cookies: string | undefined, host: string): string | undefined {
  const value = cookieValue(cookies, hostCookieName(cookieName, host));
  return value !== undefined && tokenForm.test(value) ? value : undefined;
}

/** Preview parameters of an address: start with a token, or end without one. */
export type PreviewWish = { token: string | undefined; search: string };

/** Returns the preview parameters of a query, with the rest of the query; undefined if it has none. */
export function previewWish(search: string): PreviewWish | undefined {
  if (!/[?&]preview=(true|false)(&|$)/.test(search)) return undefined;
  const rest = new URLSearchParams(search);
  const token = rest.get('preview') === 'true' ? rest.get('token') : null;
  rest.delete('preview');
  rest.delete('token');
  return { token: token && tokenForm.test(token) ? token : undefined, search: rest.size > 0 ? `?${rest}` : '' };
}

/** Returns a Set-Cookie header, as name and value, that stores a preview token in an HttpOnly cookie. */
export function previewCookie(token: string, until: string, host: string): string[] {
  const seconds = Math.max(0, Math.floor((Date.parse(until) - Date.now()) / 1000));
  return ['Set-Cookie', hostCookie(cookieName, token, seconds, host)];
}

/** Returns the Set-Cookie headers that delete the token. */
export function deletedPreview(host: string): string[] {
  return deletedHostCookie(cookieName, host);
}

/** Returns the same headers as alternating names and values. */
export function endedPreview(host: string): string[] {
  return deletedPreview(host).flatMap((cookie) => ['Set-Cookie', cookie]);
}
