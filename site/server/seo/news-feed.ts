import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import { newsFeedFile, pathOf } from '@plantsoen/contract/paths.ts';
import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import { type Made, TaggedCache } from '../../src/platform/caching/tagged-cache.ts';
import { DataError } from '../../src/platform/data/data-error.ts';
import { NewsFeed as operation } from '../../src/platform/generated/operations.ts';
import { siteIdAt } from '../../src/platform/locale/hrefs.ts';
import { type SiteAddress, withoutPrefix } from '../../src/platform/locale/site-address.ts';
import { answerRedirect, answerText, type HttpContext } from '../http/http-context.ts';
import { plainText } from '../http/plain-text.ts';
import type { ApiQueries } from '../pages/api-queries.ts';
import { Page } from '../pages/page.ts';
import { newsFeedXml } from './news-feed-xml.ts';

const cacheBytes = 1024 * 1024;

/** The newest articles of each site as an RSS feed, cached until one of them changes (CON-03). */
export class NewsFeed {
  readonly #queries: ApiQueries;
  readonly #origins: Readonly<Record<LocaleCode, string>>;
  readonly #cache: TaggedCache<Page | undefined>;

  constructor(queries: ApiQueries, history: ChangeHistory, origins: Readonly<Record<LocaleCode, string>>) {
    this.#queries = queries;
    this.#origins = origins;
    this.#cache = new TaggedCache(cacheBytes, history);
  }

  /** Answers the address of a feed and redirects the address of another locale's feed. Resolves to false for every other address. */
  async answer(httpContext: HttpContext, address: SiteAddress): Promise<boolean> {
    const path = withoutPrefix(httpContext.path, address);
    if (path === undefined || !localeCodes.some((locale) => path === feedPath(locale))) return false;
    const own = feedPath(address.locale);
    if (path === own) await this.#answerFeed(httpContext, address);
    else answerRedirect(httpContext, 301, address.prefix + own);
    return true;
  }

  async #answerFeed(httpContext: HttpContext, address: SiteAddress): Promise<void> {
    try {
      const key = `${address.locale} ${address.indexable}`;
      const { value: feed } = await this.#cache.load(key, () => this.#make(address));
      if (feed) await feed.answer(httpContext.request, httpContext.response);
      else answerText(httpContext, 404, plainText(address.locale, 'noNews'));
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      answerText(httpContext, error.statusCode, plainText(address.locale, 'newsLater'), ['Retry-After', '120']);
    }
  }

  async #make(address: SiteAddress): Promise<Made<Page | undefined>> {
    const { query, tags } = this.#queries.askForPage({ caller: {}, isShared: true });
    const { document, algemeen } = await query(operation, { siteId: siteIdAt(address) });
    const { overview, news: articles } = document;
    if (!overview) return { value: undefined, tags, bytes: 1, keep: true };
    const { companyName } = algemeen.globals.globalData;
    const { locale } = address;
    const xml = newsFeedXml({ overview, articles, companyName }, locale, this.#origins[locale]);
    const page = new Page(200, headersFor(address), Buffer.from(xml));
    return { value: page, tags, bytes: page.bytes, keep: true };
  }
}

const feedPath = (locale: LocaleCode) => pathOf('news', locale) + newsFeedFile;

/** Returns the headers of a feed. Only the domain of a locale is indexable (LOC-02). */
function headersFor({ indexable }: SiteAddress): string[] {
  return [
    ...['Content-Type', 'application/rss+xml; charset=utf-8', 'Cache-Control', 'public, no-cache'],
    ...['X-Content-Type-Options', 'nosniff', ...(indexable ? [] : ['X-Robots-Tag', 'noindex'])],
  ];
}
