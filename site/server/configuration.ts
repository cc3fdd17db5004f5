import { readFileSync } from 'node:fs';
import type { BlockList } from 'node:net';
import { join } from 'node:path';
import { type Environment, readVariables } from '@plantsoen/configuration/read-variables.mjs';
import { type ObservabilitySettings, observabilityOf } from '@plantsoen/observability/settings.ts';
import type { Api } from '../src/platform/data/api-send.server.ts';
import type { SiteHosts } from '../src/platform/locale/site-address.ts';
import { type CdnSettings, cdnSettingsOf } from './cdn/cdn-settings.ts';
import type { MapTiles } from './endpoints/map-tiles.ts';

/** Configuration of the site, read from environment variables (see docs/configuration.md). */
export type Configuration = {
  port: number;
  /** Address of the interface to listen on; all interfaces if undefined. */
  host: string | undefined;
  hosts: SiteHosts;
  /** Origin of the admin, which shows previews in a frame (EDT-08). */
  adminOrigin: string;
  api: Api;
  trustedProxies: BlockList;
  logLevel: string;
  observability: ObservabilitySettings;
  /** Container ID of the tag manager. Without it, no tag manager is loaded (SEO-03). */
  tagManagerId: string | undefined;
  /** Whether forms use reCAPTCHA, whose script comes from another host (API-10). */
  hasRecaptcha: boolean;
  /** Raster tiles for maps, instead of the site's own drawing (CON-01). */
  mapTiles: MapTiles | undefined;
  /** Whether browsers store visited pages for offline use (PAG-10). */
  worksOffline: boolean;
  /**
   * Folder for pages, pictures and files that are served while the API is unreachable; 0 bytes disable the cache. `maxAgeMs` is the time
   * after its rendering in which a page may be served from it.
   */
  diskCache: { folder: string; maxBytes: number; maxAgeMs: number };
  /** A CDN that the site purges. */
  cdn: CdnSettings | undefined;
  limits: SiteLimits;
  /** Seconds after SIGTERM in which requests are still accepted, while `/ready/` already fails. */
  drainSeconds: number;
};

/** Memory of the caches, and timeouts in milliseconds. */
export type SiteLimits = {
  pageCacheBytes: number;
  dataCacheBytes: number;
  memberCacheBytes: number;
  sitemapCacheBytes: number;
  /** Time that a page waits for the API in total. */
  pageTimeoutMs: number;
  requestTimeoutMs: number;
  shutdownTimeoutMs: number;
};

const megabyte = 1024 * 1024;

/** Returns the configuration, or one line for each error. */
export function readConfiguration(env: Environment): { configuration: Configuration } | { problems: string[] } {
  const read = readVariables(env, ['site']);
  if ('problems' in read) return read;
  const { values } = read;
  const token = values.SERVICE_TOKEN?.[0] ?? tokenIn(values.DATA_FOLDER);
  if (!token) return { problems: ['SERVICE_TOKEN is not set and the data folder contains no token yet: start the API first'] };
  const cdn = cdnSettingsOf(values);
  if (cdn && 'problems' in cdn) return cdn;
  const configuration = {
    port: values.SITE_PORT,
    host: values.HOST,
    hosts: {
      origins: { nl: values.SITE_URL_NL, en: values.SITE_URL_EN, de: values.SITE_URL_DE },
      others: values.SITE_HOSTS,
    },
    adminOrigin: values.ADMIN_URL,
    api: { url: values.API_URL, token, metadataToken: values.METADATA_TOKEN?.[0] },
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    observability: observabilityOf(values, values.SITE_METRICS_PORT),
    tagManagerId: values.TAG_MANAGER_ID,
    hasRecaptcha: values.RECAPTCHA_SITE_KEY !== undefined,
    mapTiles: values.MAP_TILES ? { url: values.MAP_TILES, attribution: values.MAP_ATTRIBUTION ?? '' } : undefined,
    worksOffline: values.SERVICE_WORKER,
    diskCache: {
      folder: values.SITE_CACHE_FOLDER,
      maxBytes: values.SITE_CACHE_MB * megabyte,
      maxAgeMs: values.STALE_IF_ERROR_HOURS * 3600_000,
    },
    cdn,
    limits: {
      pageCacheBytes: values.PAGE_CACHE_MB * megabyte,
      dataCacheBytes: values.DATA_CACHE_MB * megabyte,
      memberCacheBytes: values.MEMBER_CACHE_MB * megabyte,
      sitemapCacheBytes: values.SITEMAP_CACHE_MB * megabyte,
      pageTimeoutMs: values.API_TIMEOUT_MS,
      requestTimeoutMs: values.SITE_REQUEST_TIMEOUT_SECONDS * 1000,
      shutdownTimeoutMs: values.SHUTDOWN_TIMEOUT_SECONDS * 1000,
    },
    drainSeconds: values.DRAIN_SECONDS,
  };
  return { configuration };
}

/** Returns the service token that the backend has generated for this installation, or undefined. */
function tokenIn(dataFolder: string): string | undefined {
  try {
    return JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')).serviceToken;
  } catch {
    return undefined;
  }
}
