import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFilesPrivate } from './private-files.ts';

let folder: string;
const umask = process.umask();
const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plantsoen-private-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

test('MEM-02 folders left open by an earlier version are closed to other users at the start', () => {
  for (const name of ['media', 'logs']) {
    mkdirSync(join(folder, name));
    chmodSync(join(folder, name), 0o755);
  }
  keepFilesPrivate(folder);
  expect([modeOf('media'), modeOf('logs')]).toEqual(['700', '700']);
});

test('MEM-02 new files and folders are readable by their owner only', () => {
  keepFilesPrivate(folder);
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media', 'prices.pdf'), '');
  expect([modeOf('media'), modeOf('media', 'prices.pdf')]).toEqual(['700', '600']);
});
