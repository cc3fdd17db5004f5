import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLogFile } from './log-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'log-file-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('SEC-10 logs are stored for 14 days, one file per day', () => {
  for (const file of ['site-2026-02-16.log', 'site-2026-02-17.log', 'site-2026-03-01.log', 'api-2026-01-01.log', 'notes.txt'])
    writeFileSync(join(folder, file), '');
  let now = Date.parse('2026-03-02T10:00:00Z');
  const log = openLogFile(folder, 'site', 14, () => now);
  log.write('one\n');
  const others = ['api-2026-01-01.log', 'notes.txt'];
  expect(readdirSync(folder).sort()).toEqual([...others, 'site-2026-02-17.log', 'site-2026-03-01.log', 'site-2026-03-02.log']);
  now += 86_400_000;
  log.write('two\n');
  expect(readFileSync(join(folder, 'site-2026-03-03.log'), 'utf8')).toBe('two\n');
  expect(readdirSync(folder)).not.toContain('site-2026-02-17.log');
});

it('SEC-10 no other user of the machine can read logs, regardless of who created their folder', () => {
  chmodSync(folder, 0o755);
  const log = openLogFile(folder, 'api', 14, () => Date.parse('2026-03-02T10:00:00Z'));
  log.write('one\n');
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
  expect((statSync(log.path()).mode & 0o777).toString(8)).toBe('600');
});
