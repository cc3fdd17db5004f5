import { renders } from '@plantsoen/observability/measurements.ts';
import { inSpan } from '@plantsoen/observability/spans.ts';
import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import { isRefusedToken, normalisedError } from '../../src/platform/data/data-error.ts';
import type { Query } from '../../src/platform/data/query.ts';
import { SeoMetadata } from '../../src/platform/generated/operations.ts';
import type { SeoMetadataQueryVariables } from '../../src/platform/generated/operations-types.ts';
import { siteIdAt } from '../../src/platform/locale/hrefs.ts';
import type { RenderRequest } from '../../src/platform/rendering/render-request.server.ts';
import type { renderDocument as RenderDocument, withRenderRequest as WithRenderRequest } from '../../src/server.ts';
import { withPreviewBar } from '../endpoints/preview-bar.ts';
import { withPostedForm } from '../forms/document.ts';
import { FormTimes } from '../forms/form-time.ts';
import { scriptHash } from '../http/security-headers.ts';
import type { Log } from '../log.ts';
import type { ApiQueries } from './api-queries.ts';
import { fallbackPage } from './fallback-page.ts';
import { injectBeforeBodyEnd } from './inject-before-body-end.ts';
import { loadCurrentMember } from './load-current-member.ts';
import { oldBrowserTag } from './old-browser.ts';
import { holdsToken, type PageRequest, type Rendering } from './page-request.ts';

/** The build of site/src, which renders pages. */
export type Application = { renderDocument: typeof RenderDocument; withRenderRequest: typeof WithRenderRequest };

type PageRendererParts = {
  queries: ApiQueries;
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
  readonly #formTimes: FormTimes;

  constructor(parts: PageRendererParts) {
    this.#parts = parts;
    this.#formTimes = new FormTimes(() => parts.queries.askInTime({}));
  }

  async render(pageRequest: PageRequest): Promise<Rendering> {
    const began = performance.now();
    const rendering = await inSpan('render', {}, () => this.#render(pageRequest));
    renders.record({ isFailed: rendering.status >= 500, seconds: (performance.now() - began) / 1000 });
    return rendering;
  }

  async #render(pageRequest: PageRequest): Promise<Rendering> {
    let status = 500;
    try {
      return await this.#renderOnce(pageRequest, pageRequest.failure);
    } catch (error) {
      this.#parts.log.error({ err: error, path: pageRequest.url.pathname }, 'a page failed to render');
      if (normalisedError(error).statusCode === 503) status = 503;
    }
    try {
      return await this.#renderOnce(pageRequest, status);
    } catch (error) {
      this.#parts.log.error({ err: error }, 'the error page failed to render');
      const body = Buffer.from(fallbackPage(pageRequest.address));
      const nothing = { scriptHashes: [], frameHosts: [], hasTagManager: false, tags: new Set<string>() };
      return { status, location: undefined, body, ...nothing, isSound: false };
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
    const { query, tags, isOutdated, isRefused, approve } = this.#parts.queries.askForPage(pageRequest);
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
      marksBlocks: pageRequest.isLivePreview,
      timeToken: () => {
        until = formTime.until;
        return formTime.token;
      },
      registerScript: (text: string) => void scriptHashes.push(scriptHash(text)),
      deliver: (document: Buffer) => {
        const complete = withPostedForm(injectBeforeBodyEnd(document, oldBrowserTag), pageRequest);
        body = pageRequest.isPreview && !pageRequest.isLivePreview ? withPreviewBar(complete, address.locale) : complete;
      },
    };
    const { renderDocument, withRenderRequest } = this.#parts.application;
    const response = await withRenderRequest(request, () => renderDocument(new Request(url)));
    const frameHosts = await this.#parts.queries.frameHosts(siteId);
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
