import type { PreviewStateQuery } from '../src/platform/generated/operations-types.ts';
import { cookieValue, deletedHostCookie, hostCookie, hostCookieName } from './host-cookie.ts';

/** The draft that a visitor with a token of the API is shown. */
export type Preview = NonNullable<PreviewStateQuery['preview']>;

const cookieName = 'plantsoen_preview';
const tokenForm = /^[\w-]{1,300}\.[\w-]{1,100}$/;

/** The token of a preview that a Cookie header carries to a host. A request that carries one bypasses every shared cache (SEO-04). */
export function previewTokenOf(cookies: string | undefined, host: string): string | undefined {
  const value = cookieValue(cookies, hostCookieName(cookieName, host));
  return value !== undefined && tokenForm.test(value) ? value : undefined;
}

/** What the query of an address asks: to begin the preview that a token grants, or to end the one that there is. */
export type PreviewWish = { token: string | undefined; search: string };

/** The wish in a query, with the rest of the query; undefined where it says nothing of previews. */
export function previewWish(search: string): PreviewWish | undefined {
  if (!/[?&]preview=(true|false)(&|$)/.test(search)) return undefined;
  const rest = new URLSearchParams(search);
  const token = rest.get('preview') === 'true' ? rest.get('token') : null;
  rest.delete('preview');
  rest.delete('token');
  return { token: token && tokenForm.test(token) ? token : undefined, search: rest.size > 0 ? `?${rest}` : '' };
}

/** The headers, as name and value in turn, that keep a preview's token in the browser, out of reach of scripts and addresses. */
export function previewCookie(token: string, until: string, host: string): string[] {
  const seconds = Math.max(0, Math.floor((Date.parse(until) - Date.now()) / 1000));
  return ['Set-Cookie', hostCookie(cookieName, token, seconds, host)];
}

/** The Set-Cookie headers that delete it. */
export function deletedPreview(host: string): string[] {
  return deletedHostCookie(cookieName, host);
}

/** The same, as name and value in turn. */
export function endedPreview(host: string): string[] {
  return deletedPreview(host).flatMap((cookie) => ['Set-Cookie', cookie]);
}
