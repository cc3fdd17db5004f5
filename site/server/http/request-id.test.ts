import { describe, expect, it } from 'vitest';
import { contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { startingContent } from '../../src/platform/testing/test-content.ts';
import { siteTest, testSite } from '../testing/test-site.ts';

const headers = { 'x-request-id': 'proxy-1' };

describe('OPS-05 without a trusted proxy', () => {
  const site = siteTest();

  it('the ID of a request is made by the site, and is in its line of the log', async () => {
    const answer = await site.get('/bank/', { headers });
    const requestId = answer.headers['x-request-id'];
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => site.logged.find(({ path }) => path === '/bank/')).toMatchObject({ requestId });
  });
});

it('OPS-05 the ID of a request is taken from a trusted proxy, also for a refused method', async () => {
  const peer = await contractPeer(startingContent());
  const site = await testSite(peer, { TRUSTED_PROXIES: '127.0.0.0/8' });
  try {
    await site.ready();
    expect((await site.get('/bank/', { headers })).headers['x-request-id']).toBe('proxy-1');
    expect((await site.get('/bank/', { headers, method: 'PUT' })).headers['x-request-id']).toBe('proxy-1');
  } finally {
    await site.stop();
    await peer.stop();
  }
});
