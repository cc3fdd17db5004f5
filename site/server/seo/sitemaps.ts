import { paths, unindexedKeys } from '@plantsoen/contract/paths.ts';
import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import { type Made, TaggedCache } from '../../src/platform/caching/tagged-cache.ts';
import type { Api } from '../../src/platform/data/api-send.server.ts';
import type { Query } from '../../src/platform/data/query.ts';
import { SitemapPart, SitemapParts } from '../../src/platform/generated/operations.ts';
import { siteIdAt } from '../../src/platform/locale/hrefs.ts';
import type { SiteAddress, SiteHosts } from '../../src/platform/locale/site-address.ts';
import { answerText, type HttpContext } from '../http/http-context.ts';
import type { Log } from '../log.ts';
import { Page } from '../pages/page.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';
import { taggedQuery } from './tagged-query.ts';

const indexPath = '/sitemap.xml';
const partPath = (name: string) => `/sitemap-${name}.xml`;

/** Maximum number of parts without entries that are remembered. */
const maxAbsent = 100;

type SitemapsParts = { api: Api; history: ChangeHistory; hosts: SiteHosts; log: Log; cacheBytes: number };

/** Serves robots.txt and the sitemap of each domain, whose files are rendered one by one, and again after a publication (SEO-02). */
export class Sitemaps {
  readonly #parts: SitemapsParts;
  readonly #cache: TaggedCache<Page | undefined>;
  /** Parts without entries, apart, so that requests for them evict no file. Each counts as one byte. */
  readonly #absent: TaggedCache<Page | undefined>;

  constructor(parts: SitemapsParts) {
    this.#parts = parts;
    this.#cache = new TaggedCache(parts.cacheBytes, parts.history);
    this.#absent = new TaggedCache(maxAbsent, parts.history);
  }

  /** Answers the addresses of these files. Resolves to false for every other address. */
  async answer(httpContext: HttpContext, address: SiteAddress): Promise<boolean> {
    const { path, request, response } = httpContext;
    if (path === '/robots.txt') {
      answerText(httpContext, 200, robotsText(address).trimEnd());
      return true;
    }
    const [, name] = /^\/sitemap(?:-([a-z]+-[1-9]\d{0,4}))?\.xml$/.exec(path) ?? [];
    if (!address.indexable || (path !== indexPath && name === undefined)) return false;
    const key = `${address.locale} ${path}`;
    const made = await this.#load(key, address, name).catch((error) => {
      this.#parts.log.error({ err: error }, 'the sitemap could not be generated');
    });
    if (made?.value) {
      await made.value.answer(request, response);
      this.#cache.resize(key, made.value, made.value.bytes);
    } else if (made) answerText(httpContext, 404, 'There is no such file.');
    else answerText(httpContext, 503, 'The sitemap cannot be had at the moment.');
    return true;
  }

  /** Returns a file, or undefined if there is no such part. Both are cached until their tags are announced. */
  #load(key: string, address: SiteAddress, name: string | undefined) {
    return this.#absent.load(key, async () => {
      const { value, tags } = await this.#cache.load(key, () => this.#make(address, name));
      return { value, tags, bytes: 1, keep: value === undefined };
    });
  }

  /** Makes a part, or the index without a name. Compresses it, because a part of 5,000 entries has 3 MB. */
  async #make(address: SiteAddress, name: string | undefined): Promise<Made<Page | undefined>> {
    const tags = new Set<string>();
    const query = taggedQuery(this.#parts, tags);
    const xml = name === undefined ? await this.#indexXml(query, address) : await this.#partXml(query, address, name);
    if (xml === undefined) return { value: undefined, tags, bytes: 0, keep: false };
    const headers = ['Content-Type', 'application/xml; charset=utf-8', 'Cache-Control', 'public, no-cache'];
    const file = new Page(200, [...headers, 'X-Content-Type-Options', 'nosniff'], Buffer.from(xml));
    await file.compressed();
    return { value: file, tags, bytes: file.bytes, keep: true };
  }

  async #indexXml(query: Query, address: SiteAddress): Promise<string> {
    const base = address.bases[address.locale];
    const { sitemapParts } = await query(SitemapParts, { siteId: siteIdAt(address) });
    return sitemapIndexXml(sitemapParts.map(({ name, changedAt }) => ({ href: base + partPath(name), changedAt })));
  }

  /** Returns undefined if no entry is in the part. */
  async #partXml(query: Query, address: SiteAddress, part: string): Promise<string | undefined> {
    const siteId = siteIdAt(address);
    const { sitemap: entries } = await query(SitemapPart, { siteId, part });
    return entries.length === 0 ? undefined : sitemapXml(entries, siteId, this.#parts.hosts.origins);
  }
}

/** Error pages are crawlable, because they carry their own noindex. */
const failures: readonly string[] = ['notFound', 'serviceUnavailable'];

/**
 * Returns the text of robots.txt: the sitemap and the excluded paths on the domain of a locale, and a full disallow on other hosts
 * (SEO-02).
 */
function robotsText({ indexable, bases, locale }: SiteAddress): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n';
  const closed = unindexedKeys.filter((key) => !failures.includes(key)).map((key) => paths[key][locale]);
  const disallowed = ['/graphql', ...new Set(closed)].map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${disallowed}\nSitemap: ${bases[locale]}/sitemap.xml\n`;
}
