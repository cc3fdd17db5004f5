import { endpointSegments, uriOfPath } from '@plantsoen/contract/paths.ts';
import { DataError } from '../../src/platform/data/data-error.ts';
import { WhereIs } from '../../src/platform/generated/operations.ts';
import { hrefsFor, siteIdAt } from '../../src/platform/locale/hrefs.ts';
import { type SiteAddress, withoutPrefix } from '../../src/platform/locale/site-address.ts';
import { withQuery } from '../../src/platform/query-string.ts';
import { answerRedirect, answerText, type HttpContext } from '../http/http-context.ts';
import { plainText } from '../http/plain-text.ts';
import type { ApiQueries } from './api-queries.ts';

type Queries = Pick<ApiQueries, 'ask'>;
type Redirect = { status: number; href?: string };

/** Returns the redirect of an entry of another locale, or one that editors have set. Resolves to `undefined` without one. */
export async function findRedirect(queries: Queries, uri: string, address: SiteAddress): Promise<Redirect | undefined> {
  const query = queries.ask({}, true);
  const { entry } = await query(WhereIs, { uri, siteId: siteIdAt(address) });
  if (entry.__typename === 'EntryGone') return { status: 410 };
  if (entry.__typename !== 'EntryMoved') return undefined;
  return { status: entry.permanent ? 301 : 302, href: entry.url ?? hrefsFor(address).localHref(entry.uri) };
}

/** Answers the address of a missing file, which editors may have redirected. Endpoints of the site have no redirects. */
export async function answerMissingFile(queries: Queries, httpContext: HttpContext, address: SiteAddress): Promise<void> {
  const uri = uriOfPath(decodeURIComponent(withoutPrefix(httpContext.path, address) ?? '/'));
  const redirect = isEndpoint(uri.split('/')[0]) ? undefined : await findRedirect(queries, uri, address).catch(unanswered);
  if (redirect?.href) return answerRedirect(httpContext, redirect.status, withQuery(redirect.href, httpContext.search));
  const status = redirect?.status ?? 404;
  answerText(httpContext, status, plainText(address.locale, status === 410 ? 'fileGone' : 'noFile'));
}

function unanswered(error: unknown): Redirect {
  if (error instanceof DataError) return { status: error.statusCode };
  throw error;
}

/** Whether a first path segment is an endpoint of the site. */
export function isEndpoint(segment = ''): boolean {
  return (endpointSegments as readonly string[]).includes(segment);
}

/** Whether a path ends with a file extension. */
export function isFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path);
}
