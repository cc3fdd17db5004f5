// Runs the scripts in deploy/systemd with their own files and programs.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAuthority } from '../../backend/src/platform/api/test-certificates.ts';
import { root } from '../root.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'systemd-scripts-'));
  createAuthority(folder, 'authority');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Prints its variables, and the number of authorities that Node has read in addition to its own. */
const program = `
import { getCACertificates } from 'node:tls';
const authorities = getCACertificates('extra').length;
console.log(JSON.stringify({ ...process.env, authorities: String(authorities) }));`;

/** Runs the command of the operator without a change of the user, and returns the variables and warnings of its program. */
function plantsoen(env: Record<string, string> = {}): { values: Record<string, string>; warnings: string } {
  write('plantsoen.env', `STORAGE_S3_BUCKET=plantsoen\nNODE_EXTRA_CA_CERTS="${folder}/authority.crt"\n`);
  write('build/api/backend/dist/plantsoen.mjs', program);
  const script = readFileSync(join(root, 'deploy/systemd/plantsoen'), 'utf8')
    .replaceAll('/etc/plantsoen', folder)
    .replaceAll('/usr/bin/node', process.execPath)
    .replace('setpriv --reuid=plantsoen --regid=plantsoen --init-groups ', '');
  const own = { PATH: process.env.PATH, PLANTSOEN_BUILD: join(folder, 'build'), ...env };
  const { stdout, stderr } = spawnSync('sh', ['-c', script, 'plantsoen', 'check'], { env: own, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return { values: JSON.parse(stdout), warnings: stderr };
}

it('OPS-08 plantsoen has the settings and secrets of the services', () => {
  write('secrets/backend/database-url', 'postgres://production\n');
  write('secrets/commands/migration-database-url', 'postgres://production-owner\n');
  expect(plantsoen()).toMatchObject({
    values: {
      DATABASE_URL: 'postgres://production',
      MIGRATION_DATABASE_URL: 'postgres://production-owner',
      STORAGE_S3_BUCKET: 'plantsoen',
      DATA_FOLDER: '/var/lib/plantsoen',
    },
    warnings: '',
  });
});

it('OPS-07 plantsoen uses the database, files and mail server of its caller, so that a test restore spares production', () => {
  for (const name of ['backend/database-url', 'commands/migration-database-url', 'backend/smtp-url'])
    write(`secrets/${name}`, 'of production');
  const own = {
    ...{ DATABASE_URL: 'postgres://test', MIGRATION_DATABASE_URL: 'postgres://test', DATA_FOLDER: '/srv/restore-test' },
    ...{ STORAGE_S3_BUCKET: '', SMTP_URL: '' },
  };
  expect(plantsoen(own).values).toMatchObject(own);
});

it('OPS-10 plantsoen trusts the own certificate authority of the settings', () => {
  expect(plantsoen().values.authorities).toBe('1');
});

const leftovers = ['field-keys.bak', 'smtp_url', '1st-token', 'Secret', 'old keys'];

it('OPS-03 plantsoen ignores files whose names are no variables, and names them', () => {
  for (const name of [...leftovers, 'old/smtp-url', 'smtp-url']) write(`secrets/backend/${name}`, `content of ${name}`);
  const { values, warnings } = plantsoen();
  expect(values.SMTP_URL).toBe('content of smtp-url');
  expect(Object.values(values).filter((value) => value.startsWith('content of'))).toHaveLength(1);
  for (const name of leftovers) expect(warnings).toContain(`ignored: ${folder}/secrets/backend/${name} is not`);
});

it('OPS-03 a program starts with a credential whose name is no variable, and without its value', () => {
  for (const name of [...leftovers, 'smtp-url']) write(`backend_${name}`, 'secret');
  const { stdout, stderr, status } = spawnSync(join(root, 'deploy/systemd/with-credentials'), ['env'], {
    env: { PATH: process.env.PATH, CREDENTIALS_DIRECTORY: folder },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(stdout.split('\n').filter((line) => line.includes('_FILE='))).toEqual([`SMTP_URL_FILE=${folder}/backend_smtp-url`]);
  for (const name of leftovers) expect(stderr).toContain(`ignored: ${folder}/backend_${name} is not`);
});
