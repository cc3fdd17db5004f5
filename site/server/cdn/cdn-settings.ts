/** A shared cache in front of the site, which the site purges. */
export type CdnSettings = {
  kind: 'fastly' | 'cloudflare' | 'http';
  /** ID of the service (Fastly) or zone (Cloudflare). */
  serviceId: string | undefined;
  token: string | undefined;
  /** Addresses that receive purges, each of them all purges. */
  urls: readonly string[];
  /** HTTP method of purges of plain HTTP. */
  method: 'PURGE' | 'POST';
  maxAgeSeconds: number;
  staleIfErrorSeconds: number;
};

/** Values of the variables of the CDN. */
type CdnValues = {
  CDN: 'off' | CdnSettings['kind'];
  CDN_SERVICE_ID: string | undefined;
  CDN_TOKEN: string | undefined;
  CDN_PURGE_URL: readonly string[] | undefined;
  CDN_PURGE_METHOD: CdnSettings['method'];
  CDN_MAX_AGE_SECONDS: number;
  STALE_IF_ERROR_HOURS: number;
};

const apis = { fastly: ['https://api.fastly.com'], cloudflare: ['https://api.cloudflare.com'], http: [] } as const;

/** Returns the settings of the CDN, undefined without one, or one line for each missing variable. */
export function cdnSettingsOf(values: CdnValues): CdnSettings | undefined | { problems: string[] } {
  const { CDN: kind } = values;
  if (kind === 'off') return undefined;
  const needed = kind === 'http' ? (['CDN_PURGE_URL'] as const) : (['CDN_SERVICE_ID', 'CDN_TOKEN'] as const);
  const problems = needed.filter((name) => values[name] === undefined).map((name) => `${name} is required with CDN=${kind}`);
  if (problems.length > 0) return { problems };
  return {
    kind,
    serviceId: values.CDN_SERVICE_ID,
    token: values.CDN_TOKEN,
    urls: (values.CDN_PURGE_URL ?? apis[kind]).map((url) => url.replace(/\/+$/, '')),
    method: values.CDN_PURGE_METHOD,
    maxAgeSeconds: values.CDN_MAX_AGE_SECONDS,
    staleIfErrorSeconds: values.STALE_IF_ERROR_HOURS * 3600,
  };
}
