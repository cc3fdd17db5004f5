import { createHash } from 'node:crypto';
import { type LocaleCode, localeCodes, siteIdOf } from '@plantsoen/contract/locales.ts';
import { preloadedFonts } from '../../src/design/foundation/fonts.ts';
import { aroundGap } from '../../src/errors/around-gap.ts';
import type { Prefixes } from '../../src/offline/keeping-rules.ts';
import { type OfflineCompany, offlineDocument } from '../../src/offline/offline-document.ts';
import type { WorkerSettings } from '../../src/offline/worker-scope.ts';
import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import { TaggedCache } from '../../src/platform/caching/tagged-cache.ts';
import { DataError } from '../../src/platform/data/data-error.ts';
import { OfflineCompany as operation } from '../../src/platform/generated/operations.ts';
import type { OfflineCompanyQuery } from '../../src/platform/generated/operations-types.ts';
import { type SiteAddress, withoutPrefix } from '../../src/platform/locale/site-address.ts';
import { answerText, type HttpContext } from '../http/http-context.ts';
import { offlinePagePolicy, workerPolicy } from '../http/security-headers.ts';
import type { ApiQueries } from '../pages/api-queries.ts';
import { Page } from '../pages/page.ts';
import type { OfflineCode } from './offline-code.ts';

const cacheBytes = 1024 * 1024;
const workerPath = '/sw.js';
const pagePath = '/offline.html';

type OfflineParts = {
  queries: ApiQueries;
  history: ChangeHistory;
  code: OfflineCode;
  /** Paths of the built files, which identify the build. */
  builtPaths: readonly string[];
  /** Whether browsers store pages; if not, stored pages are deleted. */
  isOn: boolean;
};

type Document = { html: string; files: readonly string[] };

/** The service worker and the pages that it shows without a connection (PAG-10). */
export class Offline {
  readonly #parts: OfflineParts;
  readonly #cache: TaggedCache<Page>;
  readonly #version: string;

  constructor(parts: OfflineParts) {
    this.#parts = parts;
    this.#cache = new TaggedCache(cacheBytes, parts.history);
    this.#version = hashOf([parts.code.worker, ...parts.builtPaths.toSorted()].join('\n'));
  }

  /** Answers the addresses of the worker and its pages. Resolves to false for every other address. */
  async answer(httpContext: HttpContext, address: SiteAddress): Promise<boolean> {
    const { path, request, response } = httpContext;
    const isWorker = path === workerPath;
    if (!isWorker && withoutPrefix(path, address) !== pagePath) return false;
    try {
      const key = `${isWorker} ${address.locale} ${address.indexable}`;
      const { value: page } = await this.#cache.load(key, async () => {
        const { query, tags } = this.#parts.queries.askForPage({ caller: {}, isShared: true });
        const company = async (locale: LocaleCode) => companyOf(await query(operation, { siteId: siteIdOf(locale) }));
        const page = await (isWorker ? this.#worker(address, company) : this.#page(address, company));
        return { value: page, tags, bytes: page.bytes, keep: true };
      });
      await page.answer(request, response);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      answerText(httpContext, 503, 'This cannot be had at the moment.');
    }
    return true;
  }

  /** Returns the service worker. If offline use is disabled, returns the script that unregisters it, which needs no settings. */
  async #worker(address: SiteAddress, company: (locale: LocaleCode) => Promise<OfflineCompany>): Promise<Page> {
    const { isOn, code } = this.#parts;
    if (!isOn) return scriptPage(code.farewell);
    const prefixes = prefixesOf(address);
    const served = localeCodes.filter((locale) => prefixes[locale] !== undefined);
    const documents = await Promise.all(
      served.map(async (locale) => this.#document(locale, prefixes[locale] ?? '', await company(locale))),
    );
    const settings: WorkerSettings = {
      version: this.#version,
      contents: hashOf(documents.map(({ html }) => html).join('\n')),
      prefixes,
      pages: served.map((locale) => prefixes[locale] + pagePath),
      files: [...new Set(documents.flatMap(({ files }) => files))],
    };
    return scriptPage(`self.site=${JSON.stringify(settings)};\n${code.worker}`);
  }

  async #page({ locale, prefix }: SiteAddress, company: (locale: LocaleCode) => Promise<OfflineCompany>): Promise<Page> {
    const { script, styles } = this.#parts.code;
    const { html } = this.#document(locale, prefix, await company(locale));
    const headers = ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'public, no-cache'];
    const policy = ['Content-Security-Policy', offlinePagePolicy(script, styles), 'X-Robots-Tag', 'noindex'];
    return new Page(200, [...headers, ...policy, 'X-Content-Type-Options', 'nosniff'], Buffer.from(html));
  }

  #document(locale: LocaleCode, prefix: string, company: OfflineCompany): Document {
    const { script, styles } = this.#parts.code;
    const { logo, around } = company;
    const drawings = around ? [around.before, ...around.behind].map(({ url }) => url) : [];
    return {
      html: offlineDocument({ locale, prefix, company, script, styles }),
      files: [...preloadedFonts, ...(logo ? [logo.url] : []), ...drawings],
    };
  }
}

function scriptPage(text: string): Page {
  const headers = ['Content-Type', 'text/javascript; charset=utf-8', 'Cache-Control', 'no-cache'];
  const policy = ['Content-Security-Policy', workerPolicy, 'X-Content-Type-Options', 'nosniff'];
  return new Page(200, [...headers, ...policy], Buffer.from(text));
}

/** Returns the locales of a host: one on the domain of a locale, otherwise all. */
function prefixesOf({ indexable, locale, bases }: SiteAddress): Prefixes {
  return indexable ? { [locale]: '' } : bases;
}

function companyOf({ algemeen }: OfflineCompanyQuery): OfflineCompany {
  const { darkLogo, globalData, stripProducts } = algemeen.globals;
  return {
    name: globalData.companyName,
    phone: globalData.phoneNumber ?? '',
    logo: darkLogo ?? null,
    around: aroundGap(stripProducts.flatMap(({ elevation }) => elevation ?? [])),
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
