import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ContentPage } from '../src/platform/generated/operations.ts';
import { scriptHash } from './http/security-headers.ts';
import { siteTest, type TestRequest, testSite } from './testing/test-site.ts';

const site = siteTest();

describe('LOC-02 hosts', () => {
  test('a host that is not configured answers 421, except for health checks', async () => {
    expect((await site.get('/', { host: 'evil.test' })).status).toBe(421);
    for (const host of ['http://nl.test', 'nl.test/over-ons', 'nl.test, evil.test']) {
      await site.get('/over-ons/');
      expect((await site.get('/over-ons/', { host })).status).toBe(421);
    }
    expect((await site.get('/over-ons/', { host: 'nl.test.' })).status).toBe(200);
    expect((await site.get('/health/', { host: '10.0.0.7:3000' })).status).toBe(200);
    expect((await site.get('/ready/', { host: 'whatever' })).status).toBe(200);
  });

  test('hosts other than a locale’s domain are not indexed', async () => {
    expect((await site.get('/', { host: 'localhost:3470' })).headers['x-robots-tag']).toBe('noindex');
    expect((await site.get('/')).headers['x-robots-tag']).toBeUndefined();
  });
});

describe('LOC-04 LOC-05 redirects', () => {
  test.each([
    ['nl.test', '/nieuws?a=b&c=%20', 301, '/nieuws/?a=b&c=%20'],
    ['localhost', '/en', 301, '/en/'],
    ['en.test', '/nieuws/?a=b', 301, '/news/?a=b'],
    ['localhost', '/de/referenz/', 301, '/de/referenzen/'],
    ['localhost', '/en/producten/banken/', 302, '/en/products/benches/'],
    ['nl.test', '/producten//banken/', 301, '/producten/banken/'],
    ['nl.test', '/oud.html?a=b', 301, '/over-ons/?a=b'],
    ['nl.test', '/folder.pdf?utm=1', 301, 'https://example.org/folder.pdf?v=2&utm=1'],
  ])('%s%s answers %i to %s', async (host, path, status, location) => {
    expect(await site.get(path, { host })).toMatchObject({ status, headers: { location } });
  });

  test('API-08 a permanently removed file answers 410', async () => {
    expect(await site.get('/weg.html')).toMatchObject({ status: 410, text: 'Dit bestand is er niet meer.\n' });
  });

  test.each(['/x.php', '/assets/none.js', '/robots.txt.bak'])('%s is a missing file', async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });
});

describe('bad input is answered with its cause, and never with 500', () => {
  test.each<[string, number, TestRequest?]>([
    ['/%E0%A4%A/', 400],
    ['//evil.test/', 400],
    ['/%5c%5cevil.test', 400],
    ['/producten/?show=%00', 400],
    [`/?${'a=1&'.repeat(101)}`, 400],
    [`/?q=${'a'.repeat(13_000)}`, 414],
    ['/media/..%2f..%2fsecrets.json', 400],
    ['/media/%2e%2e/secrets.json', 400],
    ['/nieuws/%2e/', 400],
    ['/x/%2e%2e/nieuws/', 400],
    ['/nieuws/', 405, { method: 'PUT' }],
    ['/nieuws/', 405, { method: 'DELETE' }],
    ['/graphql', 405],
    ['/_serverFn/x/', 404],
  ])('%s answers %i', async (path, status, request) => {
    const answer = await site.get(path, request);
    expect(answer.status).toBe(status);
    expect(answer.text.length).toBeGreaterThan(10);
  });

  test('an address or headers of a megabyte answer 414 or 431', async () => {
    const endless = 'a'.repeat(1_000_000);
    expect(await firstLine(`GET /?q=${endless} HTTP/1.1\r\nHost: nl.test\r\n\r\n`)).toBe('HTTP/1.1 414 URI Too Long');
    const line = await firstLine(`GET / HTTP/1.1\r\nHost: nl.test\r\nX-A: ${endless}\r\n\r\n`);
    expect(line).toBe('HTTP/1.1 431 Request Header Fields Too Large');
    expect(await firstLine('no http at all\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
  });
});

function firstLine(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => {});
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
  });
}

