// Stops the built site after the reader of its log has ended.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from '../backend/src/testing/free-port.ts';
import { ending, spawnNode } from './node-child.mjs';

const env = { ...process.env, NODE_ENV: 'production', SERVICE_TOKEN: 's'.repeat(40), SITE_CACHE_MB: '0' };

test.each([
  ['reads', false],
  ['no longer reads', true],
])('OPS-06 the site ends after SIGTERM while a program %s its log', async (_, isLost) => {
  const port = await freePort();
  const child = spawnNode(['site/dist/server/main.mjs'], {
    env: { ...env, SITE_PORT: String(port), API_PORT: String(await freePort()) },
  });
  const ended = ending(child);
  let log = '';
  child.stdout?.on('data', (text) => (log += text));
  try {
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/health/`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    if (isLost) child.stdout?.destroy();
    child.kill('SIGTERM');
    expect(await Promise.race([ended, pause(60_000, 'still running')])).toBe(0);
    if (!isLost) expect(log).toContain('"msg":"stopping"');
  } finally {
    child.kill('SIGKILL');
  }
});
