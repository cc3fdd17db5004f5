import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { handToService } from './mailing-service.ts';

type Heard = { method?: string | undefined; path?: string | undefined; headers: IncomingHttpHeaders; body: unknown };

const anna = { voornaam: 'Anna', achternaam: 'de Wit', email: 'anna@example.com', termsAndConditions: true };
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a fake service that answers with a status, or never if it is undefined. */
async function peer(status: number | undefined, headers: Record<string, string> = {}) {
  const heard: Heard[] = [];
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    heard.push({ method: request.method, path: request.url, headers: request.headers, body: JSON.parse(body) });
    if (status !== undefined) response.writeHead(status, headers).end('{"error": "what a body says does not count"}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { heard, service: { url, key: 'Bearer secret', lists: { nl: 'flow-1', en: 'flow-1', de: 'flow-3' } } };
}

test('NWS-03 posts a sign-up to user-receiver with its authorization and workflow ID', async () => {
  const { heard, service } = await peer(200);
  await handToService(service, 'nl', anna);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({
    method: 'POST',
    path: '/api/v1/user-receiver',
    headers: { authorization: 'Bearer secret', 'workflow-id': 'flow-1', 'content-type': 'application/json' },
  });
  expect(heard[0]?.body).toEqual({
    data: [
      {
        voornaam: 'Anna',
        achternaam: 'de Wit',
        first_name: 'Anna',
        last_name: 'de Wit',
        email: 'anna@example.com',
        privacyPolicy: true,
        termsAndConditions: true,
      },
    ],
  });
});

test('NWS-03 uses another workflow ID for de', async () => {
  const { heard, service } = await peer(202);
  await handToService({ ...service, url: `${service.url}/flows` }, 'de', anna);
  expect(heard[0]).toMatchObject({ path: '/flows/api/v1/user-receiver', headers: { 'workflow-id': 'flow-3' } });
});

test.each([400, 401, 500])('NWS-03 throws for the status %s', async (status) => {
  const { service } = await peer(status);
  await expect(handToService(service, 'nl', anna)).rejects.toThrow(`the mailing service answered with HTTP status ${status}`);
});

test('NWS-03 sends the key to no other address, and stops waiting for a silent service', async () => {
  const moved = await peer(307, { location: 'http://127.0.0.1:1/elsewhere' });
  await expect(handToService(moved.service, 'nl', anna)).rejects.toThrow();
  server?.close();
  const silent = await peer(undefined);
  await expect(handToService(silent.service, 'nl', anna, 50)).rejects.toThrow(/timeout/i);
});
