import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../root.ts';
import { readComposeFile } from './compose-file.ts';

const names = ['site/service-token', 'backend/payload-secret', 'backend/field-keys'];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-secrets-'));
  for (const name of ['site', 'backend']) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the secrets as the service of the compose file does, and returns the files. Empty variables are those that `.env` lacks. */
function write(env: Record<string, string> = {}): Record<string, string> {
  const program = join(root, 'deploy/compose/write-secrets.mjs');
  execFileSync(process.execPath, [program, folder, String(process.getuid?.())], {
    env: { SERVICE_TOKEN: '', PAYLOAD_SECRET: '', FIELD_KEYS: '', ...env },
  });
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

it('OPS-02 generates missing secrets once, readable by the user of the programs only', () => {
  const generated = write();
  expect(generated['backend/field-keys']).toMatch(/^k\d{8}-[\da-f]{6}:[\w+/]{43}=$/);
  expect(new Set(Object.values(generated)).size).toBe(3);
  for (const name of names) expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o400);
  expect(write()).toEqual(generated);
});

it('OPS-02 OPS-10 replaces a secret that is set, and keeps the others', () => {
  const generated = write();
  const SERVICE_TOKEN = `${generated['site/service-token']},next`;
  expect(write({ SERVICE_TOKEN })).toEqual({ ...generated, 'site/service-token': SERVICE_TOKEN });
  expect(write(), 'without the variable').toEqual({ ...generated, 'site/service-token': SERVICE_TOKEN });
  expect(readdirSync(join(folder, 'site')), 'no other file is left').toEqual(['service-token']);
});

it('OPS-02 the compose file writes the secrets to the folders that the programs read', () => {
  const { secrets, 'api-1': api } = readComposeFile().services;
  expect(secrets?.command).toEqual(['write-secrets.mjs', '/secrets', '1000']);
  const read = Object.values(api?.environment ?? {}).filter((value) => String(value).startsWith('/secrets/'));
  expect(read.sort()).toEqual(names.map((name) => `/secrets/${name}`).sort());
});
