import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PathKey } from '@plantsoen/contract/paths.ts';
import { pages } from '@plantsoen/observability/measurements.ts';
import { actionOf, type PostedAccountForm } from '../../src/account/account-answer.ts';
import { newsletterHandles } from '../../src/newsletter/newsletter-forms.ts';
import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import { DataError } from '../../src/platform/data/data-error.ts';
import { hrefsFor, siteIdAt } from '../../src/platform/locale/hrefs.ts';
import { decidePath } from '../../src/platform/locale/locale-guard.ts';
import { type SiteAddress, withoutPrefix } from '../../src/platform/locale/site-address.ts';
import { readQuery } from '../../src/platform/query-parameters.ts';
import { redirectHref, withQuery } from '../../src/platform/query-string.ts';
import type { Cdn } from '../cdn/open-cdn.ts';
import type { StalePages } from '../disk-cache/stale-pages.ts';
import { previewTokenOf, previewWish } from '../endpoints/preview.ts';
import { findForm, isFormHandle } from '../forms/definition.ts';
import { sentForm, sentHandle } from '../forms/document.ts';
import { answerRedirect, answerText, type HttpContext } from '../http/http-context.ts';
import { plainText } from '../http/plain-text.ts';
import { requestedHost } from '../http/request-target.ts';
import type { Sessions } from '../session/authenticate-request.ts';
import { endSession, hasSession } from '../session/session-cookies.ts';
import type { ApiQueries } from './api-queries.ts';
import { beginOrEndPreview, previewCaller } from './page-previews.ts';
import { answerMissingFile, findRedirect, isEndpoint, isFile } from './page-redirects.ts';
import type { PageRenderer } from './page-renderer.ts';
import { type PageRequest, pageRequestOf, type Rendering } from './page-request.ts';
import { PublicPages, pageOf } from './public-pages.ts';

/** A requested page: by its key, or the page of a failure; without either the 404 page. */
type RequestedPage = {
  address: SiteAddress;
  clientIp: string;
  key?: PathKey;
  failure?: number;
  posted?: PostedAccountForm;
};

/** A request with session cookies. `sharedKey` is the cache key of the page for guests. */
type SessionRequest = {
  httpContext: HttpContext;
  guest: PageRequest;
  clientIp: string;
  key: PathKey | undefined;
  sharedKey: string | undefined;
};

type PagesParts = {
  queries: ApiQueries;
  renderer: PageRenderer;
  history: ChangeHistory;
  sessions: Sessions;
  cdn: Cdn | undefined;
  stale: StalePages | undefined;
  cacheBytes: number;
};

/** Serves the pages of the site, from the cache or through the locale guard and the renderer. */
export class Pages {
  readonly #queries: ApiQueries;
  readonly #renderer: PageRenderer;
  readonly #public: PublicPages;
  readonly #sessions: Sessions;

  constructor({ queries, renderer, sessions, ...parts }: PagesParts) {
    this.#queries = queries;
    this.#renderer = renderer;
    this.#sessions = sessions;
    this.#public = new PublicPages({ renderer, ...parts });
  }

