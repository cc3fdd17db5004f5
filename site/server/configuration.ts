import { readFileSync } from 'node:fs';
import { type BlockList, isIP } from 'node:net';
import { join } from 'node:path';
import { parseTrustedProxies } from '@plantsoen/contract/client-ip.ts';
import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import type { SiteHosts } from '../src/platform/locale/site-address.ts';
import { type MapTiles, mapTilesOf } from './endpoints/map-tiles.ts';

/** Configuration of the site, read from environment variables (see docs/configuration.md). */
export type Configuration = {
  port: number;
  /** Address of the interface to listen on; all interfaces if undefined. */
  host: string | undefined;
  hosts: SiteHosts;
  api: { url: string; token: string; metadataToken: string | undefined };
  trustedProxies: BlockList;
  logLevel: string;
  /** Container ID of the tag manager. Without it, no tag manager is loaded (SEO-03). */
  tagManagerId: string | undefined;
  /** Whether forms use reCAPTCHA, whose script comes from another host (API-10). */
  hasRecaptcha: boolean;
  /** Raster tiles for maps, instead of the site's own drawing (CON-01). */
  mapTiles: MapTiles | undefined;
  /** Whether browsers store visited pages for offline use (PAG-10). */
  worksOffline: boolean;
  /** Folder for pages, pictures and files that are served while the API is unreachable; 0 bytes disable the cache. */
  diskCache: { folder: string; maxBytes: number };
};

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Returns the configuration, or one line for each error. */
export function readConfiguration(env: Environment): { configuration: Configuration } | { problems: string[] } {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;
  const problem = (line: string) => void problems.push(line);

  const port = (name: string, fallback: number) => {
    const value = Number(text(name) ?? fallback);
    if (Number.isInteger(value) && value >= 1 && value <= 65_535) return value;
    problem(`${name} must be a port number from 1 to 65535`);
    return fallback;
  };
  const origin = (name: string, fallback: string) => {
    const value = (text(name) ?? fallback).replace(/\/$/, '');
    const url = URL.parse(value);
    if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value) {
      problem(`${name} must be an origin such as https://www.example.com, without a path`);
    }
    return value;
  };

  const megabytes = (name: string, fallback: number) => {
    const value = Number(text(name) ?? fallback);
    if (!Number.isInteger(value) || value < 0 || value > 1_000_000)
      problem(`${name} must be a number of megabytes from 0 to 1000000`);
    return value;
  };

  const sitePort = port('SITE_PORT', 3000);
  const origins = Object.fromEntries(
    localeCodes.map((code) => [code, origin(`SITE_URL_${code.toUpperCase()}`, `http://${code}.localhost:${sitePort}`)]),
  ) as Record<LocaleCode, string>;
  const logLevel = text('LOG_LEVEL') ?? 'info';
  if (!logLevels.includes(logLevel)) problem(`LOG_LEVEL must be one of ${logLevels.join(', ')}`);
  const dataFolder = text('DATA_FOLDER') ?? '.plantsoen';
  const token = text('SERVICE_TOKEN') ?? tokenIn(dataFolder);
  if (!token) problem('SERVICE_TOKEN is not set and the data folder contains no token yet: start the API first');
  const tagManagerId = text('TAG_MANAGER_ID');
  if (tagManagerId && !/^GTM-[A-Z0-9]{1,20}$/.test(tagManagerId))
    problem('TAG_MANAGER_ID must be a container id such as GTM-ABC1234');
  const tiles = text('MAP_TILES');
  const mapTiles = tiles ? mapTilesOf(tiles, text('MAP_ATTRIBUTION')) : undefined;
  if (tiles && !mapTiles) problem('MAP_TILES must be an address such as https://tiles.example.com/{z}/{x}/{y}.png');
  const serviceWorker = text('SERVICE_WORKER') ?? 'on';
  if (!['on', 'off'].includes(serviceWorker)) problem('SERVICE_WORKER must be on or off');
  const host = text('HOST');
  if (host && isIP(host) === 0) problem('HOST must be the IP address of an interface, such as 127.0.0.1, or :: for all');
  const configuration = {
    port: sitePort,
    host,
    hosts: { origins, others: new Set(list(env.SITE_HOSTS ?? 'localhost,127.0.0.1')) },
    api: {
      url: origin('API_URL', `http://127.0.0.1:${port('API_PORT', 3001)}`),
      token: token ?? '',
      metadataToken: text('METADATA_TOKEN'),
    },
    trustedProxies: parseTrustedProxies(text('TRUSTED_PROXIES'), problem),
    logLevel,
    tagManagerId,
    hasRecaptcha: text('RECAPTCHA_SITE_KEY') !== undefined,
    mapTiles,
    worksOffline: serviceWorker !== 'off',
    diskCache: {
      folder: text('SITE_CACHE_FOLDER') ?? join(dataFolder, 'site-cache'),
      maxBytes: megabytes('SITE_CACHE_MB', 1024) * 1024 * 1024,
    },
  };
  return problems.length > 0 ? { problems } : { configuration };
}

function list(text = ''): string[] {
  return text
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');
}

/** Returns the service token that the backend has generated for this installation, or undefined. */
function tokenIn(dataFolder: string): string | undefined {
  try {
    return JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')).serviceToken;
  } catch {
    return undefined;
  }
}
