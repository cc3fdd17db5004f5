// Runs the block of docs/runbook/restore.md that tests a restore with Compose.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allVariables } from '@plantsoen/configuration/variables.mjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfiguration } from '../../backend/src/platform/configuration.ts';
import { blockOf, RecordedCommands, readPage } from './recorded-commands.ts';

let commands: RecordedCommands;
beforeEach(() => {
  commands = new RecordedCommands();
});
afterEach(() => commands.remove());

const folder = () => join(commands.folder, 'restore-test');

/** Runs the block in a folder of the test's own user. */
function callsOf(failing: string): string[] {
  const block = blockOf(readPage('restore.md'), 'test_restore()').replace(' -o 1000 -g 1000', '');
  return commands.run(block.replaceAll('/srv/restore-test', folder()), failing);
}

/** Returns the last words of calls of `plantsoen`: the command with its arguments. */
const ranCommands = (calls: string[]) => calls.flatMap((call) => / plantsoen (\w+.*)$/.exec(call)?.[1] ?? []);

it('OPS-07 the test restore of Compose checks the restored database, and then drops it', () => {
  const calls = callsOf('no call');
  expect(calls[0]).toContain('exec -T postgres createdb -U postgres --owner plantsoen_owner');
  expect(ranCommands(calls)).toEqual(['restore /backups/plantsoen-….tar.zst', 'check']);
  expect(calls.at(-1)).toBe('compose exec -T postgres dropdb -U postgres restore_test');
  expect(existsSync(folder())).toBe(false);
});

it.each([
  ['createdb', []],
  [' restore /backups', ['restore /backups/plantsoen-….tar.zst']],
])('OPS-07 the test restore of Compose ends if `%s` fails', (failing, expected) => {
  expect(ranCommands(callsOf(failing))).toEqual(expected);
});

it('OPS-07 the test restore of Compose reaches no part of production', () => {
  const services = allVariables.map(([name]) => name).filter((name) => /^(SEARCH_SERVICE|MAILING)_(?!.*INDEX)/.test(name));
  const production = {
    ...Object.fromEntries(services.map((name) => [name, name.endsWith('_URL') ? 'https://service.example' : 'production'])),
    ...{ DATABASE_READ_URL: 'postgres://replica/plantsoen', SEARCH_LISTS: 'hosted' },
    ...{ SMTP_URL: 'smtp://mailpit:1025', STORAGE_S3_BUCKET: 'plantsoen', STORAGE_S3_ENDPOINT: 'http://minio:9000' },
    ...{ STORAGE_S3_ACCESS_KEY_ID: 'plantsoen', STORAGE_S3_SECRET_ACCESS_KEY: 'plantsoen-secret' },
    ...{ SERVICE_TOKEN: 's'.repeat(40), PAYLOAD_SECRET: 'p'.repeat(40) },
  };
  expect(services).toHaveLength(8);
  const runs = callsOf('no call').filter((call) => call.startsWith('compose run'));
  expect(runs).toHaveLength(2);
  for (const run of runs) {
    const settings = [...run.matchAll(/ -e (\w+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value]);
    const result = readConfiguration({ ...production, ...Object.fromEntries(settings) });
    if ('problems' in result) throw new Error(result.problems.join());
    const { databaseUrl, migrationDatabaseUrl, dataFolder, ...others } = result.configuration;
    for (const url of [databaseUrl, migrationDatabaseUrl]) expect(url).toMatch(/\/restore_test$/);
    expect(dataFolder).toBe(folder());
    const { databaseReadUrl, s3, smtpUrl, searchService, mailingService } = others;
    expect({ databaseReadUrl, s3, smtpUrl, searchService, mailingService }).toEqual({});
  }
});
