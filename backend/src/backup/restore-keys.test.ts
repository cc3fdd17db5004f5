import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfiguration } from '../platform/configuration.ts';
import { archiveKeys, keysOf, openKeys } from './archive-keys.ts';
import { restoreKeys } from './restore-keys.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'restore-keys-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

const secret = (name: string) => name.padEnd(40, 'x');
const DATABASE_URL = 'postgres://127.0.0.1/none';

function configurationOf(env: Record<string, string> = {}) {
  const result = readConfiguration({ DATABASE_URL, DATA_FOLDER: dataFolder, ...env });
  if ('problems' in result) throw new Error(result.problems.join());
  return result.configuration;
}

it('OPS-07 restores the secrets of an installation with those of before a rotation', () => {
  const variables = {
    PAYLOAD_SECRET: [secret('new'), secret('old'), secret('older')].join(),
    SERVICE_TOKEN: secret('token'),
    FIELD_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  };
  const before = configurationOf(variables);
  const archived = openKeys(archiveKeys(keysOf(before), 'beech leaves in the wind'), 'beech leaves in the wind');
  expect(restoreKeys({ target: { dataFolder, fieldKeys: undefined }, archived, needed: [], overwrite: false })).toBeUndefined();
  const after = configurationOf();
  expect(after.payloadSecret).toBe(secret('new'));
  expect(after.previousSecrets).toEqual([secret('old'), secret('older')]);
  expect(after.serviceTokens).toEqual([secret('token')]);
  expect(after.fieldKeys).toEqual(before.fieldKeys);
});

it.each([
  ['with FIELD_KEYS', true, 'k1', 'is not in FIELD_KEYS. Add it from where the keys are stored or from an archive with keys: '],
  ['with an own key file', false, 'k1', 'field-keys.txt. Add it from where the keys are stored, or add --overwrite to replace'],
  ['that the archive lacks, too', false, 'lost', 'field-keys.txt. Add it from where the keys are stored. Nothing was changed'],
])('OPS-07 names a remedy that helps for a missing key %s', (_, isVariable, id, expected) => {
  const own = configurationOf();
  const archived = { ...keysOf(own), fieldKeys: `k1:${Buffer.alloc(32, 1).toString('base64')}` };
  const fieldKeys = isVariable ? keysOf(own).fieldKeys : undefined;
  const needed = [{ id, checkValue: null }];
  expect(restoreKeys({ target: { dataFolder, fieldKeys }, archived, needed, overwrite: false })).toContain(expected);
});

it('OPS-07 keeps replaced key files, and writes none if a needed key is missing', () => {
  const first = configurationOf();
  const archived = { ...keysOf(first), payloadSecret: secret('archived') };
  const restore = (id: string) =>
    restoreKeys({
      ...{ target: { dataFolder, fieldKeys: undefined }, archived, overwrite: true },
      needed: [{ id, checkValue: null }],
    });
  expect(restore('lost')).toContain('the archive needs the field key lost');
  expect(existsSync(join(dataFolder, 'secrets.json.before-restore'))).toBe(false);
  expect(restore(first.fieldKeys[0]?.id ?? '')).toBeUndefined();
  expect(configurationOf().payloadSecret).toBe(secret('archived'));
  expect(readFileSync(join(dataFolder, 'secrets.json.before-restore'), 'utf8')).toContain(first.payloadSecret);
});
