import { existsSync } from 'node:fs';
import type { BlockList } from 'node:net';
import { resolve } from 'node:path';
import { isDemoOn } from '@plantsoen/configuration/demo-content.mjs';
import { type Environment, readVariables, type Values } from '@plantsoen/configuration/read-variables.mjs';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { type ObservabilitySettings, observabilityOf } from '@plantsoen/observability/settings.ts';
import { ensureFieldKeys, type FieldKeys, fieldKeysFile, parseFieldKeys } from './field-keys.ts';
import type { LogLevel } from './log.ts';
import { type SearchService, searchServiceOf } from './search-service.ts';
import { ensureSecrets, secretsFile } from './secrets.ts';
import { type S3Settings, s3SettingsOf } from './storage/storage-settings.ts';

/** Bot check that replaces the built-in one (API-10); `origin` is its host. */
export type Recaptcha = { siteKey: string; secret: string; origin: string };

/** Automation service that receives newsletter sign-ups (API-10): its address, its key, and a list per language. */
export type MailingService = { url: string; key: string; lists: Record<LocaleCode, string> };

/**
 * Settings of new accounts: whether they are logged in at once, before activation, and whether an editor must approve them before they
 * see prices.
 */
export type MemberSettings = { logInAtOnce: boolean; needApproval: boolean };

/** Configuration of the backend's programs, read from environment variables (see docs/configuration.md). */
export type Configuration = {
  databaseUrl: string;
  /** Replica of the database for reads of guests, if there is one. */
  databaseReadUrl: string | undefined;
  /** Connection of the owner of the database, which migrates it. */
  migrationDatabaseUrl: string;
  dataFolder: string;
  /** Bucket of originals, crops and uploads. Without it they are in the data folder. */
  s3: S3Settings | undefined;
  apiPort: number;
  /** Address of the interface on which the API listens. */
  apiHost: string;
  /** Files of the certificate and key with which the API serves HTTPS, if configured. */
  apiTls: TlsFiles | undefined;
  adminUrl: string;
  /** Reverse proxies whose X-Forwarded-For header the admin trusts. */
  trustedProxies: BlockList;
  siteUrls: Record<LocaleCode, string>;
  /** Origin of the preview pictures of videos. */
  videoPictureOrigin: string;
  /** Tokens that the API accepts; the first is the current one. */
  serviceTokens: readonly [string, ...string[]];
  payloadSecret: string;
  /** Former secrets, which only verify links without an end. */
  previousSecrets: readonly string[];
  /** Keys of encrypted form fields (FRM-02). */
  fieldKeys: FieldKeys;
  demoContent: boolean;
  /** Email address of the first administrator, if configured. */
  adminEmail: string | undefined;
  /** SMTP server for emails. Without it each email is written to a file in the data folder. */
  smtpUrl: string | undefined;
  /** Sender of emails: `Name <address>`, or an address. */
  mailFrom: string;
  members: MemberSettings;
  /** Whether every editor must enter a code at log-in. */
  needsSecondFactor: boolean;
  /** Bearer tokens that the API accepts for metadata, if configured (SEO-01); the site sends the first. */
  metadataTokens: readonly string[];
  /** Without it forms use the built-in captcha. */
  recaptcha: Recaptcha | undefined;
  /** Without it subscribers are stored in the database. */
  mailingService: MailingService | undefined;
  /** Without it the database is searched. */
  searchService: SearchService | undefined;
  /** Whether targets of webhooks may be on this machine, for tests. */
  webhooksToLocalhost: boolean;
  limits: Limits;
  /** Seconds after SIGTERM in which requests are still accepted, while `/ready/` already fails. */
  drainSeconds: number;
  logLevel: LogLevel;
  /** Metrics and traces of the API and the admin. */
  observability: Record<'api' | 'admin', ObservabilitySettings>;
  production: boolean;
};

/** Paths of a certificate chain and its private key, both in PEM. */
export type TlsFiles = { certFile: string; keyFile: string };

