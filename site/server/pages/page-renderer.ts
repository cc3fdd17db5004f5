import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import type { TaggedCache } from '../../src/platform/caching/tagged-cache.ts';
import type { Answer } from '../../src/platform/data/answer.ts';
import type { ApiReach } from '../../src/platform/data/api-reach.server.ts';
import { type Api, apiSend, type Caller } from '../../src/platform/data/api-send.server.ts';
import { cachedSend } from '../../src/platform/data/cached-send.server.ts';
import { isRefusedToken, normalisedError, saysRefusedToken } from '../../src/platform/data/data-error.ts';
import { memberCacheSend } from '../../src/platform/data/member-cache.server.ts';
import { type Query, queryOver, type Send } from '../../src/platform/data/query.ts';
import { type StaleAnswers, staleIfErrorSend } from '../../src/platform/data/stale-if-error.server.ts';
import { timeoutSend } from '../../src/platform/data/with-timeout.server.ts';
import {
  NotFoundPage,
  PreviewState,
  SeoMetadata,
  ServiceUnavailablePage,
  Shell,
} from '../../src/platform/generated/operations.ts';
import type { SeoMetadataQueryVariables } from '../../src/platform/generated/operations-types.ts';
import { siteIdAt } from '../../src/platform/locale/hrefs.ts';
import type { RenderRequest } from '../../src/platform/rendering/render-request.server.ts';
import type { renderDocument as RenderDocument, withRenderRequest as WithRenderRequest } from '../../src/server.ts';
import type { Preview } from '../endpoints/preview.ts';
import { withPreviewBar } from '../endpoints/preview-bar.ts';
import { withPostedForm } from '../forms/document.ts';
import { FormTimes } from '../forms/form-time.ts';
import { scriptHash } from '../http/security-headers.ts';
import type { Log } from '../log.ts';
import { fallbackPage } from './fallback-page.ts';
import { injectBeforeBodyEnd } from './inject-before-body-end.ts';
import { loadCurrentMember } from './load-current-member.ts';
import { oldBrowserTag } from './old-browser.ts';
import { holdsToken, type PageRequest, type Rendering } from './page-request.ts';

/** The build of site/src, which renders pages. */
export type Application = { renderDocument: typeof RenderDocument; withRenderRequest: typeof WithRenderRequest };

type PageQuery = {
  query: Query;
  tags: Set<string>;
  isOutdated(): boolean;
  /** Whether the API has refused the caller's token. */
  isRefused(): boolean;
  /** Records that the API has identified the caller as an approved member. */
  approve(): void;
};

type PageRendererParts = {
  api: Api;
  reach: ApiReach;
  dataCache: TaggedCache<Answer>;
  /** Cached answers for approved members, separate from those for guests. */
  membersCache: TaggedCache<Answer>;
  log: Log;
  application: Application;
  history: ChangeHistory;
  tagManagerId?: string | undefined;
  hasRecaptcha?: boolean;
  tileOrigin?: string | undefined;
};

/** Renders pages with their data. A page that fails is rendered as the error page, and if that fails too, as the fallback page. */
export class PageRenderer {
  readonly #parts: PageRendererParts;
  readonly #staleAnswers: StaleAnswers = new Map();
  readonly #formTimes = new FormTimes(() => this.askInTime({}));

  constructor(parts: PageRendererParts) {
    this.#parts = parts;
  }

  /** Returns a query for a caller. Shared queries use the data cache, where concurrent requests wait for the same answer. */
  ask(caller: Caller, isShared: boolean): Query {
    if (!isShared) return this.#queryOver(apiSend(this.#parts.api, caller));
    return this.#queryOver(cachedSend(this.#timeoutSend(caller), this.#parts.dataCache, () => {}));
  }

  /** Returns a query for a caller that fails at once while the API is unreachable, and within seconds if it does not respond. */
  askInTime(caller: Caller): Query {
    return this.#queryOver(this.#timeoutSend(caller));
  }

