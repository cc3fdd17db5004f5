import { livePreviewPath } from '@plantsoen/contract/live-preview.ts';
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
import type { LivePreview } from './live-preview.ts';
import { answerMapTiles } from './map-tiles.ts';
import type { Media } from './media.ts';
import type { NewsletterEndpoint } from './newsletter.ts';
import type { Offline } from './offline.ts';
import type { ProductFeed } from './product-feed.ts';
import type { QuotationFile } from './quotation-file.ts';

export type Endpoints = {
  pages: Pages;
  forms: FormsEndpoint;
  media: Media;
  graphql: GraphqlEndpoint;
  files: StaticFiles;
  sitemaps: Sitemaps;
  newsFeed: NewsFeed;
  productFeed: ProductFeed;
  newsletter: NewsletterEndpoint;
  account: AccountEndpoint;
  offline: Offline;
  quotationFile: QuotationFile;
  domainHandoff: DomainHandoffEndpoint;
  livePreview: LivePreview;
};

type Answer = (httpContext: HttpContext, address: SiteAddress, clientIp: string) => boolean | Promise<boolean>;

type Endpoint = {
  /** Name in metrics and traces. */
  route: string;
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
  const { graphql, domainHandoff, livePreview, quotationFile, newsletter, account, forms } = endpoints;
  const { files, media, sitemaps, newsFeed, productFeed, offline, pages } = endpoints;
  const row = (route: string, methods: Endpoint['methods'], paths: string, answer: Answer): Endpoint => ({
    route,
    methods,
    paths,
    answer,
  });
  return [
    row('graphql', post, '/graphql/', (http, ...at) => isGraphql(http.path) && done(graphql.answer(http, ...at))),
    row('graphql', 'any', '/graphql/', (http) => isGraphql(http.path) && refuseMethod(http, post)),
    row(
      'domain-handoff',
      'any',
      handoffPath,
      (httpContext, address, clientIp) =>
        httpContext.path === handoffPath && done(domainHandoff.answer({ httpContext, address, clientIp })),
    ),
    row('live-preview', [...get, ...post], livePreviewPath, (...request) => livePreview.answer(...request)),
    row('quotation-file', 'any', '/quotation-file/, /quotation-file/{number}/', (...request) => quotationFile.answer(...request)),
    row('newsletter', 'any', 'page after a newsletter sign-up: form, links of emails', (...request) =>
      newsletter.answer(...request),
    ),
    row(
      'account',
      'any',
      'account pages: forms, links of emails; passes url-encoded forms of editors on to `forms`',
      (...request) => account.answer(...request),
    ),
    row('form', post, 'every other page: form', (http, ...at) => pages.isPage(http.path) && done(forms.answer(http, ...at))),
    row('asset', get, '/assets/, and other files of the build', (http) => files.answer(http)),
    row('map-tiles', get, '/map-tiles/', (http) => answerMapTiles(http, mapTiles)),
    row('media', get, '/media/', (http, { locale }, clientIp) => media.answer(http, locale, clientIp)),
    row('sitemap', get, '/robots.txt, sitemaps', (http, address) => sitemaps.answer(http, address)),
    row('news-feed', get, 'news feed of each language', (http, address) => newsFeed.answer(http, address)),
    row('product-feed', get, '/feeds/products.json, /feeds/products.schema.json', (...request) => productFeed.answer(...request)),
    row('old-browser', get, '/old-browser.js', (http) => answerOldBrowser(http)),
    row('offline', get, '/sw.js, /offline.html', (http, address) => offline.answer(http, address)),
    row('page', get, 'every other path: page', (...request) => done(pages.answer(...request))),
    row('refused-method', 'any', 'every other path', (http) => refuseMethod(http, get)),
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
