import { malformedRequests, statusOfRaw } from '@plantsoen/contract/testing/malformed-requests.ts';
import { describe, expect, test } from 'vitest';
import { siteTest } from '../testing/test-site.ts';

const site = siteTest();

describe('SEC-07 every answer other than a page has the protective headers', () => {
  test.each([
    ['a redirect', '/over-ons', 301],
    ['a text', '/assets/none.js', 404],
    ['data', '/graphql', 405],
    ['a picture', '/media/pictures/0123456789abcdef01234567.png', 200],
    ['a refused address', '/a\\b', 400],
    ['robots.txt', '/robots.txt', 200],
  ])('%s', async (_, path, status) => {
    const { headers, ...answer } = await site.get(path);
    expect(answer.status).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  test('a redirect and a text may load no resources', async () => {
    for (const path of ['/over-ons', '/assets/none.js'])
      expect((await site.get(path)).headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('a domain without TLS sends no HSTS header', async () => {
    const { headers } = await site.get('/assets/none.js', { host: 'de.test' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

test.each(malformedRequests('nl.test', '/over-ons/'))('SEC-04 site: %s answers 400', async (_, request) => {
  expect(await statusOfRaw(site.port, request)).toBe(400);
});

test('SEC-04 one Host header and plain chunks are accepted', async () => {
  const close = 'Connection: close\r\n\r\n';
  expect(await statusOfRaw(site.port, `GET /over-ons/ HTTP/1.1\r\nHost: nl.test\r\n${close}`)).toBe(200);
  const chunked = `POST /graphql HTTP/1.1\r\nHost: nl.test\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\n`;
  expect(await statusOfRaw(site.port, chunked)).toBe(403);
});
