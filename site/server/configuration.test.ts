import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

const token = 'a'.repeat(32);

test('LOC-02 without variables, each locale has its own domain below localhost', () => {
  const result = readConfiguration({ SERVICE_TOKEN: token, SITE_PORT: '4000' });
  expect(result).toMatchObject({
    configuration: {
      port: 4000,
      hosts: { origins: { nl: 'http://nl.localhost:4000', en: 'http://en.localhost:4000', de: 'http://de.localhost:4000' } },
      api: { url: 'http://127.0.0.1:3001', token },
    },
  });
});

test('LOC-02 the list of further hosts may be empty', () => {
  const result = readConfiguration({ SERVICE_TOKEN: token, SITE_HOSTS: '' });
  expect('configuration' in result && result.configuration.hosts.others).toEqual(new Set());
});

test('each invalid variable is reported on one line', () => {
  const result = readConfiguration({
    SITE_PORT: 'x',
    SITE_URL_DE: 'de.example.com/pfad',
    TRUSTED_PROXIES: '10.0.0.0/33,proxy',
    LOG_LEVEL: 'loud',
    SERVICE_WORKER: 'no',
    MAP_TILES: 'http://tiles.example.org/{z}/{x}/{y}.png',
  });
  expect('problems' in result && result.problems.map((line) => line.split(' ')[0])).toEqual([
    'SITE_PORT',
    'SITE_URL_DE',
    'TRUSTED_PROXIES',
    'LOG_LEVEL',
    'MAP_TILES',
    'SERVICE_WORKER',
  ]);
});

test('OPS-10 the site sends the first of several tokens', () => {
  const METADATA_TOKEN = 'new,old';
  const result = readConfiguration({ SERVICE_TOKEN: `${'n'.repeat(32)},${token}`, METADATA_TOKEN });
  expect('configuration' in result && result.configuration.api).toMatchObject({ token: 'n'.repeat(32), metadataToken: 'new' });
});

test('API-09 the site needs a service token', () => {
  expect(readConfiguration({ DATA_FOLDER: '/nowhere' })).toEqual({
    problems: [expect.stringContaining('SERVICE_TOKEN is not set')],
  });
});

test('CON-01 tiles are configured by an address template with their attribution', () => {
  const url = 'https://tiles.example.org/{z}/{x}/{y}.png';
  const result = readConfiguration({ SERVICE_TOKEN: token, MAP_TILES: url, MAP_ATTRIBUTION: '© Kaart' });
  expect(result).toMatchObject({ configuration: { mapTiles: { url, attribution: '© Kaart' } } });
});

test.each([
  ['fastly', ['CDN_SERVICE_ID is required with CDN=fastly', 'CDN_TOKEN is required with CDN=fastly']],
  ['cloudflare', ['CDN_SERVICE_ID is required with CDN=cloudflare', 'CDN_TOKEN is required with CDN=cloudflare']],
  ['http', ['CDN_PURGE_URL is required with CDN=http']],
])('OPS-09 with CDN=%s the missing variables are named', (CDN, problems) => {
  expect(readConfiguration({ SERVICE_TOKEN: token, CDN })).toEqual({ problems });
});

test('OPS-09 OPS-10 a CDN has its documented address, and its token may come from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cdn-token-'));
  const file = join(folder, 'token');
  writeFileSync(file, 'secret\n');
  const result = readConfiguration({ SERVICE_TOKEN: token, CDN: 'fastly', CDN_SERVICE_ID: 'one', CDN_TOKEN_FILE: file });
  rmSync(folder, { recursive: true });
  expect(result).toMatchObject({
    configuration: { cdn: { kind: 'fastly', token: 'secret', urls: ['https://api.fastly.com'], maxAgeSeconds: 3600 } },
  });
});

test('OPS-09 several caches receive purges by a list of addresses', () => {
  const addresses = 'http://10.0.0.5:6081/, http://10.0.0.6:6081/purge';
  const result = readConfiguration({ SERVICE_TOKEN: token, CDN: 'http', CDN_PURGE_URL: addresses });
  expect('configuration' in result && result.configuration.cdn?.urls).toEqual([
    'http://10.0.0.5:6081',
    'http://10.0.0.6:6081/purge',
  ]);
  for (const CDN_PURGE_URL of ['http://10.0.0.5/,10.0.0.6', 'http://10.0.0.5/,http://user:secret@10.0.0.6/', 'http://user@a/']) {
    const broken = readConfiguration({ SERVICE_TOKEN: token, CDN: 'http', CDN_PURGE_URL });
    expect('problems' in broken && broken.problems[0]).toMatch(/^CDN_PURGE_URL must be addresses/);
  }
});
