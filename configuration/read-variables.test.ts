import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeConfiguration } from './describe-configuration.mjs';
import { readVariables } from './read-variables.mjs';
import { allVariables } from './variables.mjs';

const folder = mkdtempSync(join(tmpdir(), 'variables-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = join(folder, `${text.length}.txt`);
  writeFileSync(file, text);
  return file;
}

const programs = ['site', 'api', 'admin', 'command'] as const;

function valuesOf(env: Record<string, string>) {
  const read = readVariables(env, programs);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return read.values;
}

describe('OPS-09 the table of variables', () => {
  it('has a default that its own rule accepts, or describes the effect without a value', () => {
    expect(readVariables({}, programs)).toHaveProperty('values');
    expect(allVariables.filter(([, entry]) => entry.default === undefined && entry.absent === undefined)).toEqual([]);
  });

  it('derives defaults from other variables', () => {
    const { ADMIN_URL, SITE_CACHE_FOLDER } = valuesOf({ ADMIN_PORT: '4002', DATA_FOLDER: '/srv/data' });
    expect(ADMIN_URL).toBe('http://localhost:4002');
    expect(SITE_CACHE_FOLDER).toBe('/srv/data/site-cache');
  });

  it('returns only the variables of the program', () => {
    const read = readVariables({ DATABASE_URL: 'mysql://db' }, ['site']);
    expect(read).not.toHaveProperty('values.DATABASE_URL');
  });

  it.each([
    [{ API_PORT: '70000' }, "API_PORT must be a port number from 1 to 65535, not '70000'"],
    [{ SITE_CACHE_MB: '1.5' }, "SITE_CACHE_MB must be a number of megabytes from 0 to 1000000, not '1.5'"],
    [
      { API_HOST: 'localhost' },
      "API_HOST must be the IP address of an interface, such as 127.0.0.1, or :: for all, not 'localhost'",
    ],
    [{ MEMBER_APPROVAL: 'yes' }, "MEMBER_APPROVAL must be on or off, not 'yes'"],
    [{ ADMIN_SECOND_FACTOR: 'on' }, "ADMIN_SECOND_FACTOR must be one of optional, required, not 'on'"],
    [{ METADATA_TOKEN_FILE: '/nowhere' }, /^METADATA_TOKEN_FILE: the file \/nowhere cannot be read \(ENOENT/],
    [{ PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET must be at least 32 characters long; several are separated by commas'],
  ])('reports %o on one line', (env, line) => {
    expect(readVariables(env, programs)).toEqual({ problems: [typeof line === 'string' ? line : expect.stringMatching(line)] });
  });

  it.each([
    'postgres://plantsoen:pa%2Fss%40word@db.example:5432/plantsoen?sslmode=verify-full&sslrootcert=/etc/a@b.crt',
    'postgresql://plantsoen@[::1]:5432/plantsoen',
    'postgres://postgres@/plantsoen?host=/run/postgresql',
    'postgres://db/plantsoen',
  ])('accepts the address of a database: %s', (DATABASE_URL) => {
    expect(valuesOf({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  });

  it.each(['pa/ss', '12/ss', 'pa@ss', 'pa#ss', 'pa?ss', 'pa%ss'])('refuses the password %s, which is not encoded', (password) => {
    const read = readVariables({ DATABASE_URL: `postgres://plantsoen:${password}@db/plantsoen` }, programs);
    expect(read).toEqual({ problems: [expect.stringMatching(/^DATABASE_URL must be postgres:.*percent-encoded$/)] });
  });

  it('SEC-04 accepts addresses and ranges of proxies, and no others', () => {
    const { TRUSTED_PROXIES } = valuesOf({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::1,' });
    expect(TRUSTED_PROXIES.check('10.1.2.3')).toBe(true);
    expect(TRUSTED_PROXIES.check('fd00::1', 'ipv6')).toBe(true);
    expect(TRUSTED_PROXIES.check('11.0.0.1')).toBe(false);
    for (const range of ['10.0.0.0/33', 'proxy', '10.0.0.0/8/1'])
      expect(readVariables({ TRUSTED_PROXIES: range }, programs), range).toHaveProperty('problems.length', 1);
  });
});

describe('OPS-10 a secret from a file', () => {
  it('is the content of the file without the line break at its end', () => {
    const DATABASE_URL_FILE = fileWith('postgres://plantsoen:a%20b@db.example/plantsoen\n');
    expect(valuesOf({ DATABASE_URL_FILE }).DATABASE_URL).toBe('postgres://plantsoen:a%20b@db.example/plantsoen');
  });

  it('is refused if the variable is set too, or the file is empty', () => {
    const both = { METADATA_TOKEN: 'a', METADATA_TOKEN_FILE: fileWith('b') };
    expect(readVariables(both, programs)).toEqual({
      problems: ['METADATA_TOKEN and METADATA_TOKEN_FILE are both set: remove one of them'],
    });
    const METADATA_TOKEN_FILE = fileWith('\n\n');
    expect(readVariables({ METADATA_TOKEN_FILE }, programs)).toEqual({
      problems: [`METADATA_TOKEN_FILE: the file ${METADATA_TOKEN_FILE} is empty`],
    });
  });

  it('exists for secrets only', () => {
    expect(valuesOf({ SITE_PORT_FILE: fileWith('4000') }).SITE_PORT).toBe(3000);
  });
});

it('OPS-09 the description has the effective value and origin of each variable, and no secret', () => {
  const described = describeConfiguration({
    SITE_PORT: '4000',
    DATABASE_URL: 'postgres://plantsoen:geheim@db.example/plantsoen?password=geheim&sslmode=verify-full',
    PAYLOAD_SECRET_FILE: fileWith('geheim'.repeat(8)),
    SMTP_URL: 'smtp://plantsoen:ge/heim@geheim@mail.example:587',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://geheim:geheim@traces.example/otlp?api-key=geheim',
    MAILING_SERVICE_URL: 'https://geheim@mailing.example/?a=b&token=geheim',
  });
  const of = (name: string) => described.find((entry) => entry.name === name);
  expect(described).toHaveLength(allVariables.length);
  expect(JSON.stringify(described)).not.toContain('geheim');
  expect(of('SITE_PORT')).toEqual({ name: 'SITE_PORT', value: '4000', origin: 'environment' });
  expect(of('API_URL')).toEqual({ name: 'API_URL', value: 'http://127.0.0.1:3001', origin: 'default' });
  expect(of('PAYLOAD_SECRET')).toEqual({ name: 'PAYLOAD_SECRET', value: '…', origin: 'file' });
  expect(of('DATABASE_URL')?.value).toBe('postgres://plantsoen:…@db.example/plantsoen?password=…&sslmode=verify-full');
  expect(of('SMTP_URL')?.value).toBe('smtp://plantsoen:…@mail.example:587');
  expect(of('OTEL_EXPORTER_OTLP_ENDPOINT')?.value).toBe('https://…@traces.example/otlp?api-key=…');
  expect(of('MAILING_SERVICE_URL')?.value).toBe('https://…@mailing.example/?a=…&token=…');
});

it('OPS-09 the report of an invalid value has no secret', () => {
  const answer = readVariables({ OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://geheim:geheim@traces.example/?key=geheim' }, programs);
  expect(answer).toHaveProperty('problems', [expect.stringContaining("not 'ftp://…@traces.example/?key=…'")]);
});
