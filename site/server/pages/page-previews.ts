import type { Caller } from '../../src/platform/data/api-send.server.ts';
import { hrefsFor, siteIdAt } from '../../src/platform/locale/hrefs.ts';
import type { SiteAddress } from '../../src/platform/locale/site-address.ts';
import { deletedPreview, endedPreview, type PreviewWish, previewCookie, previewTokenOf } from '../endpoints/preview.ts';
import { refusedPreview } from '../endpoints/preview-bar.ts';
import { answerRedirect, answerText, type HttpContext } from '../http/http-context.ts';
import type { ApiQueries } from './api-queries.ts';

type Queries = Pick<ApiQueries, 'previewOf'>;

/**
 * Starts a preview and redirects to the draft without the token in the address, or ends the preview. An expired link answers with a
 * message instead of a page without the draft.
 */
export async function beginOrEndPreview(
  queries: Queries,
  { token, search }: PreviewWish,
  httpContext: HttpContext,
  address: SiteAddress,
  clientIp: string,
): Promise<void> {
  const preview = token && (await queries.previewOf({ clientIp, previewToken: token }));
  if (token && !preview) return answerText(httpContext, 403, refusedPreview(address.locale), endedPreview(httpContext.host));
  const isHere = preview && preview.siteId === siteIdAt(address);
  const href = isHere ? hrefsFor(address).localHref(preview.uri) : httpContext.path;
  const cookie = preview ? previewCookie(token, preview.until, httpContext.host) : endedPreview(httpContext.host);
  answerRedirect(httpContext, 302, href + search, cookie);
}

/** Returns the caller of a preview. Deletes an expired token from the browser. */
export async function previewCaller(
  queries: Queries,
  caller: Caller,
  { request, response, host }: HttpContext,
): Promise<Caller | undefined> {
  const previewToken = previewTokenOf(request.headers.cookie, host);
  if (!previewToken) return undefined;
  if (await queries.previewOf({ ...caller, previewToken })) return { ...caller, previewToken };
  response.setHeader('Set-Cookie', deletedPreview(host));
  return undefined;
}
