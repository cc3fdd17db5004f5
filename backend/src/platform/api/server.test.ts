import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import type { CallerOf, Viewer } from './context.ts';
import { badUserInput } from './errors.ts';
import { graphqlHandler } from './graphql.ts';
import { sendJson } from './http-context.ts';
import { acceptingMetadataToken } from './metadata-token.ts';
import { createApiSchema } from './schema.ts';
import { createApiServer } from './server.ts';

const token = 'a'.repeat(64);
const previousToken = 'c'.repeat(64);
const contract = `
  type Query { greeting(name: String!, times: Int = 1): String!, whoAsks: String!, fails: String, product: Product, products(first: Int = 12): [Product!]! }
  type Product { id: Int!, related: [Product!]! }
`;
const product = { id: 1, related: () => [product] };
const resolvers = {
  Query: {
    greeting: (_: unknown, { name, times }: { name: string; times: number }) => {
      if (times > 100) throw badUserInput('too often');
      return `hello ${name}`.repeat(times);
    },
    whoAsks: (_: unknown, __: unknown, context: { viewer: unknown; clientIp?: string }) =>
      JSON.stringify([context.viewer, context.clientIp]),
    fails: () => {
      throw new Error('password of the database: 1234');
    },
    product: () => product,
    products: (_: unknown, __: unknown, context: { tags: { list(type: string, siteId: number): void } }) => {
      context.tags.list('Product', 1);
      return [product];
    },
  },
};

const payload = { db: { pool: { query: async () => ({ rows: [] }) } } } as unknown as Payload;

const callerOf: CallerOf = async (authorization) => {
  if (authorization === undefined) return { viewer: null };
  return authorization === 'JWT good' ? { viewer: { id: 7, collection: 'members' } as Viewer } : undefined;
};

let server: Server;
let origin = '';
let readinessErrors: string[] = [];

