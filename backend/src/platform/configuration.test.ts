import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'configuration-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

const read = (env: Record<string, string> = {}) =>
  readConfiguration({ DATABASE_URL: 'postgres://db.example/plantsoen', DATA_FOLDER: dataFolder, ...env });

function configured(env: Record<string, string> = {}) {
  const result = read(env);
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  return result.configuration;
}

function problems(env: Record<string, string>) {
  const result = read(env);
  return 'problems' in result ? result.problems : [];
}

test('API-09 the defaults suit one machine; the demo is off if a database is configured', () => {
  expect(configured()).toMatchObject({
    apiPort: 3001,
    apiHost: '127.0.0.1',
    adminUrl: 'http://localhost:3002',
    siteUrls: { nl: 'http://nl.localhost:3000', de: 'http://de.localhost:3000' },
    demoContent: false,
    logLevel: 'info',
  });
  expect(configured({ DEMO_CONTENT: 'on' }).demoContent).toBe(true);
});

test('API-09 the API listens on the configured interface', () => {
  expect(configured({ API_HOST: '::' }).apiHost).toBe('::');
  expect(problems({ API_HOST: 'localhost' })).toEqual([expect.stringMatching(/^API_HOST must be the IP address/)]);
});

test('API-09 the first administrator gets the configured address', () => {
  expect(configured().adminEmail).toBeUndefined();
  expect(configured({ ADMIN_EMAIL: 'eva@example.com' }).adminEmail).toBe('eva@example.com');
  expect(problems({ ADMIN_EMAIL: 'admin@localhost' })).toEqual(["ADMIN_EMAIL must be an email address, not 'admin@localhost'"]);
});

test('API-10 the bot check is configured completely or not at all', () => {
  expect(configured().recaptcha).toBeUndefined();
  const keys = { RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET: 'secret' };
  expect(configured(keys).recaptcha).toEqual({ siteKey: 'site-key', secret: 'secret', origin: 'https://www.google.com' });
  expect(configured({ ...keys, RECAPTCHA_URL: 'https://www.recaptcha.net' }).recaptcha?.origin).toBe('https://www.recaptcha.net');
  expect(problems({ RECAPTCHA_SECRET: 'secret' })).toEqual(['RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together']);
});

test('API-09 emails are sent through the configured server and from the configured address', () => {
  expect(configured()).toMatchObject({ smtpUrl: undefined, mailFrom: 'noreply@localhost' });
  const told = { SMTP_URL: 'smtps://jan:a%40b@mail.example.com:465', MAIL_FROM: 'De Meent, Ede <info@example.com>' };
  expect(configured(told)).toMatchObject({ smtpUrl: told.SMTP_URL, mailFrom: told.MAIL_FROM });
  expect(configured({ ...told, MAIL_FROM: 'info@example.com' }).mailFrom).toBe('info@example.com');
  expect(problems({ SMTP_URL: told.SMTP_URL })).toEqual([expect.stringContaining('MAIL_FROM is not set')]);
  for (const SMTP_URL of [
    'mail.example.com',
    'https://mail.example.com',
    'smtp://',
    'smtp://x.example/path',
    'smtp://x.example?pool=true',
    'smtp://a:100%@x.example',
  ]) {
    expect(problems({ ...told, SMTP_URL }), SMTP_URL).toEqual([expect.stringContaining('SMTP_URL must be')]);
  }
  for (const MAIL_FROM of ['info', 'a@b.nl, c@d.nl', 'A <a@b.nl>, C <c@d.nl>', 'A\nBcc: <a@b.nl>', '<a@b.nl>']) {
    expect(problems({ ...told, MAIL_FROM }), MAIL_FROM).toEqual([expect.stringContaining('MAIL_FROM must be')]);
  }
});

test('LOC-01 each locale has its own origin', () => {
  expect(configured({ SITE_URL_EN: 'https://www.example.com/', SITE_PORT: '4000' }).siteUrls).toEqual({
    nl: 'http://nl.localhost:4000',
    en: 'https://www.example.com',
    de: 'http://de.localhost:4000',
  });
});

