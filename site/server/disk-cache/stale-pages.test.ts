import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import { Page } from '../pages/page.ts';
import { DiskCache } from './disk-cache.ts';
import { StalePages } from './stale-pages.ts';
import { WithdrawalLog } from './withdrawal-log.ts';

const log = pino({ level: 'silent' });
let folder: string;
let disk: DiskCache;
let pages: StalePages;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  folder = mkdtempSync(join(tmpdir(), 'stale-pages-'));
  disk = new DiskCache({ folder: join(folder, 'entries'), maxBytes: 4_000_000, log });
  const withdrawals = new WithdrawalLog(join(folder, 'changes.jsonl'), log);
  withdrawals.record(1);
  pages = new StalePages({ disk, withdrawals, history: new ChangeHistory(), build: 'test', maxAgeMs: 3600_000 });
});

afterEach(() => {
  vi.useRealTimers();
  disk.stop();
  rmSync(folder, { recursive: true, force: true });
});

const save = (text: string) =>
  pages.save('/nieuws/', { page: new Page(200, [], Buffer.from(text)), tags: new Set(['Page:1:1']), position: 1 });

/** Waits until the stored copy has a text, and advances the timers by `ms` at each check. */
const untilStored = (text: string, ms: number) =>
  vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    const stored = await pages.find('/nieuws/');
    const { body } = (await stored?.page.compressed()) ?? {};
    expect(body && brotliDecompressSync(body).toString()).toBe(text);
  });

test('ERR-02 a page that is rendered twice within a minute is stored in its last version', async () => {
  save('one');
  await untilStored('one', 50);
  save('two');
  save('three');
  await untilStored('three', 20_000);
});

test('ERR-02 queued pages are stored when the site stops', async () => {
  save('one');
  await untilStored('one', 50);
  save('two');
  await pages.stop();
  await untilStored('two', 0);
});

test('ERR-02 at most four megabytes of pages are queued in memory', async () => {
  const savePage = (key: string, body: Buffer) =>
    pages.save(key, { page: new Page(200, [], body), tags: new Set(['Page:1:1']), position: 1 });
  savePage('/first/', Buffer.from('first'));
  savePage('/large/', Buffer.alloc(4 * 1024 * 1024));
  savePage('/last/', Buffer.from('last'));
  await pages.stop();
  expect(await pages.find('/first/')).toBeDefined();
  expect(await pages.find('/last/')).toBeUndefined();
});
