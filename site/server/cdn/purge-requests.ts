import type { CdnSettings } from './cdn-settings.ts';

/** Sends the purge of some tags. Throws a PurgeError if the CDN does not confirm it. */
export type SendPurge = (tags: readonly string[], signal: AbortSignal) => Promise<void>;

/** One receiver of purges. A request contains at most `maxTags` tags and `maxBytes` bytes of them. */
export type PurgeTarget = { name: string; send: SendPurge; maxTags: number; maxBytes: number };

/** A purge that must be repeated. `retryAfterMs` is the wait that the CDN asks for. */
export class PurgeError extends Error {
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs = 0) {
    super(message);
    this.name = 'PurgeError';
    this.retryAfterMs = retryAfterMs;
  }
}

type PurgeRequest = { url: string; method: string; headers: Record<string, string>; body?: string };

const json = { accept: 'application/json', 'content-type': 'application/json' };
const timeLimitMs = 10_000;

/** Tags of a request by the documentation of each CDN. Headers of plain HTTP must fit into 8 kB with many caches. */
const limits = {
  fastly: { maxTags: 256, maxBytes: 64_000 },
  cloudflare: { maxTags: 100, maxBytes: 64_000 },
  http: { maxTags: 256, maxBytes: 4000 },
} as const;

/** Builds the purge of some tags. Fastly and Cloudflare delete the pages; a soft purge could still show withdrawn content. */
const builders: Record<CdnSettings['kind'], (settings: CdnSettings, url: string, tags: readonly string[]) => PurgeRequest> = {
  fastly: ({ serviceId, token = '' }, url, tags) => ({
    url: `${url}/service/${serviceId}/purge`,
    method: 'POST',
    headers: { ...json, 'fastly-key': token },
    body: JSON.stringify({ surrogate_keys: tags }),
  }),
  cloudflare: ({ serviceId, token }, url, tags) => ({
    url: `${url}/client/v4/zones/${serviceId}/purge_cache`,
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ tags }),
  }),
  http: ({ method, token }, url, tags) => ({
    url,
    method,
    headers: { ...json, 'surrogate-key': tags.join(' '), ...(token && { authorization: `Bearer ${token}` }) },
    ...(method === 'POST' && { body: JSON.stringify({ tags }) }),
  }),
};

/** Returns the receivers of purges. Several caches of plain HTTP are independent of each other. */
export function purgeTargets(settings: CdnSettings): PurgeTarget[] {
  const { kind } = settings;
  return settings.urls.map((url) => ({
    name: new URL(url).host,
    ...limits[kind],
    send: (tags, signal) => sendPurge(builders[kind](settings, url, tags), signal),
  }));
}

async function sendPurge({ url, ...request }: PurgeRequest, signal: AbortSignal): Promise<void> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
  const response = await fetch(url, { ...request, signal: limited, redirect: 'manual' }).catch((error: Error) => {
    throw new PurgeError(String(error.cause ?? error));
  });
  const text = await response.text().catch(() => '');
  if (response.ok && !/"success"\s*:\s*false/.test(text)) return;
  throw new PurgeError(
    `the CDN answered with status ${response.status}: ${text.slice(0, 200)}`,
    retryAfterMs(response.headers.get('retry-after') ?? ''),
  );
}

/** Returns the wait in milliseconds of the header Retry-After: a number of seconds or a date. */
function retryAfterMs(value: string): number {
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : 0;
}
