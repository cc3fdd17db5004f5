import type { BlockList } from 'node:net';
import { resolve } from 'node:path';
import { parseTrustedProxies } from '@plantsoen/contract/client-ip.ts';
import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import { type Environment, type EnvironmentReader, environmentReader } from './environment-reader.ts';
import { ensureFieldKeys, type FieldKeys } from './field-keys.ts';
import { type LogLevel, logLevels } from './log.ts';
import { type SearchService, searchServiceFrom } from './search-service.ts';
import { ensureSecrets, type Secrets } from './secrets.ts';

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
  dataFolder: string;
  apiPort: number;
  /** Address of the interface on which the API listens. */
  apiHost: string;
  adminUrl: string;
  /** Reverse proxies whose X-Forwarded-For header the admin trusts. */
  trustedProxies: BlockList;
  siteUrls: Record<LocaleCode, string>;
  /** Origin of the preview pictures of videos. */
  videoPictureOrigin: string;
  serviceToken: string;
  payloadSecret: string;
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
  /** Bearer token that the site sends for metadata, if configured (SEO-01). */
  metadataToken: string | undefined;
  /** Without it forms use the built-in captcha. */
  recaptcha: Recaptcha | undefined;
  /** Without it subscribers are stored in the database. */
  mailingService: MailingService | undefined;
  /** Without it the database is searched. */
  searchService: SearchService | undefined;
  logLevel: LogLevel;
  production: boolean;
};

/** Either a configuration, or one line for each error. */
export type ConfigurationResult = { configuration: Configuration } | { problems: string[] };

/** Reads and validates the environment. Generates secrets that the environment does not set. */
export function readConfiguration(env: Environment): ConfigurationResult {
  const problems: string[] = [];
  const reader = environmentReader(env, problems);
  // The comment within keeps the admin's bundler from including the content of the folder.
  const dataFolder = resolve(/* turbopackIgnore: true */ reader.text('DATA_FOLDER') ?? '.plantsoen');
  const sitePort = reader.port('SITE_PORT', 3000);
  const adminPort = reader.port('ADMIN_PORT', 3002);
  const databaseUrl = reader.text('DATABASE_URL') ?? '';
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    problems.push(
      databaseUrl === ''
        ? 'DATABASE_URL is not set: `npm start` launches the embedded database and sets it'
        : 'DATABASE_URL must begin with postgres:// or postgresql://',
    );
  }
  const isOwnInstallation = databaseUrl !== '' || localeCodes.some((code) => reader.text(siteUrlName(code)) !== undefined);
  const configuration = {
    databaseUrl,
    dataFolder,
    apiPort: reader.port('API_PORT', 3001),
    apiHost: reader.address('API_HOST', '127.0.0.1'),
    adminUrl: reader.origin('ADMIN_URL', `http://localhost:${adminPort}`),
    trustedProxies: parseTrustedProxies(reader.text('TRUSTED_PROXIES'), (problem) => problems.push(problem)),
    siteUrls: Object.fromEntries(
      localeCodes.map((code) => [code, reader.origin(siteUrlName(code), `http://${code}.localhost:${sitePort}`)]),
    ) as Record<LocaleCode, string>,
    videoPictureOrigin: reader.origin('VIDEO_PICTURE_URL', 'https://i.ytimg.com'),
    demoContent: reader.onOrOff('DEMO_CONTENT', !isOwnInstallation),
    adminEmail: reader.email('ADMIN_EMAIL'),
    ...readMail(reader, problems),
    members: {
      logInAtOnce: reader.onOrOff('MEMBER_LOGIN_AFTER_REGISTRATION', false),
      needApproval: reader.onOrOff('MEMBER_APPROVAL', false),
    },
    needsSecondFactor: reader.oneOf('ADMIN_SECOND_FACTOR', ['optional', 'required'], 'optional') === 'required',
    metadataToken: reader.text('METADATA_TOKEN'),
    recaptcha: readRecaptcha(reader, problems),
    mailingService: mailingServiceFrom(reader, problems),
    searchService: searchServiceFrom(reader, problems),
    logLevel: reader.oneOf('LOG_LEVEL', logLevels, 'info'),
    production: env.NODE_ENV === 'production',
  };
  const secrets = { serviceToken: reader.secret('SERVICE_TOKEN'), payloadSecret: reader.secret('PAYLOAD_SECRET') };
  const fieldKeys = reader.fieldKeys('FIELD_KEYS');
  if (problems.length > 0) return { problems };
  try {
    return {
      configuration: {
        ...configuration,
        ...allSecrets(secrets, dataFolder),
        fieldKeys: fieldKeys ?? ensureFieldKeys(dataFolder),
      },
    };
  } catch (error) {
    return {
      problems: [`DATA_FOLDER: secrets.json or field-keys.txt in ${dataFolder} cannot be read or written: ${messageOf(error)}`],
    };
  }
}

