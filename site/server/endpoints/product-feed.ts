import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import { type Made, TaggedCache } from '../../src/platform/caching/tagged-cache.ts';
import type { Api } from '../../src/platform/data/api-send.server.ts';
import { DataError } from '../../src/platform/data/data-error.ts';
import { ProductFeed as operation } from '../../src/platform/generated/operations.ts';
import { siteIdAt } from '../../src/platform/locale/hrefs.ts';
import { type SiteAddress, type SiteHosts, withoutPrefix } from '../../src/platform/locale/site-address.ts';
import { answerJson, type HttpContext } from '../http/http-context.ts';
import type { Log } from '../log.ts';
import { Page } from '../pages/page.ts';
import { taggedQuery } from '../seo/tagged-query.ts';
import { feedPrices } from './feed-prices-client.ts';
import { feedDocument, feedPath, schemaPath, withPrices } from './product-feed-json.ts';
import { feedSchema } from './product-feed-schema.ts';

/** Memory in bytes for compressed pages of the feed, with 10 to 20 kB each. */
const cacheBytes = 8 * 1024 * 1024;

/** Seconds after which a request is repeated while the API is unreachable. */
const retryAfterSeconds = '120';

type ProductFeedParts = { api: Api; history: ChangeHistory; hosts: SiteHosts; log: Log };

/**
 * The products of each site as JSON, in pages that are cached until one of their products changes, and the JSON Schema of the feed (EDT-13).
 * With a key for prices, a page also contains the prices of the variants. Such answers are private, and never cached here.
 */
export class ProductFeed {
  readonly #parts: ProductFeedParts;
  readonly #cache: TaggedCache<Page>;
  readonly #schema = new Page(200, headers, Buffer.from(JSON.stringify(feedSchema, null, 2)));

  constructor(parts: ProductFeedParts) {
    this.#parts = parts;
    this.#cache = new TaggedCache(cacheBytes, parts.history);
  }

  /** Answers the addresses of the feed and its schema. Resolves to false for every other address. */
  async answer(httpContext: HttpContext, address: SiteAddress, clientIp: string): Promise<boolean> {
    const path = withoutPrefix(httpContext.path, address);
    if (path === schemaPath) await this.#schema.answer(httpContext.request, httpContext.response);
    else if (path === feedPath) await this.#answerFeed(httpContext, address, clientIp);
    else return false;
    return true;
  }

  async #answerFeed(httpContext: HttpContext, address: SiteAddress, clientIp: string): Promise<void> {
    const { request, response, search } = httpContext;
    const after = pageStart(search);
    if (after === undefined) return refuse(httpContext, 400, 'Follow the addresses in `next`: there is no such page.');
    const { authorization } = request.headers;
    try {
      const answer =
        authorization === undefined ? undefined : await feedPrices(this.#parts.api, { authorization, clientIp, after });
      if (answer && 'status' in answer) return refuse(httpContext, answer.status, answer.message, answer.headers);
      const page = await this.#page(address, after);
      if (!answer) return await page.answer(request, response);
      const priced = await page.changed((document) => withPrices(document, answer.prices), {
        'Cache-Control': 'private, no-store',
      });
      await priced.answer(request, response);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      refuse(httpContext, 503, 'The feed cannot be read at the moment.', ['Retry-After', retryAfterSeconds]);
    }
  }

  /** Returns a page of the feed. Pages without products are not cached, so that requests for them evict no other. */
  async #page(address: SiteAddress, after: number): Promise<Page> {
    const { value } = await this.#cache.load(`${address.locale} ${address.indexable} ${after}`, () => this.#make(address, after));
    return value;
  }

  async #make(address: SiteAddress, after: number): Promise<Made<Page>> {
    const tags = new Set<string>();
    const { productFeed } = await taggedQuery(this.#parts, tags)(operation, { siteId: siteIdAt(address), after });
    const document = feedDocument(productFeed, address.locale, this.#parts.hosts.origins);
    const page = new Page(
      200,
      address.indexable ? headers : [...headers, 'X-Robots-Tag', 'noindex'],
      Buffer.from(JSON.stringify(document)),
    );
    await page.compressed();
    return { value: page, tags, bytes: page.bytes, keep: document.products.length > 0 };
  }
}

const headers = [
  ...['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'public, no-cache', 'Vary', 'Authorization'],
  ...['Access-Control-Allow-Origin', '*', 'X-Content-Type-Options', 'nosniff'],
];

/** Returns the start of the page in a query string: 0 without one, undefined for a number at which no page starts. */
function pageStart(search: string): number | undefined {
  const after = new URLSearchParams(search).get('after') ?? '0';
  return /^(0|[1-9]\d{0,6}00)$/.test(after) ? Number(after) : undefined;
}

/** Answers with an error as JSON. */
function refuse(httpContext: HttpContext, status: number, message: string, more: readonly string[] = []): void {
  void answerJson(httpContext, status, { error: message }, more);
}
