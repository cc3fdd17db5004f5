import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import type { TaggedCache } from '../../src/platform/caching/tagged-cache.ts';
import type { Answer } from '../../src/platform/data/answer.ts';
import type { ApiReach } from '../../src/platform/data/api-reach.server.ts';
import { type Api, apiSend, type Caller } from '../../src/platform/data/api-send.server.ts';
import { cachedSend } from '../../src/platform/data/cached-send.server.ts';
import { DataError, saysRefusedToken } from '../../src/platform/data/data-error.ts';
import { memberCacheSend } from '../../src/platform/data/member-cache.server.ts';
import { type Query, queryOver, type Send } from '../../src/platform/data/query.ts';
import { type StaleAnswers, staleIfErrorSend } from '../../src/platform/data/stale-if-error.server.ts';
import { timeoutSend } from '../../src/platform/data/with-timeout.server.ts';
import { NotFoundPage, PreviewState, ServiceUnavailablePage, Shell } from '../../src/platform/generated/operations.ts';
import type { Preview } from '../endpoints/preview.ts';
import type { Log } from '../log.ts';
import type { PageRequest } from './page-request.ts';

type PageQuery = {
  query: Query;
  tags: Set<string>;
  isOutdated(): boolean;
  /** Whether the API has refused the caller's token. */
  isRefused(): boolean;
  /** Records that the API has identified the caller as an approved member. */
  approve(): void;
};

type ApiQueriesParts = {
  api: Api;
  reach: ApiReach;
  dataCache: TaggedCache<Answer>;
  /** Cached answers for approved members, separate from those for guests. */
  membersCache: TaggedCache<Answer>;
  /** Time in milliseconds that a page waits for the API in total. */
  pageTimeoutMs: number;
  log: Log;
};

/** Queries the API for pages and endpoints, through the caches that the caller may use. */
export class ApiQueries {
  readonly #parts: ApiQueriesParts;
  readonly #staleAnswers: StaleAnswers = new Map();

  constructor(parts: ApiQueriesParts) {
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
    return timeoutSend(apiSend(this.#parts.api, caller), this.#parts.reach, this.#parts.pageTimeoutMs);
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
  async frameHosts(siteId: SiteId): Promise<readonly string[]> {
    const { query } = this.askForPage({ caller: {}, isShared: true });
    const shell = await query(Shell, { siteId }).catch(() => undefined);
    return shell?.serverParts.globals.embedHosts ?? [];
  }

  /** Returns the address of the unsaved entry that the caller's token grants. Throws a `DataError` with the code of the reason. */
  async livePreviewOf(caller: Caller): Promise<Preview> {
    const { preview } = await this.askInTime(caller)(PreviewState, {});
    if (!preview) throw new DataError('the preview is not granted', 403, 'PREVIEW_EXPIRED');
    return preview;
  }

  /** Returns the draft that the caller's token grants; undefined if the token is invalid or the API is unreachable. */
  async previewOf(caller: Caller): Promise<Preview | undefined> {
    return this.askInTime(caller)(PreviewState, {}).then(
      ({ preview }) => preview ?? undefined,
      () => undefined,
    );
  }
}
