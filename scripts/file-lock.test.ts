import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { withFileLock } from './file-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'turns-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('allows one worker at a time', async () => {
  let working = 0;
  const most = await Promise.all(
    [1, 2, 3].map(() =>
      withFileLock(join(folder, 'one'), async () => {
        working += 1;
        await pause(20);
        return working--;
      }),
    ),
  );
  expect(most).toEqual([1, 1, 1]);
});

it('ignores a lock whose owner has exited', async () => {
  writeFileSync(join(folder, 'left'), '4194304');
  expect(await withFileLock(join(folder, 'left'), async () => 'done')).toBe('done');
});

it('releases the lock after a failure', async () => {
  await expect(withFileLock(join(folder, 'fails'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withFileLock(join(folder, 'fails'), async () => 'next')).toBe('next');
});
