import { request as http } from 'node:http';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { testStack } from '../../stack.ts';

runOnlyAt('desktop', 'no browser is involved');

/** Sends a request with an unnormalised path, which no browser would send. Returns the status. */
function raw(origin: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = http({ hostname, port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });
}

test('LOC-02 an unknown host is not served', async () => {
  expect(await raw(testStack().siteOrigin, '/', { host: 'evil.example' })).toBe(421);
  expect(await raw(testStack().siteOrigin, '/producten/', { host: 'nl.localhost.evil.example' })).toBe(421);
});

test('SEC-07 no path leads outside the media folder', async () => {
  for (const path of [
    '/media/../package.json',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    '/media/files/..%2f..%2fsecrets.json',
    '/media/crops/%00/x-1.avif',
    '/media/files/0123/..%5c..%5csecrets.json',
  ]) {
    expect([400, 404], path).toContain(await raw(testStack().siteOrigin, path));
    expect([400, 404], path).toContain(await raw(testStack().apiOrigin, path));
  }
});

test('ERR-04 invalid addresses and queries get a clear answer, never 500', async ({ request }) => {
  const paths = [
    '/%E0%A4%A/',
    '/producten/?page=-1',
    '/producten/?page=99999999999999999999',
    `/producten/?${'a=b&'.repeat(2000)}`,
    '/producten/?facts[]=x&facts[]=y',
    `/${'x'.repeat(3000)}/`,
    '/producten/%00/',
    '//evil.example/',
    '/producten/zitmeubilair/../../x/',
    '/en/en/products/',
  ];
  for (const path of paths) {
    const status = await raw(testStack().siteOrigin, path);
    expect(status, path.slice(0, 60)).toBeLessThan(500);
  }
  const graphql = async (body: string | object, headers = {}) =>
    (
      await request.post('/graphql', {
        data: body,
        headers: { 'content-type': 'application/json', origin: testStack().siteOrigin, ...headers },
      })
    ).status();
  expect(await graphql({ query: '{ __schema { types { name } } }' })).toBeGreaterThanOrEqual(400);
  expect(await graphql({ extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } })).toBeLessThan(500);
  expect(await graphql('x'.repeat(1_000_000))).toBe(413);
  expect(await graphql('{"a":')).toBe(400);
});

test('SEC-04 the API refuses requests without the service token', async ({ request }) => {
  const { apiOrigin, serviceToken } = testStack();
  const ask = (query: string, headers = {}) => request.post(`${apiOrigin}/graphql`, { data: { query }, headers });
  expect((await ask('{ viewer { id } }')).status()).toBe(401);
  expect((await ask('{ viewer { id } }', { 'x-service-token': 'guess' })).status()).toBe(401);
  const token = { 'x-service-token': serviceToken };
  expect(await (await ask('{ viewer { id } }', token)).json()).toMatchObject({ data: { viewer: null } });
  expect((await ask('{ __schema { types { name } } }', token)).status()).toBe(400);
  expect(
    (await ask(`{ ${Array.from({ length: 10_000 }, (_, n) => `a${n}: viewer { id }`).join(' ')} }`, token)).status(),
  ).toBeGreaterThanOrEqual(400);
  expect((await ask(`# ${'x'.repeat(1_000_000)}\n{ viewer { id } }`, token)).status()).toBe(413);
});

test('ACC-13 a forged session is deleted and the visitor is a guest', async ({ request }) => {
  const headers = { cookie: 'plantsoen_token=a.b.c' };
  const page = await request.get('/producten/', { headers });
  expect([page.status(), page.headers()['set-cookie']]).toEqual([200, expect.stringContaining('plantsoen_token=; Max-Age=0')]);
  const account = await request.get('/account/', { headers, maxRedirects: 0 });
  expect([account.status(), account.headers().location]).toEqual([302, expect.stringContaining('/aanmelden/')]);
  expect((await request.get('/aanmelden/', { headers, maxRedirects: 0 })).status()).toBe(200);
});
