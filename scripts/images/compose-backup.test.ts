// Runs deploy/compose/backup with a `docker` that records its arguments and ends with a given status.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../root.ts';
import { remainingArchives, writeArchives } from './archives-of-ages.ts';
import { readComposeFile } from './compose-file.ts';

const script = join(root, 'deploy/compose/backup');
let folder: string;
let backups: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compose-backup-'));
  backups = join(folder, 'backups');
  mkdirSync(backups);
  writeFileSync(join(folder, 'docker'), '#!/bin/sh\npwd > "$RECORD"\necho "$*" >> "$RECORD"\nexit "$STATUS"\n', { mode: 0o755 });
  writeArchives(backups);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script in the folder above the archives, as cron would in any folder. */
function backUp(status: number) {
  const env = { PATH: `${folder}:${process.env.PATH}`, RECORD: join(folder, 'record'), STATUS: String(status) };
  return spawnSync(script, ['backups'], { cwd: folder, env }).status;
}

it('OPS-02 OPS-07 the backup of Compose runs the command in the project, with the folder of the archives', () => {
  expect(backUp(0)).toBe(0);
  const [project, command] = readFileSync(join(folder, 'record'), 'utf8').split('\n');
  expect(project).toBe(root.replace(/\/$/, ''));
  expect(command).toBe(`compose run --rm -T -v ${backups}:/backups plantsoen backup /backups`);
  expect(Object.keys(readComposeFile().services)).toContain('plantsoen');
});

it.each([0, 3])('OPS-07 a backup that ends with %i deletes archives older than 30 days, also incomplete ones', (status) => {
  expect(backUp(status)).toBe(0);
  expect(readdirSync(backups).sort()).toEqual(remainingArchives);
});

it('OPS-07 a failed backup keeps its status and deletes nothing', () => {
  expect(backUp(1)).toBe(1);
  expect(readdirSync(backups)).toHaveLength(4);
});

it('OPS-07 the guide names the script, in a line without characters that crontab changes', () => {
  const guide = readFileSync(join(root, 'docs/runbook/back-up.md'), 'utf8');
  const [line = '', file = ''] = /^\d+ \d+ \* \* \* root <repository>\/(\S+) \S+ 2>&1 \| logger .*$/m.exec(guide) ?? [];
  expect(existsSync(join(root, file)), file).toBe(true);
  expect(line).not.toContain('%');
});
