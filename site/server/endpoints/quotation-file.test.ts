import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHttpContext } from '../http/http-context.ts';
import type { AuthState, Sessions } from '../session/authenticate-request.ts';
import { testSession } from '../testing/member.ts';
import { QuotationFile } from './quotation-file.ts';

type ReceivedRequest = { url: string | undefined; headers: Record<string, unknown>; body: Record<string, unknown> };

const guest: AuthState = { kind: 'guest', endsSession: false };
const member: AuthState = { kind: 'member', session: testSession() };

let asked: ReceivedRequest[] = [];
let authState: AuthState;
let answer: RequestListener;
let api: Server;
let site: Server;
const bases = { nl: '', en: '/en', de: '/de' };
const address = { locale: 'de', prefix: '', bases, indexable: true } as const;
const origin = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  api = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString() || '{}');
    asked.push({ url: request.url, headers: request.headers, body });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const sessions = { authenticate: async () => authState } as unknown as Sessions;
  const file = new QuotationFile({ url: origin(api), token: 'service' }, sessions);
  site = createServer(async (request, response) => {
    if (!(await file.answer(createHttpContext(request, response), address, '10.0.0.7'))) response.writeHead(404).end();
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
});
beforeEach(() => {
  asked = [];
  authState = guest;
  answer = (_, response) => {
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="offertelijst.pdf"' };
    response.writeHead(200, { ...headers, 'set-cookie': 'a=b' }).end('%PDF');
  };
});
afterAll(() => {
  api.close();
  site.close();
});

const lines = [{ id: 4, amount: 2, remark: 'Langs & boven' }];
const form = (fields: Record<string, string> = {}) =>
  new URLSearchParams({ siteId: '1', format: 'pdf', project: 'Oost', lines: JSON.stringify(lines), ...fields });
const post = (body: BodyInit, headers: Record<string, string> = { origin: origin(site) }) =>
  fetch(`${origin(site)}/quotation-file/`, { method: 'POST', headers, body });

test('QUO-08 a posted list is answered with a file that is not cached', async () => {
  const file = await post(form());
  expect(await file.text()).toBe('%PDF');
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="offertelijst.pdf"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(file.headers.get('set-cookie')).toBeNull();
  expect(asked[0]?.body).toEqual({ format: 'pdf', siteId: 1, project: 'Oost', lines });
  expect(asked[0]?.headers).toMatchObject({ 'x-service-token': 'service', 'x-visitor-address': '10.0.0.7' });
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
});

test('CAT-15 the names of files that an archive lacks are passed on', async () => {
  answer = (_, response) =>
    response.writeHead(200, { 'content-type': 'application/zip', 'x-missing-files': 'Blad%201' }).end('PK');
  expect((await post(form({ file: '7' }))).headers.get('x-missing-files')).toBe('Blad%201');
});

test('QUO-11 project data and sections of a list are sent with its lines', async () => {
  const sections = [{ id: 's', name: 'Entree' }];
  await post(form({ place: 'Deventer', tenderDate: '2027-02-01', sections: JSON.stringify(sections) }));
  expect(asked[0]?.body).toMatchObject({ place: 'Deventer', tenderDate: '2027-02-01', sections, lines });
});

test('QUO-08 a request that is refused before the list is read answers in the language of the address', async () => {
  const refused = await post(form(), { origin: 'https://evil.test' });
  expect(await refused.text()).toContain('Formular');
});

test.each<[string, number, () => Promise<Response>]>([
  ['another origin', 403, () => post(form(), { origin: 'https://evil.test' })],
  ['no origin', 403, () => post(form(), {})],
  ['half a megabyte', 413, () => post(`lines=${'a'.repeat(500_001)}`)],
  ['reading', 405, () => fetch(`${origin(site)}/quotation-file/`)],
])('QUO-08 %s is refused without a request to the API', async (_, status, ask) => {
  expect((await ask()).status).toBe(status);
  expect(asked).toEqual([]);
});