beforeAll(async () => {
  const log = createLog('test', 'silent');
  // biome-ignore lint/suspicious/noExplicitAny: resolvers of the test's separate contract
  const schema = createApiSchema([resolvers as any], contract);
  server = createApiServer({
    log,
    serviceTokens: [token, previousToken],
    graphql: acceptingMetadataToken(
      graphqlHandler({
        schema: { current: () => schema, refresh: async () => undefined },
        payload,
        log,
        introspection: false,
        siteOrigin: () => 'http://nl.localhost',
        callerOf,
        runInPreview: async () => undefined,
      }),
      ['metadata-token', 'previous-metadata-token'],
    ),
    changes: ({ response }) => sendJson(response, 200, 'changes'),
    media: ({ response }) => sendJson(response, 200, 'media'),
    uploads: ({ response }) => sendJson(response, 200, 'uploads'),
    readinessErrors: async () => readinessErrors,
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const headers = { 'content-type': 'application/json', 'x-service-token': token };

async function ask(body: unknown, more: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers: { ...headers, ...more }, body: text });
  return { status: response.status, type: response.headers.get('content-type'), ...(await response.json()) };
}

test('API-01 a query is answered in JSON, with the tags of its lists', async () => {
  expect(await ask({ query: '{ products { id } }' })).toMatchObject({
    status: 200,
    data: { products: [{ id: 1 }] },
    extensions: { tags: ['Product:1:list'] },
  });
});

test('API-01 several operations as lines are answered in their order, each with its own failure', async () => {
  const askLines = async (lines: readonly unknown[]) => {
    const body = lines.map((line) => JSON.stringify(line)).join('\n');
    const more = { 'content-type': 'application/jsonl' };
    const response = await fetch(`${origin}/graphql`, { method: 'POST', headers: { ...headers, ...more }, body });
    return { status: response.status, lines: (await response.text()).split('\n').map((line) => JSON.parse(line)) };
  };
  const query = '{ products { id } }';
  const { status, lines } = await askLines([
    { query },
    { query: '{ nonsense }' },
    { surprise: 1 },
    { query: '{ fails }' },
    { query },
  ]);
  expect([status, lines.length]).toEqual([200, 5]);
  expect(lines[0]).toMatchObject({ data: { products: [{ id: 1 }] }, extensions: { tags: ['Product:1:list'] } });
  expect(lines[1].errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  expect(lines[2].errors[0].extensions.code).toBe('BAD_REQUEST');
  expect(lines[3].errors[0].message).toBe('Oops, Something went wrong');
  expect(lines[4]).toEqual(lines[0]);
  expect((await askLines(Array(10).fill({ query }))).status).toBe(200);
  expect((await askLines(Array(11).fill({ query }))).status).toBe(400);
});

test('OPS-09 the previous service token is accepted until it is removed', async () => {
  expect(await ask({ query: '{ products { id } }' }, { 'x-service-token': previousToken })).toMatchObject({ status: 200 });
});

test('API-01 only POST with JSON is accepted', async () => {
  const url = `${origin}/graphql`;
  expect((await fetch(`${url}?query={product{id}}`, { headers })).status).toBe(405);
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
  expect((await fetch(url, { method: 'POST', headers: form, body: 'query={product{id}}' })).status).toBe(415);
});

describe('without the service token', () => {
  test('API-01 everything except health and media is refused', async () => {
    const wrong = { ...headers, 'x-service-token': 'b'.repeat(64) };
    const refused = await Promise.all([
      fetch(`${origin}/graphql`, { method: 'POST', headers: wrong, body: '{}' }),
      fetch(`${origin}/changes`, { headers: wrong }),
      fetch(`${origin}/changes`),
      fetch(`${origin}/anything`),
    ]);
    expect(refused.map((response) => response.status)).toEqual([401, 401, 401, 401]);
    const open = await Promise.all(['/health/', '/ready/', '/media/x'].map((path) => fetch(origin + path)));
    expect(open.map((response) => response.status)).toEqual([200, 200, 200]);
  });
});

test('API-01 an invalid request is explained in JSON, and never answers 500', async () => {
  const deep = `{ product ${'{ related '.repeat(13)} { id } ${'}'.repeat(13)} }`;
  const aliases = `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: whoAsks`).join(' ')} }`;
  const wide = '{ products(first: 48) { related { related { related { related { id } } } } } }';
  const requests: [unknown, number][] = [
    ['{ not json', 400],
    ['null', 400],
    ['[1, 2]', 400],
    [[{ query: '{ whoAsks }' }], 400],
    [{}, 400],
    [{ query: 1 }, 400],
    [{ query: '{ whoAsks }', variables: [] }, 400],
    [{ query: '{ whoAsks }', surprise: 1 }, 400],
    [{ query: '{ ' }, 400],
    [{ query: '{ nonsense }' }, 400],
    [{ query: '{ __schema { types { name } } }' }, 400],
    [{ query: '{ greeting(name: 1) }' }, 400],
    [{ query: 'query ($n: Int) { greeting(name: "x", times: $n) }', variables: { n: 'many' } }, 400],
    [{ query: 'query ($n: Int) { greeting(name: "x", times: $n) }', variables: { n: 1e300 } }, 400],
    [{ query: 'query A { whoAsks }', operationName: 'B' }, 400],
    [{ query: 'mutation { whoAsks }' }, 400],
    [{ query: 'subscription { whoAsks }' }, 400],
    [{ query: '{ greeting(name: "a\\u0000b") }' }, 400],
    [{ query: 'query ($n: String!) { greeting(name: $n) }', variables: { n: 'a\u0000b' } }, 400],
    [{ query: deep }, 400],
    [{ query: aliases }, 400],
    [{ query: wide }, 400],
    [{ query: `{ ${'whoAsks '.repeat(3000)} }` }, 400],
    [{ query: `{ whoAsks } # ${'x'.repeat(1_000_000)}` }, 413],
  ];
  for (const [body, status] of requests) {
    const answer = await ask(body);
    const shown = JSON.stringify(body).slice(0, 80);
    expect([shown, answer.status], answer.errors?.[0]?.message).toEqual([shown, status]);
    expect(answer.type).toMatch(/^application\/json/);
    expect(answer.errors[0].message).not.toBe('Oops, Something went wrong');
  }
});

