// Runs the blocks of docs/runbook/configuration-and-secrets.md that rotate PAYLOAD_SECRET and FIELD_KEYS with systemd.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { blockOf, RecordedCommands, readPage } from './recorded-commands.ts';

let commands: RecordedCommands;
beforeEach(() => {
  commands = new RecordedCommands();
});
afterEach(() => commands.remove());

/** Runs a block with a secret in a file, and returns the lines of the file afterwards. */
function rotated(comment: string, name: string, value: string): string[] {
  const file = join(commands.folder, name);
  writeFileSync(file, value, { mode: 0o600 });
  const block = blockOf(readPage('configuration-and-secrets.md'), comment);
  commands.run(
    block
      .replaceAll('/etc/plantsoen/secrets/backend', commands.folder)
      .replaceAll('/srv/former-keys', `${commands.folder}/former`),
    'no call',
  );
  expect(commands.errors).toBe('');
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}

it('OPS-09 the block for PAYLOAD_SECRET puts a new secret in front of the former one', () => {
  const [line = ''] = rotated('# PAYLOAD_SECRET', 'payload-secret', 'former\n');
  expect(line).toMatch(/^[0-9a-f]{64},former$/);
});

it.each([
  ['k1:aa==\n,k2:bb==\n', ['k2:bb==', 'k1:aa==']],
  ['k1:aa==,k2:bb==,k3:cc==', ['k3:cc==', 'k1:aa==', 'k2:bb==']],
  ['k1:aa==\n', ['k1:aa==']],
])('OPS-09 the second step for FIELD_KEYS moves the last key of %j to the front', (keys, expected) => {
  expect(rotated('# FIELD_KEYS, step 2', 'field-keys', keys)).toEqual(expected);
});

it('OPS-09 the last step for FIELD_KEYS saves all keys and leaves the first one', () => {
  expect(rotated('# FIELD_KEYS, step 4', 'field-keys', 'k2:bb==\nk1:aa==\n')).toEqual(['k2:bb==']);
  const former = join(commands.folder, 'former');
  const [name = ''] = readdirSync(former);
  expect(readFileSync(join(former, name), 'utf8')).toBe('k2:bb==\nk1:aa==\n');
});
