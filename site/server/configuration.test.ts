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
    DATA_FOLDER: '/nowhere',
  });
  expect('problems' in result && result.problems.map((line) => line.split(/[ :]/)[0])).toEqual([
    'SITE_PORT',
    'SITE_URL_DE',
    'LOG_LEVEL',
    'SERVICE_TOKEN',
    'SERVICE_WORKER',
    'TRUSTED_PROXIES',
    'TRUSTED_PROXIES',
  ]);
});