describe('SEC-01 the content security policy', () => {
  test('allows only the scripts that the renderer registered', async () => {
    const { headers, text } = await site.get('/over-ons/');
    const policy = String(headers['content-security-policy']);
    expect(text).toContain('evil()');
    expect(policy).toContain(`script-src 'self' ${scriptHash('start()')};`);
    expect(policy).not.toContain(scriptHash('evil()'));
  });

  test('strict transport security applies to https domains only', async () => {
    expect((await site.get('/')).headers['strict-transport-security']).toBeDefined();
    expect((await site.get('/', { host: 'de.test' })).headers['strict-transport-security']).toBeUndefined();
    expect((await site.get('/', { host: 'localhost' })).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('ERR-02 ERR-03 a view that fails to render', () => {
  test('shows the error page with status 500, and is logged', async () => {
    const answer = await site.get('/stuk/');
    expect(answer).toMatchObject({ status: 500, headers: { 'x-robots-tag': 'noindex' } });
    expect(answer.text).toContain('failed');
    expect(site.logged.some(({ msg }) => msg === 'a page failed to render')).toBe(true);
  });
});

describe('SEC-03 SEC-04 /graphql', () => {
  const body = JSON.stringify({
    variables: { uri: 'over-ons', siteId: 1 },
    extensions: { persistedQuery: { version: 1, sha256Hash: ContentPage.id } },
  });
  const fromPage = { origin: 'https://nl.test', 'content-type': 'application/json' };
  const post = (headers: Record<string, string>, text = body) => site.get('/graphql', { method: 'POST', headers, body: text });

  test('answers an operation of this build for a page of the site, without caching', async () => {
    const answer = await post(fromPage);
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache' } });
    expect(JSON.parse(answer.text).data.entry.uri).toBe('over-ons');
  });

  test.each<[string, number, Record<string, string>, string?]>([
    ['another origin', 403, { ...fromPage, origin: 'https://evil.test' }],
    ['another site, by what the browser says', 403, { ...fromPage, 'sec-fetch-site': 'cross-site' }],
    ['no origin at all', 403, { 'content-type': 'application/json' }],
    ['a form', 415, { ...fromPage, 'content-type': 'application/x-www-form-urlencoded' }],
    ['a text of its own', 400, fromPage, JSON.stringify({ query: '{ __typename }' })],
    ['no JSON', 400, fromPage, '{'],
    ['more than 200 kB', 413, fromPage, `{"a":"${'a'.repeat(210_000)}"}`],
  ])('refuses %s with %i', async (_, status, headers, text) => {
    expect((await post(headers, text)).status).toBe(status);
  });
});

test('OPS-06 guests share answers to an operation of this build, and none to one of another build', async () => {
  const text = 'query OtherPage($uri: String!, $siteId: Int!) { entry(uri: $uri, siteId: $siteId) { __typename } }';
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  site.peer.content.siteAssets = { [`${hash}.graphql`]: text };
  const other = await testSite(site.peer);
  await other.ready();
  const headers = { origin: 'https://nl.test', 'content-type': 'application/json' };
  const timesAsked = async (id: string, name: string) => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: id } };
    const body = JSON.stringify({ variables: { uri: 'nieuws', siteId: 1 }, extensions });
    const before = site.peer.asked.filter((one) => one === name).length;
    for (let time = 0; time < 3; time += 1)
      expect((await other.get('/graphql', { method: 'POST', headers, body })).status, name).toBe(200);
    return site.peer.asked.filter((one) => one === name).length - before;
  };
  expect(await timesAsked(ContentPage.id, 'ContentPage')).toBe(1);
  expect(await timesAsked(hash, 'OtherPage')).toBe(3);
  await other.stop();
});

test('OPS-06 an operation that another build is about to upload is 503, and answered afterwards', async () => {
  const text = 'query NextPage($uri: String!, $siteId: Int!) { entry(uri: $uri, siteId: $siteId) { __typename } }';
  const id = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const headers = { origin: 'https://nl.test', 'content-type': 'application/json' };
  const extensions = { persistedQuery: { version: 1, sha256Hash: id } };
  const body = JSON.stringify({ variables: { uri: 'nieuws', siteId: 1 }, extensions });
  const other = await testSite(site.peer);
  await other.ready();
  site.peer.content.siteAssets = { [`${id}.graphql`]: undefined };
  expect((await other.get('/graphql', { method: 'POST', headers, body })).status).toBe(503);
  site.peer.content.siteAssets = { [`${id}.graphql`]: text };
  expect((await other.get('/graphql', { method: 'POST', headers, body })).status).toBe(200);
  await other.stop();
});

describe('MEM-02 SEC-07 /media/', () => {
  test('requests files with the service token and adds nosniff', async () => {
    expect(await site.get('/media/a/bank.png')).toMatchObject({
      status: 200,
      text: 'picture',
      headers: { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
    });
  });
});

describe('SEC-10 the log', () => {
  test('has one line per request, without its query and with a shortened address', async () => {
    await site.get('/over-ons/?token=hush');
    const line = site.logged.findLast(({ path }) => path === '/over-ons/');
    expect(line).toMatchObject({ method: 'GET', host: 'nl.test', status: 200, visitor: '127.0.0.0' });
    expect(JSON.stringify(site.logged)).not.toContain('hush');
  });
});

test('a stop lets running requests finish and accepts no new ones', async () => {
  const other = await testSite(site.peer);
  await other.ready();
  let finish = () => {};
  const rendering = new Promise<void>((begun) => {
    other.application.whileRendering = () => {
      begun();
      return new Promise((resolve) => {
        finish = resolve;
      });
    };
  });
  const running = other.get('/over-ons/');
  await rendering;
  const stopped = other.stop();
  await expect(other.get('/nieuws/')).rejects.toThrow();
  finish();
  expect((await running).status).toBe(200);
  await stopped;
});