/** Sizes of pools and queues, timeouts in milliseconds, and retention in days. */
export type Limits = {
  connections: { requests: number; admin: number; searches: number };
  concurrency: { jobs: number; mails: number; webhooks: number };
  maxWaitingDocuments: number;
  waitingUploadBytes: number;
  searchTimeoutMs: number;
  requestTimeoutMs: number;
  retentionDays: Record<
    'audit' | 'activity' | 'trash' | 'webhooks' | 'failedJobs' | 'changes' | 'searches' | 'mailFiles' | 'siteAssets',
    number
  >;
};

/** Either a configuration, or one line for each error. */
export type ConfigurationResult = { configuration: Configuration } | { problems: string[] };

type BackendValues = Values<'api' | 'admin' | 'command'>;

/** Reads and validates the environment. Without a bucket it generates secrets that the environment does not set. */
export function readConfiguration(env: Environment): ConfigurationResult {
  const read = readVariables(env, ['api', 'admin', 'command']);
  if ('problems' in read) return read;
  const { values } = read;
  const problems: string[] = [];
  if (values.DATABASE_URL === undefined)
    problems.push('DATABASE_URL is not set: `npm start` launches the embedded database and sets it');
  const fieldKeys = values.FIELD_KEYS === undefined ? undefined : parseFieldKeys(values.FIELD_KEYS);
  if (typeof fieldKeys === 'string') problems.push(`FIELD_KEYS ${fieldKeys}`);
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined)
    problems.push('MAIL_FROM is not set: it is required if SMTP_URL is set');
  // The comment within keeps the admin's bundler from including the content of the folder.
  const dataFolder = resolve(/* turbopackIgnore: true */ values.DATA_FOLDER);
  const configuration = {
    databaseUrl: values.DATABASE_URL ?? '',
    databaseReadUrl: values.DATABASE_READ_URL,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL ?? values.DATABASE_URL ?? '',
    dataFolder,
    s3: s3SettingsOf(values, problems),
    apiPort: values.API_PORT,
    apiHost: values.API_HOST,
    apiTls: apiTlsOf(values, problems),
    adminUrl: values.ADMIN_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    siteUrls: { nl: values.SITE_URL_NL, en: values.SITE_URL_EN, de: values.SITE_URL_DE },
    videoPictureOrigin: values.VIDEO_PICTURE_URL,
    demoContent: isDemoOn(env, values.DEMO_CONTENT),
    adminEmail: values.ADMIN_EMAIL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'noreply@localhost',
    members: { logInAtOnce: values.MEMBER_LOGIN_AFTER_REGISTRATION, needApproval: values.MEMBER_APPROVAL },
    needsSecondFactor: values.ADMIN_SECOND_FACTOR === 'required',
    metadataTokens: values.METADATA_TOKEN ?? [],
    recaptcha: recaptchaOf(values, problems),
    mailingService: mailingServiceOf(values, problems),
    searchService: searchServiceOf(values, problems),
    webhooksToLocalhost: values.WEBHOOKS_TO_LOCALHOST,
    limits: limitsOf(values),
    drainSeconds: values.DRAIN_SECONDS,
    logLevel: values.LOG_LEVEL,
    observability: {
      api: observabilityOf(values, values.API_METRICS_PORT),
      admin: observabilityOf(values, values.ADMIN_METRICS_PORT),
    },
    production: env.NODE_ENV === 'production',
  };
  if (configuration.s3) problems.push(...secretsToSet(values, dataFolder));
  if (problems.length > 0 || typeof fieldKeys === 'string') return { problems };
  try {
    return {
      configuration: { ...configuration, ...allSecrets(values, dataFolder), fieldKeys: fieldKeys ?? ensureFieldKeys(dataFolder) },
    };
  } catch (error) {
    return {
      problems: [`DATA_FOLDER: secrets.json or field-keys.txt in ${dataFolder} cannot be read or written: ${messageOf(error)}`],
    };
  }
}