test('API-09 all invalid variables are reported, one line each', () => {
  const found = problems({
    DATABASE_URL: 'mysql://x',
    API_PORT: '70000',
    SITE_URL_DE: 'example.de/de',
    DEMO_CONTENT: 'yes',
    LOG_LEVEL: 'loud',
    SERVICE_TOKEN: 'short',
  });
  expect(found.map((line) => line.split(' ')[0])).toEqual([
    'API_PORT',
    'SITE_URL_DE',
    'LOG_LEVEL',
    'DATABASE_URL',
    'SERVICE_TOKEN',
    'DEMO_CONTENT',
  ]);
  expect(found.join('')).not.toContain('\n');
  expect(problems({ DATABASE_URL: '' })).toEqual([expect.stringContaining('DATABASE_URL is not set')]);
});

test('SEC-04 the service token is generated once, private to its owner, and shared by all programs', () => {
  const first = configured();
  expect(first.serviceTokens[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(configured()).toEqual(first);
  const file = join(dataFolder, 'secrets.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    serviceToken: first.serviceTokens[0],
    payloadSecret: first.payloadSecret,
  });
  expect(configured({ SERVICE_TOKEN: 'x'.repeat(40) })).toMatchObject({ serviceTokens: ['x'.repeat(40)] });
});

test('SEC-04 a damaged secrets file is a problem and is never replaced', () => {
  writeFileSync(join(dataFolder, 'secrets.json'), '{"serviceToken":"');
  expect(problems({})).toEqual([expect.stringContaining('secrets.json')]);
});

test('API-10 a mailing service is configured completely or not at all, with one list per language', () => {
  const service = {
    MAILING_SERVICE_URL: 'https://automation.example.com/flows/',
    MAILING_SERVICE_KEY: 'Bearer abc',
    MAILING_LIST_NL: 'list-1',
    MAILING_LIST_DE: 'list-3',
  };
  expect(configured().mailingService).toBeUndefined();
  expect(configured(service).mailingService).toEqual({
    url: 'https://automation.example.com/flows',
    key: 'Bearer abc',
    lists: { nl: 'list-1', en: 'list-1', de: 'list-3' },
  });
  expect(configured({ ...service, MAILING_LIST_EN: 'list-2' }).mailingService?.lists.en).toBe('list-2');
  const { MAILING_SERVICE_KEY: _, ...withoutKey } = service;
  expect(problems(withoutKey)).toEqual([expect.stringContaining('must be set together')]);
  expect(problems({ ...service, MAILING_SERVICE_URL: 'ftp://x' })).toEqual([expect.stringContaining('MAILING_SERVICE_URL')]);
  expect(problems({ ...service, MAILING_SERVICE_KEY: 'a\r\nHost: b' })).toEqual(['MAILING_SERVICE_KEY must be printable ASCII']);
});

test('API-10 a search service is configured completely or not at all; its hosts are the documented or the configured ones', () => {
  expect(configured().searchService).toBeUndefined();
  const service = { SEARCH_SERVICE_ID: 'APP1ABC2DE', SEARCH_SERVICE_KEY: 'abc' };
  const { readOrigins = [], writeOrigins = [], ...told } = configured(service).searchService ?? {};
  expect(told).toEqual({ applicationId: 'APP1ABC2DE', key: 'abc', indexPrefix: 'plantsoen', holdsLists: false });
  expect([readOrigins[0], writeOrigins[0]]).toEqual(['https://app1abc2de-dsn.algolia.net', 'https://app1abc2de.algolia.net']);
  expect(readOrigins.slice(1).sort()).toEqual([1, 2, 3].map((number) => `https://app1abc2de-${number}.algolianet.com`));
  const own = { ...service, SEARCH_SERVICE_URL: 'http://127.0.0.1:9', SEARCH_SERVICE_INDEX: 'test-1' };
  expect(configured(own).searchService).toMatchObject({
    readOrigins: ['http://127.0.0.1:9'],
    writeOrigins: ['http://127.0.0.1:9'],
  });
  expect(configured({ ...service, SEARCH_LISTS: 'hosted' }).searchService?.holdsLists).toBe(true);
  expect(problems({ SEARCH_LISTS: 'hosted' })).toEqual([expect.stringContaining('SEARCH_LISTS=hosted requires')]);
  expect(problems({ SEARCH_SERVICE_ID: 'APP1' })).toEqual([expect.stringContaining('must be set together')]);
  expect(problems({ ...service, SEARCH_SERVICE_ID: 'evil.example/' })).toEqual([
    expect.stringContaining('SEARCH_SERVICE_ID must'),
  ]);
  expect(problems({ ...service, SEARCH_SERVICE_INDEX: '../x' })).toEqual([expect.stringContaining('SEARCH_SERVICE_INDEX must')]);
  expect(problems({ ...service, SEARCH_SERVICE_URL: 'x' })).toEqual([expect.stringContaining('SEARCH_SERVICE_URL must')]);
});

const allSecrets = {
  SERVICE_TOKEN: 's'.repeat(40),
  PAYLOAD_SECRET: 'p'.repeat(40),
  FIELD_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
};

test('OPS-04 files are in the data folder unless a bucket is configured', () => {
  expect(configured().s3).toBeUndefined();
  expect(configured({ ...allSecrets, STORAGE_S3_BUCKET: 'files' }).s3).toEqual({
    ...{ bucket: 'files', endpoint: undefined, region: 'us-east-1', prefix: '', accessKey: undefined, pathStyle: false },
  });
  const own = {
    ...allSecrets,
    ...{ STORAGE_S3_BUCKET: 'files', STORAGE_S3_ENDPOINT: 'https://s3.example.com', STORAGE_S3_REGION: 'nl' },
    ...{ STORAGE_S3_PREFIX: 'a/b/', STORAGE_S3_ACCESS_KEY_ID: 'id', STORAGE_S3_SECRET_ACCESS_KEY: 'secret' },
  };
  expect(configured(own).s3).toEqual({
    ...{ bucket: 'files', endpoint: 'https://s3.example.com', region: 'nl', prefix: 'a/b/', pathStyle: true },
    accessKey: { id: 'id', secret: 'secret' },
  });
  expect(configured({ ...own, STORAGE_S3_PATH_STYLE: 'off' }).s3).toMatchObject({ pathStyle: false });
});

test.each([
  [{ STORAGE_S3_ENDPOINT: 'https://s3.example.com' }, 'STORAGE_S3_BUCKET is not set'],
  [{ STORAGE_S3_BUCKET: 'Files' }, 'STORAGE_S3_BUCKET must be'],
  [{ STORAGE_S3_BUCKET: 'files', STORAGE_S3_ENDPOINT: 's3.example.com' }, 'STORAGE_S3_ENDPOINT must be an origin'],
  [{ STORAGE_S3_BUCKET: 'files', STORAGE_S3_PREFIX: '/a' }, 'STORAGE_S3_PREFIX must be a folder'],
  [{ STORAGE_S3_BUCKET: 'files', STORAGE_S3_PREFIX: 'a/../b' }, 'STORAGE_S3_PREFIX must be a folder'],
  [{ STORAGE_S3_BUCKET: 'files', STORAGE_S3_ACCESS_KEY_ID: 'id' }, 'must be set together'],
  [{ STORAGE_S3_BUCKET: 'files', STORAGE_S3_PATH_STYLE: 'yes' }, 'STORAGE_S3_PATH_STYLE must be on or off'],
])('OPS-04 an invalid bucket is refused in one line: %o', (env, line) => {
  expect(problems({ ...allSecrets, ...env })).toEqual([expect.stringContaining(line)]);
});

test('OPS-04 OPS-10 with a bucket, secrets are refused that each machine would generate for itself', () => {
  const bucket = { STORAGE_S3_BUCKET: 'files' };
  const { FIELD_KEYS, ...others } = allSecrets;
  expect(problems({ ...bucket, ...others })).toEqual([
    'FIELD_KEYS is not set: it is required if STORAGE_S3_BUCKET is set, with the same value on all machines',
  ]);
  const lines = ['SERVICE_TOKEN', 'PAYLOAD_SECRET', 'FIELD_KEYS'].map((name) => expect.stringContaining(`${name} is not set`));
  expect(problems(bucket)).toEqual(lines);
  expect(readdirSync(dataFolder), 'nothing is generated').toEqual([]);
  const generated = configured();
  expect(configured(bucket), 'an existing installation moves to a bucket').toMatchObject({
    serviceTokens: generated.serviceTokens,
    fieldKeys: generated.fieldKeys,
  });
});
