import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DiskCache } from './disk-cache.ts';
import { WithdrawalLog } from './withdrawal-log.ts';

const log = pino({ level: 'silent' });
let folder: string;
let cache: DiskCache;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'disk-cache-'));
  cache = new DiskCache({ folder: join(folder, 'entries'), maxBytes: 400_000, log });
});

afterEach(() => {
  cache.stop();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (key: string) => {
  const entry = await cache.find(key);
  return entry && (await cache.read(entry))?.toString();
};

test('ERR-02 the cache returns the last value that another process has written', async () => {
  await cache.write('page', Buffer.from('one'), {});
  await cache.write('page', Buffer.from('two'), {});
  expect(await read('page')).toBe('two');
  expect(await read('absent')).toBeUndefined();
});

test('ERR-02 the oldest entries are evicted until the others fit', async () => {
  for (let number = 0; number < 24; number += 1) await cache.write(`page ${number}`, Buffer.alloc(20_000, number + 1), {});
  await cache.evict();
  expect(await read('page 0')).toBeUndefined();
  expect(await read('page 23')).toBeDefined();
  const kept = await Promise.all(Array.from({ length: 24 }, (_, number) => read(`page ${number}`)));
  expect(kept.filter((one) => one !== undefined).length * 20_000).toBeLessThan(400_000);
});

test('ERR-02 an entry larger than a sixteenth of the cache is not written', async () => {
  await cache.write('large', Buffer.alloc(30_000), {});
  expect(await read('large')).toBeUndefined();
});

test('ERR-02 a cache with an unusable folder returns nothing and fails no request', async () => {
  writeFileSync(join(folder, 'file'), '');
  const broken = new DiskCache({ folder: join(folder, 'file', 'entries'), maxBytes: 400_000, log });
  await broken.write('page', Buffer.from('one'), {});
  expect(broken.canWrite(1)).toBe(false);
  expect(await broken.find('page')).toBeUndefined();
  await broken.delete('page');
  await broken.evict();
  const stream = broken.openWrite('picture', 3, {});
  stream.end('one');
  await expect(finished(stream)).rejects.toThrow();
  broken.stop();
});

test('SEC-09 a process that starts later reads earlier withdrawals', async () => {
  const file = join(folder, 'changes.jsonl');
  const withdrawals = new WithdrawalLog(file, log);
  expect(withdrawals.allows([], 5)).toBe(false);
  withdrawals.record(4);
  withdrawals.record(7, ['Page:1:3']);
  await withdrawals.flush();
  const later = new WithdrawalLog(file, log);
  expect(later.position).toBe(7);
  expect(later.allows(['Page:1:3'], 6)).toBe(false);
  expect(later.allows(['Page:1:3'], 7)).toBe(true);
  expect(later.allows(['Page:1:4'], 4)).toBe(true);
  expect(later.allows(['Page:1:4'], 3)).toBe(false);
});

test('SEC-09 a replay of earlier changes does not allow content that was withdrawn later', async () => {
  const file = join(folder, 'changes.jsonl');
  const withdrawals = new WithdrawalLog(file, log);
  withdrawals.record(4);
  withdrawals.record(9, ['Page:1:3']);
  withdrawals.record(6, ['Page:1:3']);
  await withdrawals.flush();
  for (const each of [withdrawals, new WithdrawalLog(file, log)]) {
    expect(each.allows(['Page:1:3'], 8)).toBe(false);
    expect(each.allows(['Page:1:3'], 9)).toBe(true);
  }
});

test('SEC-09 after a restart of the log, no earlier content is allowed', async () => {
  const withdrawals = new WithdrawalLog(join(folder, 'changes.jsonl'), log);
  withdrawals.record(4);
  withdrawals.restart(9);
  await withdrawals.flush();
  expect(withdrawals.allows([], 8)).toBe(false);
  expect(new WithdrawalLog(join(folder, 'changes.jsonl'), log).allows([], 9)).toBe(true);
});
