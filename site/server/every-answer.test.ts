import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContractPeer, contractPeer } from '../src/platform/testing/contract-peer.ts';
import { startingContent } from '../src/platform/testing/test-content.ts';
import { type TestSite, testSite } from './testing/test-site.ts';

let peer: ContractPeer;
let site: TestSite;

beforeAll(async () => {
  peer = await contractPeer(startingContent());
  site = await testSite(peer);
  await site.ready();
});

afterAll(async () => {
  await site.stop();
  await peer.stop();
});

describe('SEC-07 an answer other than a page has the headers that protect its visitor', () => {
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

  test('a redirect and a text may load nothing', async () => {
    for (const path of ['/over-ons', '/assets/none.js'])
      expect((await site.get(path)).headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('a domain without TLS asks for none', async () => {
    const { headers } = await site.get('/assets/none.js', { host: 'de.test' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

/** The status line that the site answers to a request just as it is written. */
async function statusOf(request: string): Promise<string> {
  const socket = connect(site.port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.write(request);
  await once(socket, 'close');
  return answer.slice(9, 12);
}

describe('SEC-04 a request that can be read in two ways is refused', () => {
  const close = 'Connection: close\r\n\r\n';
  test.each([
    ['one Host header', `GET /over-ons/ HTTP/1.1\r\nHost: nl.test\r\n${close}`, '200'],
    ['two Host headers', `GET /over-ons/ HTTP/1.1\r\nHost: nl.test\r\nHost: en.test\r\n${close}`, '400'],
    ['the same Host header twice', `GET /over-ons/ HTTP/1.1\r\nHost: nl.test\r\nhost: nl.test\r\n${close}`, '400'],
    [
      'two transfer encodings',
      `POST /graphql HTTP/1.1\r\nHost: nl.test\r\nTransfer-Encoding: xchunked\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\n`,
      '400',
    ],
    [
      'an unknown transfer encoding',
      `POST /graphql HTTP/1.1\r\nHost: nl.test\r\nTransfer-Encoding: gzip, chunked\r\n${close}0\r\n\r\n`,
      '400',
    ],
    ['plain chunks', `POST /graphql HTTP/1.1\r\nHost: nl.test\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\n`, '403'],
  ])('%s', async (_, request, status) => {
    expect(await statusOf(request)).toBe(status);
  });
});