  #timeoutSend(caller: Caller): Send {
    return timeoutSend(apiSend(this.#parts.api, caller), this.#parts.reach);
  }

  /** Returns the query of a page with the tags of its answers. Answers that every page needs are kept for when the API is unreachable. */
  askForPage({ caller, isShared }: Pick<PageRequest, 'caller' | 'isShared'>): PageQuery {
    const tags = new Set<string>();
    const send = this.#timeoutSend(caller);
    if (!isShared) {
      let refused = false;
      const watched: Send = async (...parameters) => {
        const answer = await send(...parameters);
        refused ||= answer.errors.some(({ message }) => saysRefusedToken(message));
        return answer;
      };
      const { send: sendAsMember, approve } = memberCacheSend(watched, this.#parts.membersCache);
      return { query: this.#queryOver(sendAsMember), tags, isOutdated: () => false, isRefused: () => refused, approve };
    }
    const onTags = (added: ReadonlySet<string>) => {
      for (const tag of added) tags.add(tag);
    };
    let outdated = false;
    const sharedSend = staleIfErrorSend(cachedSend(send, this.#parts.dataCache, onTags), this.#staleAnswers, () => {
      outdated = true;
    });
    return { query: this.#queryOver(sharedSend), tags, isOutdated: () => outdated, isRefused: () => false, approve: () => {} };
  }

  #queryOver(send: Send): Query {
    return queryOver(send, (operation, error) => {
      const level = saysRefusedToken(error.message) ? 'info' : 'error';
      this.#parts.log[level]({ operation, ...error }, 'GraphQL error');
    });
  }

  /**
   * Loads the data that every page and the error pages need, so that it is available during an outage. Resolves to whether all of it was
   * loaded.
   */
  async prepare(): Promise<boolean> {
    const { query } = this.askForPage({ caller: {}, isShared: true });
    const queries = locales.flatMap(({ siteId }) => [
      query(Shell, { siteId }),
      query(NotFoundPage, { siteId }),
      query(ServiceUnavailablePage, { siteId }),
    ]);
    const isAll = (await Promise.allSettled(queries)).every(({ status }) => status === 'fulfilled');
    if (!isAll) this.#parts.log.warn('the data of the error pages could not be loaded completely');
    return isAll;
  }

  /** Returns the hosts that pages may embed. The list covers all pages, because client-side navigation keeps the first page's policy. */
  async #frameHosts(siteId: SiteId): Promise<readonly string[]> {
    const { query } = this.askForPage({ caller: {}, isShared: true });
    const shell = await query(Shell, { siteId }).catch(() => undefined);
    return shell?.serverParts.globals.embedHosts ?? [];
  }

  /** Returns the draft that the caller's token grants; undefined if the token is invalid or the API is unreachable. */
  async previewOf(caller: Caller): Promise<Preview | undefined> {
    return this.askInTime(caller)(PreviewState, {}).then(
      ({ preview }) => preview ?? undefined,
      () => undefined,
    );
  }

  async render(pageRequest: PageRequest): Promise<Rendering> {
    try {
      return await this.#renderOnce(pageRequest, pageRequest.failure);
    } catch (error) {
      this.#parts.log.error({ err: error, path: pageRequest.url.pathname }, 'a page failed to render');
    }
    try {
      return await this.#renderOnce(pageRequest, 500);
    } catch (error) {
      this.#parts.log.error({ err: error }, 'the error page failed to render');
      const body = Buffer.from(fallbackPage(pageRequest.address));
      const nothing = { scriptHashes: [], frameHosts: [], hasTagManager: false, tags: new Set<string>() };
      return { status: 500, location: undefined, body, ...nothing, isSound: false };
    }
  }

  /** Returns the metadata of a page; undefined if it cannot be loaded, in which case the page is rendered without it (SEO-01). */
  async #metadata(query: Query, entry: SeoMetadataQueryVariables, report: (thrown: unknown) => void) {
    try {
      return (await query(SeoMetadata, entry)).seoMetadata;
    } catch (error) {
      if (normalisedError(error).statusCode !== 403) report(error);
      else this.#parts.log.error(entry, 'invalid credentials: the API refuses METADATA_TOKEN; set it to the token of the API');
      return undefined;
    }
  }

  async #renderOnce(pageRequest: PageRequest, failure?: number): Promise<Rendering> {
    const { address, isMember, url } = pageRequest;
    const { query, tags, isOutdated, isRefused, approve } = this.askForPage(pageRequest);
    const member = isMember ? await loadCurrentMember(query) : undefined;
    if (member?.isApproved) approve();
    const scriptHashes: string[] = [];
    let failures = 0;
    let failedStatus: number | undefined;
    const report = (thrown: unknown) => {
      failures += 1;
      if (isRefusedToken(thrown)) return;
      this.#parts.log.error({ ...normalisedError(thrown), path: url.pathname }, 'part of a page failed to render');
    };
    const siteId = siteIdAt(address);
    const formTime = await this.#formTimes.current();
    const { position, hasBegun } = this.#parts.history;
    const { hasRecaptcha, tileOrigin } = this.#parts;
    const tagManagerId = holdsToken(pageRequest) ? undefined : this.#parts.tagManagerId;
    const context = {
      tagManagerId,
      address,
      siteId,
      query,
      isMember,
      member,
      changes: () => position,
      report,
      failure,
      setStatus: (statusCode: number) => {
        failedStatus = statusCode;
      },
      loadMetadata: async (uri: string) => {
        request.metadata = await this.#metadata(query, { uri, siteId }, report);
      },
    };
    let body: Buffer = Buffer.alloc(0);
    let until: number | undefined;
    const request: RenderRequest = {
      context,
      posted: pageRequest.posted,
      timeToken: () => {
        until = formTime.until;
        return formTime.token;
      },
      registerScript: (text: string) => void scriptHashes.push(scriptHash(text)),
      deliver: (document: Buffer) => {
        const complete = withPostedForm(injectBeforeBodyEnd(document, oldBrowserTag), pageRequest);
        body = pageRequest.isPreview ? withPreviewBar(complete, address.locale) : complete;
      },
    };
    const { renderDocument, withRenderRequest } = this.#parts.application;
    const response = await withRenderRequest(request, () => renderDocument(new Request(url)));
    const frameHosts = await this.#frameHosts(siteId);
    return {
      status: response.status === 200 ? (failedStatus ?? 200) : response.status,
      location: response.headers.get('location') ?? undefined,
      body,
      scriptHashes,
      frameHosts,
      hasTagManager: tagManagerId !== undefined,
      hasRecaptcha,
      tileOrigin,
      tags,
      isSound: failures === 0 && !isOutdated(),
      isRefused: isRefused(),
      until,
      position: hasBegun ? position : undefined,
    };
  }
}