test.each([
  ['1', 422, 'Van deze lijst kan geen bestand worden gemaakt'],
  ['2', 429, 'You have asked for many files'],
  ['3', 500, 'Die Datei kann gerade nicht erstellt werden'],
])('QUO-08 a refusal of the API is explained in the language of the site (%s, %i)', async (siteId, status, text) => {
  answer = (_, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  const refused = await post(form({ siteId }));
  expect(refused.status).toBe(status === 500 ? 503 : status);
  expect(await refused.text()).toContain(text);
});

test('QUO-08 an unexpected HTML answer of the API is not sent as a file', async () => {
  answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>');
  const refused = await post(form({ lines: 'no json' }));
  expect(refused.status).toBe(503);
  expect(await refused.text()).not.toContain('script');
});

test('MEM-01 the list of a member is requested with the token of the session', async () => {
  authState = member;
  expect((await post(form())).status).toBe(200);
  expect(asked[0]).toMatchObject({ url: '/quotation-list', headers: { authorization: 'JWT aa.bb.cc' } });
});

test('MEM-01 a list is not rendered without prices while the session cannot be verified', async () => {
  authState = { kind: 'unknown' };
  const refused = await post(form({ siteId: '2' }));
  expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('cannot be made at the moment')]);
  expect(asked).toEqual([]);
});

const request = (number = 'A2026-00042') =>
  fetch(`${origin(site)}/quotation-file/${number}/`, { redirect: 'manual', headers: { cookie: 'any' } });

test('QUO-08 a member receives the PDF of an own request, which is not cached', async () => {
  authState = member;
  const file = await request();
  expect([file.status, await file.text()]).toEqual([200, '%PDF']);
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  expect(asked).toMatchObject([{ url: '/quote-request?number=A2026-00042', headers: { authorization: 'JWT aa.bb.cc' } }]);
});

test.each<[string, AuthState, number, number]>([
  ['a guest', guest, 200, 303],
  ['whose session is over', member, 401, 303],
  ['who asks for the request of somebody else', member, 404, 404],
  ['who asks too often', member, 429, 429],
  ['while the API fails', member, 500, 503],
  ['of whom nothing is known', { kind: 'unknown' }, 200, 503],
])('QUO-08 %s gets no request but a message or a redirect to the account', async (_, who, status, expected) => {
  authState = who;
  answer = (_request, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  const refused = await request();
  expect([refused.status, refused.headers.get('location')]).toEqual([expected, expected === 303 ? '/account/' : null]);
  expect(asked).toHaveLength(who.kind === 'member' ? 1 : 0);
});

test.each(['A2026-1', 'A2026-00042%2F..', '..', "A2026-00042'"])('QUO-08 %s is not a request number', async (number) => {
  authState = member;
  expect((await request(number)).status).toBe(404);
  expect(asked).toEqual([]);
});

test('CAT-15 an archive is forwarded while the API sends it', async () => {
  let end: () => void = () => undefined;
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/zip', 'content-length': '4' }).write('PK');
    end = () => void response.end('zz');
  };
  const file = await post(form({ format: 'zip' }));
  expect(file.headers.get('content-length')).toBe('4');
  const reader = file.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('PK');
  end();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('zz');
});

test('CAT-15 the ticked files of the download centre are requested by their IDs', async () => {
  const body = new URLSearchParams([
    ...[
      ['siteId', '1'],
      ['format', 'zip'],
    ],
    ...[
      ['file', '12'],
      ['file', '7'],
    ],
  ]);
  await post(body);
  expect(asked[0]?.body).toMatchObject({ format: 'zip', siteId: 1, files: [12, 7] });
});

test('CAT-15 a selection that the API refuses is explained', async () => {
  answer = (_, response) => void response.writeHead(400, { 'content-type': 'application/json' }).end('{}');
  const refused = await post(new URLSearchParams({ siteId: '1', format: 'zip', file: 'x' }));
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('1 tot 100 bestanden')]);
});

test('CAT-15 the API stops sending an archive when the visitor leaves', async () => {
  const closed = new Promise<void>((resolve) => {
    answer = (_, response) => {
      response.on('close', resolve);
      response.writeHead(200, { 'content-type': 'application/zip', 'content-length': '4' }).write('PK');
    };
  });
  const file = await post(form({ format: 'zip' }));
  await file.body?.cancel();
  await closed;
});

test('CAT-15 an archive that the API does not complete fails in the browser', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/zip', 'content-length': '4' }).write('PK');
    setTimeout(() => response.destroy(), 50);
  };
  await expect(post(form({ format: 'zip' })).then((file) => file.text())).rejects.toThrow();
});

test.each([
  [404, 'Bij deze producten horen geen bestanden'],
  [413, 'samen te groot'],
])('CAT-15 the reason why there is no archive is explained (%i)', async (status, text) => {
  answer = (_, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  const refused = await post(form({ format: 'zip' }));
  expect([refused.status, await refused.text()]).toEqual([status, expect.stringContaining(text)]);
});
