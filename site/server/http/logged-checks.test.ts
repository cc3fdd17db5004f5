import { expect, it } from 'vitest';
import { contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { startingContent } from '../../src/platform/testing/test-content.ts';
import { siteTest, testSite } from '../testing/test-site.ts';

const site = siteTest();

it('OPS-05 successful health checks are not logged at the level info', async () => {
  site.logged.length = 0;
  for (const path of ['/health/', '/ready', '/ready/']) expect((await site.get(path)).status).toBe(200);
  await site.get('/bank/');
  // Lines without a path are no requests. The site answered 503 until it was ready.
  const paths = () => site.logged.filter(({ path, status }) => path && status !== 503).map(({ path }) => path);
  await expect.poll(paths).toEqual(['/bank/']);
});

it('OPS-05 a failed check is logged', async () => {
  const peer = await contractPeer(startingContent());
  await peer.stop();
  const unready = await testSite(peer);
  try {
    expect((await unready.get('/ready/')).status).toBe(503);
    await expect.poll(() => unready.logged).toContainEqual(expect.objectContaining({ path: '/ready/', status: 503 }));
  } finally {
    await unready.stop();
  }
});
