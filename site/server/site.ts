import { createServer, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { closeServer } from '@plantsoen/contract/close-server.ts';
import type { SiteValues } from '@plantsoen/observability/metrics/site-metrics.ts';
import { ChangeHistory } from '../src/platform/caching/change-history.ts';
import { followChanges } from '../src/platform/caching/change-stream.server.ts';
import { TaggedCache } from '../src/platform/caching/tagged-cache.ts';
import type { Answer } from '../src/platform/data/answer.ts';
import { ApiReach, probeReadiness } from '../src/platform/data/api-reach.server.ts';
import { AccountEndpoint } from './account/account-endpoint.ts';
import { AccountService } from './account/account-service.ts';
import { BuildAnnouncement } from './builds/announce-build.ts';
import { buildIdentity } from './builds/build-identity.ts';
import { OtherBuilds } from './builds/other-builds.ts';
import { SiteAssetsClient } from './builds/site-assets-client.ts';
import type { openCdn as OpenCdn } from './cdn/open-cdn.ts';
import type { Configuration } from './configuration.ts';
import { openDiskCaches } from './disk-cache/open-disk-caches.ts';
import { operationFiles } from './endpoints/browser-operations.ts';
import { DomainHandoffEndpoint } from './endpoints/domain-handoff.ts';
import { GraphqlEndpoint } from './endpoints/graphql.ts';
import { LivePreview } from './endpoints/live-preview.ts';
import { Media } from './endpoints/media.ts';
import { NewsletterEndpoint } from './endpoints/newsletter.ts';
import { Offline } from './endpoints/offline.ts';
import type { OfflineCode } from './endpoints/offline-code.ts';
import { ProductFeed } from './endpoints/product-feed.ts';
import { QuotationFile } from './endpoints/quotation-file.ts';
import { FormsEndpoint } from './forms/forms-endpoint.ts';
import { StaticFiles } from './http/static-files.ts';
import type { Log } from './log.ts';
import { ApiQueries } from './pages/api-queries.ts';
import { type Application, PageRenderer } from './pages/page-renderer.ts';
import { Pages } from './pages/pages.ts';
import { requestHandler } from './request-handler.ts';
import { NewsFeed } from './seo/news-feed.ts';
import { Sitemaps } from './seo/sitemaps.ts';
import { Sessions } from './session/authenticate-request.ts';

const preparationDelay = 10_000;
/** Time in milliseconds after which a site without its API counts as ready if it has pages on disk. */
const storedPagesDelay = 3000;

export type Site = {
  server: Server;
  /** Values for its metrics. */
  values: SiteValues;
  stop(): Promise<void>;
};

type SiteParts = {
  configuration: Configuration;
  log: Log;
  clientFolder: string;
  application: Application;
  offlineCode: OfflineCode;
  /** Script of the frame for previews beside a form. */
  previewScript: string;
  /** Opens the CDN of the configuration. Its code is loaded only if one is configured. */
  openCdn: typeof OpenCdn | undefined;
};

/** Assembles the site. It serves as soon as `server` listens. */
export function createSite({ configuration, log, clientFolder, application, openCdn, ...code }: SiteParts): Site {
  const { tagManagerId, hasRecaptcha, mapTiles, limits, adminOrigin } = configuration;
  const tileOrigin = mapTiles && new URL(mapTiles.url).origin;
  const history = new ChangeHistory();
  const api = { ...configuration.api, position: () => (history.hasBegun ? history.position : undefined) };
  const dataCache = new TaggedCache<Answer>(limits.dataCacheBytes, history);
  const membersCache = new TaggedCache<Answer>(limits.memberCacheBytes, history);
  const assetsClient = new SiteAssetsClient(api);
  const otherBuilds = new OtherBuilds(assetsClient, history);
  const files = new StaticFiles(clientFolder, (name) => otherBuilds.findAsset(name));
  const builtFiles = (assets = files.assets) => (assets.size > 0 ? new Map([...assets, ...operationFiles()]) : assets);
  const announcement = new BuildAnnouncement({ client: assetsClient, files: builtFiles, history, log });
  const build = buildIdentity(files.paths, configuration);
  const stored = openDiskCaches({ configuration, history, log, build });
  const { cdn: settings, diskCache, port } = configuration;
  const cdn = settings && openCdn?.({ settings, api, folder: diskCache.folder, port, build, history, log });
  const reach = new ApiReach(probeReadiness(api.url));
  const queries = new ApiQueries({ api, reach, dataCache, membersCache, pageTimeoutMs: limits.pageTimeoutMs, log });
  const renderer = new PageRenderer({
    queries,
    log,
    application,
    history,
    tagManagerId,
    hasRecaptcha,
    tileOrigin,
  });
  prepareForFailures(history, queries);
  const sessions = new Sessions((caller) => queries.askInTime(caller), log);
  const media = new Media({ api, reach, sessions, cache: stored?.media, cdn });
  const pages = new Pages({ queries, renderer, history, sessions, cdn, stale: stored?.pages, cacheBytes: limits.pageCacheBytes });
  const forms = new FormsEndpoint({ api, queries, pages, sessions, log });
  const accountParts = { queries, sessions, hosts: configuration.hosts, isPage: (path: string) => pages.isPage(path), log };
  const offline = new Offline({
    queries,
    history,
    code: code.offlineCode,
    builtPaths: files.paths,
    isOn: configuration.worksOffline,
  });
  const report = (reason: string) => log.warn({ reason }, 'the connection to the change stream failed; the site reconnects');
  const findStarts = async () => startsOf(stored?.position, await cdn?.findPosition());
  const changes = followChanges({ ...api, history, findStarts, report });
  let isStopping = false;
  let servesStored = false;
  // Shortly after the start the API may still be starting. After this delay, pages of a former process are served. With a refused token the
  // site would never get others.
  if (stored?.position !== undefined) setTimeout(() => (servesStored = true), storedPagesDelay).unref();

  const handler = requestHandler({
    configuration,
    log,
    pages,
    forms,
    media,
    account: new AccountEndpoint(new AccountService(accountParts), pages, forms),
    graphql: new GraphqlEndpoint({ queries, history, sessions, otherBuilds }),
    files,
    sitemaps: new Sitemaps({ api, history, hosts: configuration.hosts, log, cacheBytes: limits.sitemapCacheBytes }),
    newsletter: new NewsletterEndpoint(queries, pages),
    productFeed: new ProductFeed({ api, history, hosts: configuration.hosts, log }),
    newsFeed: new NewsFeed(queries, history, configuration.hosts.origins),
    offline,
    quotationFile: new QuotationFile(api, sessions),
    domainHandoff: new DomainHandoffEndpoint(queries, sessions),
    livePreview: new LivePreview({ queries, renderer, adminOrigin, script: code.previewScript }),
    isReady: () => ((history.hasBegun && announcement.isTried) || (servesStored && !changes.isRefused)) && !isStopping,
  });
  const { requestTimeoutMs: requestTimeout, shutdownTimeoutMs } = limits;
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: Math.min(20_000, requestTimeout),
      requestTimeout,
      ServerResponse: cdn?.response ?? ServerResponse,
    },
    handler,
  );
  server.on('clientError', refuseUnreadable);

  /** Drains the server, waits for the running requests and ends. */
  const stop = async () => {
    isStopping = true;
    announcement.stop();
    await closeServer(server, { drainMs: configuration.drainSeconds * 1000, maxMs: shutdownTimeoutMs });
    changes.stop();
    await cdn?.stop();
    media.stop();
    forms.stop();
    await stored?.stop();
  };
  const values: SiteValues = {
    cacheBytes: () => ({ pages: pages.cacheBytes, data: dataCache.bytes, members: membersCache.bytes }),
    isConnected: () => history.isConnected,
    changePosition: () => history.position,
    failingPurges: () => cdn?.failing() ?? 0,
  };
  return { server, values, stop };
}

/** Returns the known positions of the copies on disk and of the CDN in ascending order. */
function startsOf(...positions: (number | undefined)[]): number[] {
  return positions.filter((position) => position !== undefined).sort((one, other) => one - other);
}

/** Loads the data of the error pages at the first connection, and again some seconds after changes. */
function prepareForFailures(history: ChangeHistory, queries: ApiQueries): void {
  let isDue = false;
  const prepareLater = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      void prepare();
    }, preparationDelay).unref();
  };
  const prepare = async () => {
    if (!(await queries.prepare())) prepareLater();
  };
  history.listen({ began: () => void prepare(), changed: prepareLater, reset: prepareLater });
}

/** Answers a request that cannot be parsed: target too long, headers too large, or not HTTP. */
function refuseUnreadable(error: Error & { code?: string; rawPacket?: Buffer }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const isOverflow = error.code === 'HPE_HEADER_OVERFLOW';
  const isTarget = isOverflow && error.rawPacket?.includes('\n') === false;
  const status = isTarget ? '414 URI Too Long' : isOverflow ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
