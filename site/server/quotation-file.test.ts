import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exchangeOf } from './exchange.ts';
import { QuotationFile } from './quotation-file.ts';

type Asked = { headers: Record<string, unknown>; body: Record<string, unknown> };

let asked: Asked[] = [];
let answer: RequestListener;
let api: Server;
let site: Server;
const bases = { nl: '', en: '/en', de: '/de' };
const address = { locale: 'de', prefix: '', bases, indexable: true } as const;
const origin = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  api = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    asked.push({ headers: request.headers, body });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const file = new QuotationFile({ url: origin(api), token: 'service' });
  site = createServer((request, response) => void file.answer(exchangeOf(request, response, 'id-1'), address, '10.0.0.7'));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
});
beforeEach(() => {
  asked = [];
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

test('QUO-08 the list of a form is answered as a file that nobody keeps', async () => {
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
});

test('QUO-08 who is refused before the list is read is told so in the language of the address', async () => {
  const refused = await post(form(), { origin: 'https://evil.test' });
  expect(await refused.text()).toContain('Formular');
});

test.each<[string, number, () => Promise<Response>]>([
  ['another origin', 403, () => post(form(), { origin: 'https://evil.test' })],
  ['no origin', 403, () => post(form(), {})],
  ['half a megabyte', 413, () => post(`lines=${'a'.repeat(500_001)}`)],
  ['reading', 405, () => fetch(`${origin(site)}/quotation-file/`)],
])('QUO-08 %s is refused before the API is asked', async (_, status, ask) => {
  expect((await ask()).status).toBe(status);
  expect(asked).toEqual([]);
});

test.each([
  ['1', 422, 'Van deze lijst kan geen bestand worden gemaakt'],
  ['2', 429, 'You have asked for many files'],
  ['3', 500, 'Die Datei kann gerade nicht erstellt werden'],
])('QUO-08 what the API refuses is told in the language of the site (%s, %i)', async (siteId, status, text) => {
  answer = (_, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  const refused = await post(form({ siteId }));
  expect(refused.status).toBe(status === 500 ? 503 : status);
  expect(await refused.text()).toContain(text);
});

test('QUO-08 a page that the API sent by mistake is no file', async () => {
  answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>');
  const refused = await post(form({ lines: 'no json' }));
  expect(refused.status).toBe(503);
  expect(await refused.text()).not.toContain('script');
});
