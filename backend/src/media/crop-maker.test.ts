import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import type { CropJob } from './crop-job.ts';
import { type CropMaker, CropQueueFull, createCropMaker } from './crop-maker.ts';

let folder: string;
let maker: CropMaker;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crop-maker-'));
});
afterEach(() => {
  maker.close();
  rmSync(folder, { recursive: true });
});

/**
 * Source of a child whose action depends on the name of the target: it writes the file, fails, crashes (the first time) or hangs.
 */
const child = `
  import { existsSync, writeFileSync } from 'node:fs';
  process.on('message', ({ job }) => {
    if (job.target.includes('fails')) return process.send({ problem: 'no picture' });
    if (job.target.includes('hangs')) return;
    if (job.target.includes('dies') && !existsSync(job.target + '.died')) {
      writeFileSync(job.target + '.died', '');
      process.exit(1);
    }
    writeFileSync(job.target, String(process.pid), { flag: 'wx' });
    process.send({});
  });
  process.on('disconnect', () => process.exit());`;

function launch(options: { maxQueued?: number; idleMs?: number; timeoutMs?: number } = {}) {
  const program = join(folder, 'child.mjs');
  writeFileSync(program, child);
  maker = createCropMaker({ program, storage: { dataFolder: folder }, log: createLog('test', 'silent'), ...options });
}

const job = (name: string): CropJob => ({ source: '', target: join(folder, name), format: 'webp', cutOut: false });
const isMade = (name: string) => existsSync(join(folder, name));

test('CAT-07 runs jobs one at a time, and a target requested twice only once', async () => {
  launch();
  await Promise.all([maker.make(job('a')), maker.make(job('a')), maker.make(job('b'))]);
  expect([isMade('a'), isMade('b')]).toEqual([true, true]);
});

test('CAT-07 rejects a failed job without affecting other jobs', async () => {
  launch();
  const failing = expect(maker.make(job('fails'))).rejects.toThrow('no picture');
  await maker.make(job('after'));
  await failing;
});

test('CAT-07 replaces a crashed child and retries its job', async () => {
  launch();
  await Promise.all([maker.make(job('dies')), maker.make(job('after'))]);
  expect([isMade('dies'), isMade('after')]).toEqual([true, true]);
});

test('CAT-07 aborts a job that hangs and continues with the next one', async () => {
  // A busy machine takes a second to start the next child, which counts as part of its job.
  launch({ timeoutMs: 3000 });
  const hanging = expect(maker.make(job('hangs'))).rejects.toThrow('timed out');
  await maker.make(job('after'));
  await hanging;
});

test('CAT-07 rejects jobs when the queue is full', async () => {
  launch({ maxQueued: 1 });
  const accepted = [maker.make(job('a')), maker.make(job('b'))];
  await expect(maker.make(job('c'))).rejects.toThrow(CropQueueFull);
  await Promise.all(accepted);
});

test('CAT-07 queues temporary pictures before crops, with a separate limit', async () => {
  launch({ maxQueued: 1 });
  const done: string[] = [];
  const make = (name: string, isStandIn = false) =>
    maker.make({ ...job(name), ...(isStandIn && { isStandIn }) }).then(() => done.push(name));
  const accepted = [make('first'), make('crop'), make('quick', true)];
  await expect(make('another', true)).rejects.toThrow(CropQueueFull);
  await Promise.all(accepted);
  expect(done).toEqual(['first', 'quick', 'crop']);
});

test('CAT-07 ends an idle child and starts another when needed', async () => {
  launch({ idleMs: 20 });
  await maker.make(job('a'));
  await new Promise((resolve) => setTimeout(resolve, 150));
  await maker.make(job('b'));
  expect(readFileSync(join(folder, 'a'), 'utf8')).not.toBe(readFileSync(join(folder, 'b'), 'utf8'));
});
