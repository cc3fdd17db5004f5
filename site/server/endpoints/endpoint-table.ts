import type { SiteAddress } from '../../src/platform/locale/site-address.ts';
import type { AccountEndpoint } from '../account/account-endpoint.ts';
import type { Configuration } from '../configuration.ts';
import type { FormsEndpoint } from '../forms/forms-endpoint.ts';
import { answerText, type HttpContext } from '../http/http-context.ts';
import type { StaticFiles } from '../http/static-files.ts';
import { answerOldBrowser } from '../pages/old-browser.ts';
import type { Pages } from '../pages/pages.ts';
import type { NewsFeed } from '../seo/news-feed.ts';
import type { Sitemaps } from '../seo/sitemaps.ts';
import { type DomainHandoffEndpoint, handoffPath } from './domain-handoff.ts';
import type { GraphqlEndpoint } from './graphql.ts';
import { answerMapTiles } from './map-tiles.ts';
import type { Media } from './media.ts';
import type { NewsletterEndpoint } from './newsletter.ts';
import type { Offline } from './offline.ts';
import type { QuotationFile } from './quotation-file.ts';

export type Endpoints = {
  pages: Pages;
  forms: FormsEndpoint;
  media: Media;
  graphql: GraphqlEndpoint;
  files: StaticFiles;
  sitemaps: Sitemaps;
  newsFeed: NewsFeed;
  newsletter: NewsletterEndpoint;
  account: AccountEndpoint;
  offline: Offline;
  quotationFile: QuotationFile;
  domainHandoff: DomainHandoffEndpoint;
};

type Answer = (httpContext: HttpContext, address: SiteAddress, clientIp: string) => boolean | Promise<boolean>;

type Endpoint = {
  methods: readonly string[] | 'any';
  /** The paths that it serves, for readers. `answer` decides. */
  paths: string;
  /** Answers the request. Returns or resolves to false if it does not serve the path. */
  answer: Answer;
};

const get = ['GET', 'HEAD'];
const post = ['POST'];

export const isGraphql = (path: string): boolean => path === '/graphql' || path === '/graphql/';

export type EndpointTable = readonly Endpoint[];

/** Returns the endpoints in the order in which they are tried. Health checks and cached pages are answered before them. */
export function endpointTable(endpoints: Endpoints, { mapTiles }: Configuration): EndpointTable {
  const { graphql, domainHandoff, quotationFile, newsletter, account, forms, files, media, sitemaps, newsFeed, offline, pages } =
    endpoints;
  const row = (methods: Endpoint['methods'], paths: string, answer: Answer): Endpoint => ({ methods, paths, answer });
  return [
    row(post, '/graphql/', (http, ...at) => isGraphql(http.path) && done(graphql.answer(http, ...at))),
    row('any', '/graphql/', (http) => isGraphql(http.path) && refuseMethod(http, post)),
    row(
      'any',
      handoffPath,
      (httpContext, address, clientIp) =>
        httpContext.path === handoffPath && done(domainHandoff.answer({ httpContext, address, clientIp })),
    ),
    row('any', '/quotation-file/, /quotation-file/{number}/', (...request) => quotationFile.answer(...request)),
    row('any', 'page after a newsletter sign-up: form, links of emails', (...request) => newsletter.answer(...request)),
    row('any', 'account pages: forms, links of emails; passes url-encoded forms of editors on to `forms`', (...request) =>
      account.answer(...request),
    ),
    row(post, 'every other page: form', (http, ...at) => pages.isPage(http.path) && done(forms.answer(http, ...at))),
    row(get, '/assets/, and other files of the build', (http) => files.answer(http)),
    row(get, '/map-tiles/', (http) => answerMapTiles(http, mapTiles)),
    row(get, '/media/', (http, { locale }, clientIp) => media.answer(http, locale, clientIp)),
    row(get, '/robots.txt, sitemaps', (http, address) => sitemaps.answer(http, address)),
    row(get, 'news feed of each language', (http, address) => newsFeed.answer(http, address)),
    row(get, '/old-browser.js', (http) => answerOldBrowser(http)),
    row(get, '/sw.js, /offline.html', (http, address) => offline.answer(http, address)),
    row(get, 'every other path: page', (...request) => done(pages.answer(...request))),
    row('any', 'every other path', (http) => refuseMethod(http, get)),
  ];
}

async function done(answered: Promise<void>): Promise<true> {
  await answered;
  return true;
}

/** Answers a request whose method the path does not allow. */
function refuseMethod(httpContext: HttpContext, allowed: readonly string[]): true {
  const text = `Only ${allowed.join(' and ')} ${allowed.length > 1 ? 'are' : 'is'} allowed.`;
  answerText(httpContext, 405, text, ['Allow', allowed.join(', ')]);
  return true;
}
