import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { malformedRequests, statusOfRaw } from '@plantsoen/contract/testing/malformed-requests.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { type Handler, sendJson } from './http-context.ts';
import { createApiServer } from './server.ts';

const answered: Handler = ({ response }) => sendJson(response, 200, 'answered');
let server: Server;
const port = () => (server.address() as AddressInfo).port;

beforeAll(async () => {
  const handlers = { graphql: answered, changes: answered, media: answered, uploads: answered };
  server = createApiServer({
    ...handlers,
    log: createLog('test', 'silent'),
    serviceTokens: ['x'],
    readinessErrors: async () => [],
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => server.close());

test.each(malformedRequests('api.test', '/media/x'))('SEC-04 API: %s answers 400', async (_, request) => {
  expect(await statusOfRaw(port(), request)).toBe(400);
});

test('SEC-04 API: a well-formed request is answered', async () => {
  const request = 'GET /media/x HTTP/1.1\r\nHost: api.test\r\nConnection: close\r\n\r\n';
  expect(await statusOfRaw(port(), request)).toBe(200);
});