/** Reads the SMTP server and the sender of emails. */
function readMail({ text }: EnvironmentReader, problems: string[]) {
  const smtpUrl = text('SMTP_URL');
  const sender = text('MAIL_FROM');
  if (smtpUrl !== undefined && !isSmtpUrl(smtpUrl)) {
    problems.push('SMTP_URL must be smtp://host:port or smtps://host:port, with user:password@ if the server requires it');
  }
  if (smtpUrl !== undefined && sender === undefined) problems.push('MAIL_FROM is not set: it is required if SMTP_URL is set');
  if (sender !== undefined && !/^(?:[^<>@"\p{Cc}]{1,80} <[^@<>\s,;]+@[^@<>\s,;]+>|[^@<>\s,;]+@[^@<>\s,;]+)$/u.test(sender)) {
    problems.push('MAIL_FROM must be an email address, or a name and an address: Name <name@example.com>');
  }
  return { smtpUrl, mailFrom: sender ?? 'noreply@localhost' };
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || /[^/]/.test(url.pathname) || url.search) return false;
  try {
    return decodeURIComponent(url.username + url.password) !== undefined;
  } catch {
    return false;
  }
}

/** Reads the settings of reCAPTCHA, which must be complete or absent. */
function readRecaptcha({ text, origin }: EnvironmentReader, problems: string[]): Recaptcha | undefined {
  const siteKey = text('RECAPTCHA_SITE_KEY');
  const secret = text('RECAPTCHA_SECRET');
  const service = origin('RECAPTCHA_URL', 'https://www.google.com');
  if (siteKey && secret) return { siteKey, secret, origin: service };
  if (siteKey || secret) problems.push('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together');
  return undefined;
}

/** Returns the configured secrets, and generated ones for those that are missing. */
function allSecrets({ serviceToken, payloadSecret }: Partial<Secrets>, dataFolder: string): Secrets {
  if (serviceToken !== undefined && payloadSecret !== undefined) return { serviceToken, payloadSecret };
  const own = ensureSecrets(dataFolder);
  return { serviceToken: serviceToken ?? own.serviceToken, payloadSecret: payloadSecret ?? own.payloadSecret };
}

/** Reads the settings of the service, which must be complete or absent. Languages without a list share the Dutch one. */
function mailingServiceFrom(reader: EnvironmentReader, problems: string[]): MailingService | undefined {
  const names = ['MAILING_SERVICE_URL', 'MAILING_SERVICE_KEY', 'MAILING_LIST_NL', 'MAILING_LIST_DE'] as const;
  const [url, key, nl, de] = names.map(reader.header);
  const en = reader.header('MAILING_LIST_EN');
  const isGiven = [url, key, nl, en, de].some((value) => value !== undefined);
  const isWebAddress = /^https?:$/.test(URL.parse(url ?? '')?.protocol ?? '');
  if (url !== undefined && !isWebAddress) problems.push('MAILING_SERVICE_URL must be an address such as https://www.example.com');
  if (url && key && nl && de) return { url: url.replace(/\/+$/, ''), key, lists: { nl, en: en ?? nl, de } };
  if (isGiven) problems.push(`${names.join(', ')} must be set together to use the mailing service`);
  return undefined;
}

const siteUrlName = (code: LocaleCode) => `SITE_URL_${code.toUpperCase()}`;
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
