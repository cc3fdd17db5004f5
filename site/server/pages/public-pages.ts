import type { IncomingMessage, ServerResponse } from 'node:http';
import { pages } from '@plantsoen/observability/measurements.ts';
import type { PostedAccountForm } from '../../src/account/account-answer.ts';
import { type ChangeHistory, isSameMoment, type Moment } from '../../src/platform/caching/change-history.ts';
import { TaggedCache } from '../../src/platform/caching/tagged-cache.ts';
import { TtlCache } from '../../src/platform/caching/ttl-cache.ts';
import { statusOf } from '../account/account-response.ts';
import type { Cdn } from '../cdn/open-cdn.ts';
import type { StalePages } from '../disk-cache/stale-pages.ts';
import { asPublicForMember, asStale } from './outage-notice.ts';
import { Page } from './page.ts';
import { pageHeaders } from './page-headers.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageRequest, Rendering } from './page-request.ts';

type PublicPagesParts = {
  renderer: PageRenderer;
  history: ChangeHistory;
  cdn: Cdn | undefined;
  stale: StalePages | undefined;
  cacheBytes: number;
};

/** Time in milliseconds after a change in which the former version of a page is answered while the new one is rendered. */
const staleWhileRevalidateMs = 2000;
/** Header that shows operators why an old page was answered (RFC 9211). */
const revalidating = ['Cache-Status', 'plantsoen; hit; detail=stale-while-revalidate'] as const;

/**
 * The pages that all guests share: from memory, otherwise rendered. Shortly after a change, the former version is answered while exactly
 * one render runs. If rendering fails, a copy from the disk is answered with a notice.
 */
export class PublicPages {
  readonly #renderer: PageRenderer;
  readonly #history: ChangeHistory;
  readonly #cdn: Cdn | undefined;
  readonly #stale: StalePages | undefined;
  readonly #cache: TaggedCache<Page>;
  readonly #brief: TtlCache<{ page: Page; result: 'hit' | 'stale' }>;

  constructor({ renderer, history, cdn, stale, cacheBytes }: PublicPagesParts) {
    this.#renderer = renderer;
    this.#history = history;
    this.#cdn = cdn;
    this.#stale = stale;
    this.#cache = new TaggedCache(cacheBytes, history, { formerMs: staleWhileRevalidateMs });
    this.#brief = new TtlCache(history);
  }

  /** Memory in bytes. */
  get cacheBytes(): number {
    return this.#cache.bytes;
  }

  /** Answers at once if the page is in memory in the accepted encoding. Otherwise returns false. */
  answerFromMemory(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.#cache.get(key);
    if (!page) return this.#answerOtherAtOnce(key, request, response);
    page.strengthen(request, () => this.#cache.resize(key, page, page.bytes));
    if (!page.answerAtOnce(request, response, this.#history.isConnected)) return false;
    pages.record('hit');
    return true;
  }

  /** Answers with a page that is kept for seconds, or with the former version of one that is being rendered. */
  #answerOtherAtOnce(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const brief = this.#brief.get(key);
    const former = !brief && this.#cache.isMaking(key) ? this.#cache.former(key) : undefined;
    const page = brief?.page ?? former;
    if (!page?.has(request)) return false;
    pages.record(brief?.result ?? 'revalidating');
    if (former) response.setHeader(...revalidating);
    return page.answerAtOnce(request, response, false);
  }

  /** Returns the page for a guest. */
  async load(key: string, pageRequest: PageRequest): Promise<Page> {
    const brief = this.#brief.get(key);
    if (brief) {
      pages.record(brief.result);
      return brief.page;
    }
    const former = this.#cache.former(key);
    if (former) {
      pages.record('revalidating');
      // After two seconds a visitor waits for this render, or for the next one, and gets its failure.
      void this.#render(key, pageRequest).catch(() => undefined);
      return former;
    }
    const page = await this.#render(key, pageRequest);
    const began = this.#history.now();
    const stored = page.status < 500 ? undefined : await this.#stale?.find(key);
    pages.record(stored ? 'stale' : 'miss');
    if (!stored) return page;
    const stale = await asStale(stored.page, stored.time, pageRequest.address.locale);
    this.#keepBriefly(key, stale, 'stale', began);
    return stale;
  }

  /** Returns the page with a notice for a member whose account is unreachable; undefined if there is no page for guests either. */
  async loadForMember(key: string, pageRequest: PageRequest): Promise<Page | undefined> {
    const page = await this.#render(key, pageRequest);
    if (page.status === 200) return asPublicForMember(page, pageRequest.address.locale);
    const stored = page.status < 500 ? undefined : await this.#stale?.find(key);
    return stored && asPublicForMember(stored.page, pageRequest.address.locale, stored.time);
  }

  /** Writes a page and updates its memory use. */
  async answer(key: string, page: Page, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#cache.former(key) === page) response.setHeader(...revalidating);
    await page.answer(request, response, () => this.#history.isConnected && this.#cache.holds(key, page));
    this.#cache.resize(key, page, page.bytes);
  }

  /** Keeps a page for seconds, unless something was announced since `began`: the page might contain withdrawn content. */
  #keepBriefly(key: string, page: Page, result: 'hit' | 'stale', began: Moment | undefined): void {
    if (isSameMoment(began, this.#history.now())) this.#brief.set(key, { page, result }, page.bytes);
  }

  async #render(key: string, pageRequest: PageRequest): Promise<Page> {
    const { value } = await this.#cache.load(key, async () => {
      const began = this.#history.now();
      const rendering = await this.#renderer.render(pageRequest);
      const keep = rendering.status === 200 && rendering.isSound;
      const page = pageOf(rendering, pageRequest, keep ? this.#cdn?.pageHeaders(rendering.tags) : undefined);
      if (rendering.status < 500 && !keep && rendering.isSound) this.#keepBriefly(key, page, 'hit', began);
      const { tags, position } = rendering;
      if (keep && position !== undefined) this.#stale?.save(key, { page, tags, position });
      return { value: page, tags, bytes: page.bytes, keep, until: rendering.until };
    });
    return value;
  }
}

/** Converts a rendering to a page. `cdnHeaders` are added while the page is current. */
export function pageOf(rendering: Rendering, pageRequest: PageRequest, cdnHeaders?: readonly string[]): Page {
  const status = rendering.status === 200 && pageRequest.posted ? statusOfPosted(pageRequest.posted) : rendering.status;
  return new Page(status, pageHeaders({ ...rendering, status }, pageRequest), rendering.body, {
    location: rendering.location,
    until: rendering.until,
    cdnHeaders,
  });
}

/** Returns the status of a page that renders a form again, according to the form's result. */
function statusOfPosted({ account, outcome }: PostedAccountForm): number {
  if (outcome !== 'refused' && outcome !== 'failed') return 200;
  if (account) return statusOf(account);
  return outcome === 'failed' ? 503 : 422;
}
