import { type LivePreviewFailure, livePreviewPath, maxUnsavedLength } from '@plantsoen/contract/live-preview.ts';
import { DataError } from '../../src/platform/data/data-error.ts';
import { hrefsFor, siteIdAt } from '../../src/platform/locale/hrefs.ts';
import type { SiteAddress } from '../../src/platform/locale/site-address.ts';
import { answerJson, answerText, type HttpContext } from '../http/http-context.ts';
import { readText } from '../http/request-body.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { livePreviewPolicy } from '../http/security-headers.ts';
import type { ApiQueries } from '../pages/api-queries.ts';
import { Page } from '../pages/page.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { tokenForm } from './preview.ts';

/** Maximum body size in bytes. A character takes up to four bytes, and the JSON of the values is quoted once more. */
const maxBody = maxUnsavedLength * 4;

type LivePreviewParts = {
  queries: ApiQueries;
  renderer: PageRenderer;
  /** Origin of the admin. */
  adminOrigin: string;
  /** Script of the frame. */
  script: string;
};

/**
 * The frame beside a form of the admin (EDT-08). `GET` answers an empty page, whose script posts the token and the unsaved values of the
 * form, and shows the rendered page without its scripts. The token comes from the admin and is in no address or cookie.
 */
export class LivePreview {
  readonly #queries: ApiQueries;
  readonly #renderer: PageRenderer;
  readonly #frame: Page;

  constructor({ queries, renderer, adminOrigin, script }: LivePreviewParts) {
    this.#queries = queries;
    this.#renderer = renderer;
    const html = `<!doctype html><html data-admin="${adminOrigin}"><head><meta charset="utf-8"><title>…</title><script>${script}</script></head><body></body></html>`;
    const policy = livePreviewPolicy(script, adminOrigin);
    this.#frame = new Page(200, [...htmlHeaders, 'Content-Security-Policy', policy], Buffer.from(html));
  }

  /** Answers the address of the frame. Resolves to false for every other address. */
  async answer(httpContext: HttpContext, address: SiteAddress, clientIp: string): Promise<boolean> {
    const { path, request, response } = httpContext;
    if (path !== livePreviewPath) return false;
    if (request.method === 'POST') await this.#show(httpContext, address, clientIp);
    else await this.#frame.answer(request, response);
    return true;
  }

  async #show(httpContext: HttpContext, address: SiteAddress, clientIp: string): Promise<void> {
    const { request, response, host } = httpContext;
    if (!isSameOrigin(request)) return answerText(httpContext, 403, 'Only the frame of this site may ask.');
    const body = await readText(request, maxBody);
    if (body === undefined) return refuse(httpContext, 413, 'values');
    const posted = postedValues(body);
    if (!posted) return refuse(httpContext, 400, 'values');
    const caller = { clientIp, previewToken: posted.token, unsaved: posted.unsaved };
    try {
      const preview = await this.#queries.livePreviewOf(caller);
      if (preview.siteId !== siteIdAt(address)) return refuse(httpContext, 409, 'failed');
      const url = new URL(`http://${host}${hrefsFor(address).localHref(preview.uri)}`);
      const page = { address, url, caller, isMember: false, isShared: false, isPreview: true, isLivePreview: true };
      const { status, location, body: html } = await this.#renderer.render(page);
      if (status >= 400 || location) return refuse(httpContext, 409, 'failed');
      await new Page(200, htmlHeaders, html).answer(request, response);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      await refuse(httpContext, 409, failures[error.code ?? ''] ?? 'failed');
    }
  }
}

const htmlHeaders = [
  ...['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'private, no-store', 'X-Robots-Tag', 'noindex'],
  ...['Referrer-Policy', 'no-referrer'],
];

const failures: Partial<Record<string, LivePreviewFailure>> = {
  PREVIEW_EXPIRED: 'expired',
  PREVIEW_ADDRESS: 'address',
  PREVIEW_VALUES: 'values',
  PREVIEW_BUSY: 'busy',
};

function refuse(httpContext: HttpContext, status: number, reason: LivePreviewFailure): Promise<void> {
  return answerJson(httpContext, status, { reason });
}

type PostedValues = { token: string; unsaved: string };

function postedValues(body: string): PostedValues | undefined {
  try {
    const { token, unsaved } = JSON.parse(body) as Partial<Record<string, unknown>>;
    if (typeof token !== 'string' || !tokenForm.test(token)) return undefined;
    return typeof unsaved === 'string' && unsaved.length <= maxUnsavedLength ? { token, unsaved } : undefined;
  } catch {
    return undefined;
  }
}
