import * as is from '../kinds.mjs';

/** Sizes of caches and pools, timeouts and retention. The defaults suit 2 processors and 4 GB of memory. */
export const limits = /** @type {const} */ ({
  SITE_CACHE_MB: {
    kind: is.count('megabytes', 0, 1_000_000),
    default: '1024',
    programs: ['site'],
    description: 'maximum size of `SITE_CACHE_FOLDER`; 0 disables it',
  },
  STALE_IF_ERROR_HOURS: {
    kind: is.count('hours', 0, 87_600),
    default: '168',
    programs: ['site'],
    description:
      'time after its rendering in which a page is answered from `SITE_CACHE_FOLDER` while the API fails; 0 disables it',
  },
  CDN_MAX_AGE_SECONDS: {
    // Forms without scripts contain a token that is valid for a day.
    kind: is.count('seconds', 1, 43_200),
    default: '3600',
    programs: ['site'],
    description: 'time in which a CDN answers a page without asking the site, unless it is purged',
  },
  PAGE_CACHE_MB: {
    kind: is.count('megabytes', 1, 100_000),
    default: '48',
    programs: ['site'],
    description: 'memory for pages; 1 MB holds about 50 pages',
  },
  DATA_CACHE_MB: {
    kind: is.count('megabytes', 1, 100_000),
    default: '32',
    programs: ['site'],
    description: 'memory for answers of the API to guests',
  },
  MEMBER_CACHE_MB: {
    kind: is.count('megabytes', 1, 100_000),
    default: '8',
    programs: ['site'],
    description: 'memory for answers of the API that approved members share',
  },
  SITEMAP_CACHE_MB: {
    kind: is.count('megabytes', 1, 100_000),
    default: '16',
    programs: ['site'],
    description: 'memory for compressed sitemaps',
  },
  API_TIMEOUT_MS: {
    kind: is.count('milliseconds', 100, 60_000),
    default: '4000',
    programs: ['site'],
    description: 'time that a page waits for the API in total, before it shows stored content or 503',
  },
  SITE_REQUEST_TIMEOUT_SECONDS: {
    kind: is.count('seconds', 10, 86_400),
    default: '660',
    programs: ['site'],
    description: 'time for a complete request, including an upload',
  },
  SHUTDOWN_TIMEOUT_SECONDS: {
    kind: is.count('seconds', 1, 600),
    default: '10',
    programs: ['site'],
    description: 'time for running requests after a stop signal',
  },
  DRAIN_SECONDS: {
    kind: is.count('seconds', 0, 300),
    default: '0',
    programs: ['site', 'api', 'admin'],
    description:
      'time after SIGTERM in which requests are still accepted while `/ready/` fails; longer than the interval of the checks of a balancer',
  },
  DATABASE_CONNECTIONS: {
    kind: is.count('connections', 2, 1000),
    default: '10',
    programs: ['api'],
    description: 'connections of each API for requests; searches, jobs and the change stream need others',
  },
  ADMIN_DATABASE_CONNECTIONS: {
    kind: is.count('connections', 2, 1000),
    default: '5',
    programs: ['admin'],
    description: 'connections of the admin',
  },
  SEARCH_CONNECTIONS: {
    kind: is.count('connections', 1, 1000),
    default: '4',
    programs: ['api'],
    description: 'connections of each API for searches',
  },
  SEARCH_TIMEOUT_MS: {
    kind: is.count('milliseconds', 100, 60_000),
    default: '2000',
    programs: ['api'],
    description: 'time for a search, also as statement timeout in the database',
  },
  JOB_CONCURRENCY: {
    kind: is.count('jobs', 1, 100),
    default: '2',
    programs: ['api'],
    description: 'jobs that each API runs at a time; needs two connections more',
  },
  MAIL_CONCURRENCY: {
    kind: is.count('emails', 1, 100),
    default: '3',
    programs: ['api'],
    description: 'emails that each API sends at a time; needs two connections more',
  },
  WEBHOOK_CONCURRENCY: {
    kind: is.count('webhooks', 1, 100),
    default: '2',
    programs: ['api'],
    description: 'webhooks that each API sends at a time; needs two connections more',
  },
  UPLOAD_TIMEOUT_SECONDS: {
    kind: is.count('seconds', 10, 86_400),
    default: '300',
    programs: ['api'],
    description: 'time for a complete request to the API, including an upload',
  },
  WAITING_UPLOADS_MB: {
    kind: is.count('megabytes', 100, 1_000_000),
    default: '2000',
    programs: ['api'],
    description: 'total size of files that wait for their form to be sent; networks with few waiting files share as much again',
  },
  MAX_WAITING_DOCUMENTS: {
    kind: is.count('documents', 1, 1000),
    default: '12',
    programs: ['api'],
    description: 'quotation documents that wait to be made; further requests answer 503',
  },
  AUDIT_DAYS: {
    kind: is.count('days', 1, 36_500),
    default: '730',
    programs: ['api'],
    description: 'retention of the access log',
  },
  WEBHOOK_DAYS: {
    kind: is.count('days', 1, 3650),
    default: '30',
    programs: ['api'],
    description: 'retention of the log of webhooks',
  },
  ACTIVITY_DAYS: {
    kind: is.count('days', 1, 36_500),
    default: '730',
    programs: ['api'],
    description: 'retention of the activity log',
  },
  TRASH_DAYS: {
    kind: is.count('days', 1, 36_500),
    default: '30',
    programs: ['api', 'admin'],
    description: 'time in which deleted entries and files can be restored from the trash',
  },
  FAILED_JOB_DAYS: {
    kind: is.count('days', 1, 3650),
    default: '30',
    programs: ['api'],
    description: 'retention of failed jobs, except those of accounts (1 day)',
  },
  CHANGE_DAYS: {
    kind: is.count('days', 1, 3650),
    default: '7',
    programs: ['api'],
    description: 'retention of the change log; a site that was disconnected for longer drops its caches',
  },
  SEARCH_LOG_DAYS: {
    kind: is.count('days', 1, 3650),
    default: '180',
    programs: ['api'],
    description: 'retention of searches without hits',
  },
  MAIL_FILE_DAYS: {
    kind: is.count('days', 1, 3650),
    default: '30',
    programs: ['api'],
    description: 'retention of emails in files',
  },
  SITE_ASSET_DAYS: {
    kind: is.count('days', 1, 365),
    default: '14',
    programs: ['api'],
    description: 'retention of the assets of a build of the site after it was last announced',
  },
  LOG_DAYS: {
    kind: is.count('days', 1, 3650),
    default: '14',
    programs: ['command'],
    description: 'retention of log files of `npm start`',
  },
});