test('API-01 a body without a length is also cut off at the limit', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(16_384).fill(32));
    },
  });
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  expect(response.status).toBe(413);
});

test('ACC-14 an unexpected error is masked, an expected one keeps its code and message', async () => {
  const unexpected = await ask({ query: '{ fails }' });
  expect(unexpected).toMatchObject({ status: 200, errors: [{ message: 'Oops, Something went wrong', path: ['fails'] }] });
  expect(JSON.stringify(unexpected)).not.toContain('1234');
  const expected = await ask({ query: '{ greeting(name: "x", times: 101) }' });
  expect(expected).toMatchObject({ status: 400, errors: [{ message: 'too often', extensions: { code: 'BAD_USER_INPUT' } }] });
});

test('API-01 an operation is sent once as text, then by its hash', async () => {
  const query = '{ greeting(name: "you") }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const unknown = await ask({ extensions });
  expect(unknown).toMatchObject({ status: 200, errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
  expect(await ask({ query, extensions })).toMatchObject({ data: { greeting: 'hello you' } });
  expect(await ask({ extensions })).toMatchObject({ data: { greeting: 'hello you' } });
  const forged = await ask({ query: '{ whoAsks }', extensions });
  expect(forged.status).toBe(400);
  expect((await ask({ extensions: { persistedQuery: { version: 1, sha256Hash: '../etc/passwd' } } })).status).toBe(400);
});

test('ACC-13 the Authorization header authenticates the member; an invalid one is refused with its message', async () => {
  const query = '{ whoAsks }';
  expect((await ask({ query })).data.whoAsks).toContain('null');
  expect((await ask({ query }, { authorization: 'JWT good' })).data.whoAsks).toContain('"id":7');
  expect((await ask({ query }, { cookie: 'payload-token=good' })).data.whoAsks).toContain('null');
  for (const authorization of ['JWT bad', 'good']) {
    const answer = await ask({ query }, { authorization });
    expect(answer).toMatchObject({ status: 401, errors: [{ message: 'Invalid Authorization Header' }] });
  }
});

test('SEO-01 OPS-10 a metadata token does not authenticate a member, and a wrong one answers 403', async () => {
  const query = '{ whoAsks }';
  const right = await ask({ query }, { authorization: 'Bearer metadata-token' });
  expect([right.status, JSON.parse(right.data.whoAsks)[0]]).toEqual([200, null]);
  expect(await ask({ query }, { authorization: 'Bearer previous-metadata-token' })).toMatchObject({ status: 200 });
  const wrong = await ask({ query }, { authorization: 'Bearer good' });
  expect(wrong).toMatchObject({ status: 403, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
});

test('SEC-04 the visitor address is accepted with the service token if it is an IP address', async () => {
  const query = '{ whoAsks }';
  expect((await ask({ query }, { 'x-visitor-address': '2001:db8::7' })).data.whoAsks).toContain('2001:db8::7');
  expect((await ask({ query }, { 'x-visitor-address': 'nonsense' })).data.whoAsks).not.toContain('nonsense');
  expect((await ask({ query }, { 'x-forwarded-for': '192.0.2.1' })).data.whoAsks).not.toContain('192.0.2.1');
});

test('API-01 /ready/ lists readiness errors while /health/ stays live', async () => {
  readinessErrors = ['the database does not answer'];
  const ready = await fetch(`${origin}/ready/`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'waiting', errors: readinessErrors }]);
  expect((await fetch(`${origin}/health/`)).status).toBe(200);
  readinessErrors = [];
});

test('API-01 each answer has a request id, taken from the request if it is valid', async () => {
  const given = await fetch(`${origin}/health/`, { headers: { 'x-request-id': 'abcdefgh-1' } });
  expect(given.headers.get('x-request-id')).toBe('abcdefgh-1');
  const made = await fetch(`${origin}/health/`, { headers: { 'x-request-id': 'a "b"' } });
  expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});