function limitsOf(values: BackendValues): Limits {
  return {
    connections: {
      requests: values.DATABASE_CONNECTIONS,
      admin: values.ADMIN_DATABASE_CONNECTIONS,
      searches: values.SEARCH_CONNECTIONS,
    },
    concurrency: { jobs: values.JOB_CONCURRENCY, mails: values.MAIL_CONCURRENCY, webhooks: values.WEBHOOK_CONCURRENCY },
    maxWaitingDocuments: values.MAX_WAITING_DOCUMENTS,
    waitingUploadBytes: values.WAITING_UPLOADS_MB * 1_000_000,
    searchTimeoutMs: values.SEARCH_TIMEOUT_MS,
    requestTimeoutMs: values.UPLOAD_TIMEOUT_SECONDS * 1000,
    retentionDays: {
      audit: values.AUDIT_DAYS,
      activity: values.ACTIVITY_DAYS,
      trash: values.TRASH_DAYS,
      webhooks: values.WEBHOOK_DAYS,
      failedJobs: values.FAILED_JOB_DAYS,
      changes: values.CHANGE_DAYS,
      searches: values.SEARCH_LOG_DAYS,
      mailFiles: values.MAIL_FILE_DAYS,
      siteAssets: values.SITE_ASSET_DAYS,
    },
  };
}

function apiTlsOf({ API_TLS_CERT_FILE, API_TLS_KEY_FILE }: BackendValues, problems: string[]): TlsFiles | undefined {
  if (API_TLS_CERT_FILE && API_TLS_KEY_FILE) return { certFile: API_TLS_CERT_FILE, keyFile: API_TLS_KEY_FILE };
  if (API_TLS_CERT_FILE || API_TLS_KEY_FILE) problems.push('API_TLS_CERT_FILE and API_TLS_KEY_FILE must be set together');
  return undefined;
}

/** Returns the settings of reCAPTCHA, which must be complete or absent. */
function recaptchaOf(values: BackendValues, problems: string[]): Recaptcha | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_URL: origin } = values;
  if (siteKey && secret) return { siteKey, secret, origin };
  if (siteKey || secret) problems.push('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together');
  return undefined;
}

/** Returns the configured secrets, and generated ones for those that are missing. */
function allSecrets({ SERVICE_TOKEN, PAYLOAD_SECRET }: BackendValues, dataFolder: string) {
  const own = SERVICE_TOKEN && PAYLOAD_SECRET ? undefined : ensureSecrets(dataFolder);
  const [payloadSecret = '', ...previousSecrets] = PAYLOAD_SECRET ?? [own?.payloadSecret, ...(own?.previousSecrets ?? [])];
  return { serviceTokens: SERVICE_TOKEN ?? ([own?.serviceToken ?? ''] as const), payloadSecret, previousSecrets };
}

/** Returns a line for each secret that machines with a bucket in common, but separate data folders, would generate differently. */
function secretsToSet(values: BackendValues, dataFolder: string): string[] {
  const files = { SERVICE_TOKEN: secretsFile, PAYLOAD_SECRET: secretsFile, FIELD_KEYS: fieldKeysFile };
  return (['SERVICE_TOKEN', 'PAYLOAD_SECRET', 'FIELD_KEYS'] as const)
    .filter((name) => values[name] === undefined && !existsSync(files[name](dataFolder)))
    .map((name) => `${name} is not set: it is required if STORAGE_S3_BUCKET is set, with the same value on all machines`);
}

/** Returns the settings of the service, which must be complete or absent. Languages without a list share the Dutch one. */
function mailingServiceOf(values: BackendValues, problems: string[]): MailingService | undefined {
  const names = ['MAILING_SERVICE_URL', 'MAILING_SERVICE_KEY', 'MAILING_LIST_NL', 'MAILING_LIST_DE'] as const;
  const [url, key, nl, de] = names.map((name) => values[name]);
  const en = values.MAILING_LIST_EN;
  if (url && key && nl && de) return { url: url.replace(/\/+$/, ''), key, lists: { nl, en: en ?? nl, de } };
  if (url ?? key ?? nl ?? en ?? de) problems.push(`${names.join(', ')} must be set together to use the mailing service`);
  return undefined;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
