import { paths, unindexedKeys } from '@plantsoen/contract/paths.ts';
import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import { TaggedCache } from '../../src/platform/caching/tagged-cache.ts';
import { type Api, apiSend } from '../../src/platform/data/api-send.server.ts';
import { queryOver } from '../../src/platform/data/query.ts';
import { Sitemap } from '../../src/platform/generated/operations.ts';
import { siteIdAt } from '../../src/platform/locale/hrefs.ts';
import type { SiteAddress, SiteHosts } from '../../src/platform/locale/site-address.ts';
import { answerText, type HttpContext } from '../http/http-context.ts';
import type { Log } from '../log.ts';
import { Page } from '../pages/page.ts';
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const maxEntriesOfPart = 5000;
const maxParts = 50;

type Files = ReadonlyMap<string, Page>;

type SitemapsParts = { api: Api; history: ChangeHistory; hosts: SiteHosts; log: Log; cacheBytes: number };

/** Serves robots.txt and the sitemap of each domain, which is rendered again after a publication (SEO-02). */
export class Sitemaps {
  readonly #parts: SitemapsParts;
  readonly #cache: TaggedCache<Files>;

  constructor(parts: SitemapsParts) {
    this.#parts = parts;
    this.#cache = new TaggedCache(parts.cacheBytes, parts.history);
  }

  /** Answers the addresses of these files. Resolves to false for every other address. */
  async answer(httpContext: HttpContext, address: SiteAddress): Promise<boolean> {
    const { path, request, response } = httpContext;
    if (path === '/robots.txt') {
      answerText(httpContext, 200, robotsText(address).trimEnd());
      return true;
    }
    if (!address.indexable || !/^\/sitemap(-\d+)?\.xml$/.test(path)) return false;
    const files = await this.#files(address).catch((error) => {
      this.#parts.log.error({ err: error }, 'the sitemap could not be generated');
    });
    const file = files?.get(path);
    if (file) await file.answer(request, response);
    else
      answerText(httpContext, files ? 404 : 503, files ? 'There is no such file.' : 'The sitemap cannot be had at the moment.');
    return true;
  }

  async #files(address: SiteAddress): Promise<Files> {
    const { value } = await this.#cache.load(address.locale, async () => {
      const { parts, tags } = await this.#read(address);
      const files = this.#filesOf(parts, address);
      const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
      return { value: files, tags, bytes, keep: true };
    });
    return value;
  }

  /** Reads entries without the page data cache, which such long lists would fill. */
  async #read(address: SiteAddress): Promise<{ parts: SitemapEntry[][]; tags: Set<string> }> {
    const tags = new Set<string>();
    const send = apiSend(this.#parts.api, {});
    const query = queryOver(
      async (...asked) => {
        const answer = await send(...asked);
        for (const tag of answer.tags) tags.add(tag);
        return answer;
      },
      (operation, error) => this.#parts.log.error({ operation, ...error }, 'GraphQL error'),
    );
    const parts: SitemapEntry[][] = [];
    let after: string | null = null;
    do {
      const { sitemap: entries }: { sitemap: SitemapEntry[] } = await query(Sitemap, { siteId: siteIdAt(address), after });
      if (parts.length === 0 || entries.length > 0) parts.push(entries);
      after = entries.length < maxEntriesOfPart ? null : (entries.at(-1)?.uri ?? null);
    } while (after !== null && parts.length < maxParts);
    return { parts, tags };
  }

  #filesOf(parts: readonly SitemapEntry[][], address: SiteAddress): Files {
    const base = address.bases[address.locale];
    const named = parts.map((entries, index) => ({ entries, path: `/sitemap-${index + 1}.xml` }));
    const index = named.map(({ entries, path }) => ({ href: base + path, changedAt: latestOf(entries) }));
    return new Map([
      ['/sitemap.xml', xmlFile(sitemapIndexXml(index))],
      ...named.map(
        ({ entries, path }) =>
          [path, xmlFile(sitemapXml(entries, siteIdAt(address), this.#parts.hosts.origins))] as [string, Page],
      ),
    ]);
  }
}

const latestOf = (entries: readonly SitemapEntry[]) =>
  entries.reduce((latest, { changedAt }) => (changedAt > latest ? changedAt : latest), '1970-01-01T00:00:00.000Z');

function xmlFile(text: string): Page {
  const headers = ['Content-Type', 'application/xml; charset=utf-8', 'Cache-Control', 'public, no-cache'];
  return new Page(200, [...headers, 'X-Content-Type-Options', 'nosniff'], Buffer.from(text));
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