  /** Answers a guest from the cache if the unchanged address is a key. Otherwise returns false. */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const { cookie } = request.headers;
    const host = requestedHost(request.headers.host);
    if (hasSession(cookie, host) || previewTokenOf(cookie, host)) return false;
    return host !== '' && this.#public.answerFromMemory(host + request.url, request, response);
  }

  /** Answers any address of a page: with a redirect, a page or the 404 page. */
  async answer(httpContext: HttpContext, address: SiteAddress, clientIp: string): Promise<void> {
    const { path, search } = httpContext;
    const wish = previewWish(search);
    if (wish) return beginOrEndPreview(this.#queries, wish, httpContext, address, clientIp);
    if (isFile(path)) return answerMissingFile(this.#queries, httpContext, address);
    if (!path.endsWith('/')) return answerRedirect(httpContext, 301, `${path}/${search}`);
    const decision = decidePath(withoutPrefix(path, address) ?? '', address.locale);
    if (decision.kind === 'moved') return answerRedirect(httpContext, 301, address.prefix + decision.path + search);
    if (decision.kind === 'page') return this.#answerPage(httpContext, { address, clientIp, key: decision.match.key });
    if (decision.kind === 'absent') return this.#answerPage(httpContext, { address, clientIp });
    try {
      const moved = await findRedirect(this.#queries, decision.uri, address);
      if (moved?.href) return answerRedirect(httpContext, moved.status, withQuery(moved.href, search));
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      return this.#answerPage(httpContext, { address, clientIp, failure: error.statusCode });
    }
    return this.#answerPage(httpContext, { address, clientIp });
  }

  /** Memory in bytes of the cached pages. */
  get cacheBytes(): number {
    return this.#public.cacheBytes;
  }

  /** Whether a path can belong to a page, and not to a file or an endpoint. */
  isPage(path: string): boolean {
    return path.endsWith('/') && !isFile(path.slice(0, -1)) && !isEndpoint(path.split('/')[1]);
  }

  /** Answers a posted form with its page, which shows the result. */
  async answerPosted(httpContext: HttpContext, address: SiteAddress, clientIp: string, posted: PostedAccountForm): Promise<void> {
    const decision = decidePath(withoutPrefix(httpContext.path, address) ?? '', address.locale);
    const key = decision.kind === 'page' ? decision.match.key : undefined;
    return this.#answerPage(httpContext, { address, clientIp, posted, ...(key && { key }) });
  }

  async #answerPage(httpContext: HttpContext, { address, clientIp, key, failure, posted }: RequestedPage): Promise<void> {
    const { request, response, host, path, search } = httpContext;
    httpContext.route = `page/${key ?? 'notFound'}`;
    const query = readQuery(key, search);
    if (!query) return answerText(httpContext, 400, plainText(address.locale, 'malformed'));
    const sent = sentHandle(query.text);
    if (sent && !(await this.#hasForm(sent, address))) return answerRedirect(httpContext, 302, path + withoutSent(search));
    const url = new URL(`http://${host}${path}${query.text}`);
    // The owner may revoke a shared list at any time, so neither its page nor its data is cached.
    const isFleeting = key === 'quotationList' && url.searchParams.has('shared');
    const preview = await previewCaller(this.#queries, { clientIp }, httpContext);
    const requested = {
      address,
      url,
      failure,
      posted: posted ?? (sent ? sentForm(sent, url.searchParams) : undefined),
    };
    const guest: PageRequest = { ...requested, caller: {}, isMember: false, isShared: !isFleeting };
    const sharedKey = !isFleeting && query.cached && !requested.posted ? host + path + query.text : undefined;
    if (preview) return this.#answerOne(httpContext, { ...guest, caller: preview, isShared: false, isPreview: true }, key);
    if (hasSession(request.headers.cookie, host)) return this.#answerSession({ httpContext, guest, clientIp, key, sharedKey });
    if (!sharedKey) return this.#answerOne(httpContext, guest, key);
    const page = await this.#public.load(sharedKey, guest);
    if (page.location && search !== '') {
      return answerRedirect(httpContext, page.status, redirectHref(page.location, path, search));
    }
    await this.#public.answer(sharedKey, page, request, response);
  }

  /** Answers a visitor with a session. If the session or its page cannot be loaded, answers with the public page and a notice. */
  async #answerSession({ httpContext, guest, clientIp, key, sharedKey }: SessionRequest): Promise<void> {
    const authState = await this.#sessions.authenticate(httpContext, clientIp);
    const pageRequest = pageRequestOf(authState, guest, { clientIp });
    const rendered = authState.kind === 'unknown' && sharedKey ? undefined : await this.#renderer.render(pageRequest);
    const isFailed = !rendered || (rendered.status >= 500 && !rendered.isRefused);
    const instead = isFailed && sharedKey ? await this.#public.loadForMember(sharedKey, guest) : undefined;
    if (instead) return instead.answer(httpContext.request, httpContext.response);
    return this.#answerOne(httpContext, pageRequest, key, rendered);
  }

  /** Answers with a page rendered for a single visitor. */
  async #answerOne(
    httpContext: HttpContext,
    pageRequest: PageRequest,
    key: PathKey | undefined,
    rendered?: Rendering,
  ): Promise<void> {
    const { request, response, path, search } = httpContext;
    pages.record('bypass');
    const { location, ...rendering } = rendered ?? (await this.#renderer.render(pageRequest));
    if (rendering.isRefused) return this.#answerRefused(httpContext, pageRequest, key);
    return pageOf({ ...rendering, location: location && redirectHref(location, path, search) }, pageRequest).answer(
      request,
      response,
    );
  }

  /** Whether the site has a form. Without this check, invented names would make the site render pages. */
  async #hasForm(handle: string, address: SiteAddress): Promise<boolean> {
    if (newsletterForms.has(handle) || actionOf(handle)) return true;
    if (!isFormHandle(handle)) return false;
    const form = findForm(this.#queries.ask({}, true), handle, siteIdAt(address));
    return form.then(Boolean, () => true);
  }

  /** Ends a session that the API refuses and redirects to the 404 page, which is then rendered (ACC-13). */
  async #answerRefused(httpContext: HttpContext, pageRequest: PageRequest, key: PathKey | undefined): Promise<void> {
    endSession(httpContext);
    if (key !== 'notFound') return answerRedirect(httpContext, 302, hrefsFor(pageRequest.address).hrefOf('notFound'));
    const asGuest = { ...pageRequest, caller: { ...pageRequest.caller, memberToken: undefined }, isMember: false };
    await pageOf(await this.#renderer.render(asGuest), asGuest).answer(httpContext.request, httpContext.response);
  }
}

/** Handles of the newsletter forms, which are not managed by editors. */
const newsletterForms: ReadonlySet<string> = new Set(Object.values(newsletterHandles));

function withoutSent(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('sent');
  query.delete('number');
  return query.size > 0 ? `?${query}` : '';
}
