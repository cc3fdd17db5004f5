import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { ContractPeer } from '../src/platform/testing/contract-peer.ts';
import { type TestSite, testSite } from './testing/test-site.ts';

/** API that accepts requests and never answers. */
const silent = createServer(() => undefined);
let site: TestSite | undefined;

afterEach(async () => {
  silent.closeAllConnections();
  silent.close();
  await site?.stop();
});

test('OPS-09 a page waits for the API as long as the variable says', async () => {
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const peer = { url, token: 'x'.repeat(32) } as ContractPeer;
  site = await testSite(peer, { API_TIMEOUT_MS: '150' });
  const { status } = await site.get('/');
  expect(status).toBe(503);
  const ms = Number(site.logged.find(({ path }) => path === '/')?.ms);
  expect(ms).toBeGreaterThanOrEqual(150);
  // The default.
  expect(ms).toBeLessThan(4000);
});
