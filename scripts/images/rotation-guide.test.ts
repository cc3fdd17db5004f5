// Runs the blocks of docs/runbook/configuration-and-secrets.md that set a secret and restart the APIs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { blockOf, RecordedCommands, readPage } from './recorded-commands.ts';

const page = readPage('configuration-and-secrets.md');
let commands: RecordedCommands;
beforeEach(() => {
  commands = new RecordedCommands();
});
afterEach(() => commands.remove());

const read = (file: string) => readFileSync(join(commands.folder, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(commands.folder, file), text);

it.each([
  ['no call', ['3001', '3011']],
  ['http://127.0.0.1:3001/ready/', ['3001']],
])(
  'OPS-06 OPS-10 a new secret restarts the second API of systemd only after the first is ready (failing: %s)',
  (failing, ports) => {
    mkdirSync(join(commands.folder, 'site'));
    write('site/service-token', 'old\n');
    const block = blockOf(page, 'systemctl restart').replace('cd /etc/plantsoen/secrets\n', '');
    const calls = commands.run(block, failing);
    expect(block).not.toContain('/etc/');
    expect(calls.flatMap((call) => /^restart plantsoen-api@(\d+)$/.exec(call)?.[1] ?? [])).toEqual(ports);
    expect(read('site/service-token')).toMatch(/^old,\w{64}\n$/);
  },
);

const saved = 'SERVICE_TOKEN=saved\nPAYLOAD_SECRET=saved\nFIELD_KEYS=k1:saved\n';

it.each([
  ['the saved value', 'FIELD_KEYS=k2:own\n', saved, /^FIELD_KEYS=k2:own\nSERVICE_TOKEN=saved,\w{64}\n$/],
  ['its own value', 'SERVICE_TOKEN=own\n', saved, /^SERVICE_TOKEN=own,\w{64}\n$/],
])('OPS-02 OPS-10 a new secret of Compose is added to %s', (_, env, secrets, expected) => {
  write('.env', env);
  write('secrets.env', secrets);
  const calls = commands.run(blockOf(page, '--force-recreate'), 'no call');
  expect(read('.env')).toMatch(expected);
  expect(calls[0]).toBe('compose run --rm --no-deps secrets');
  expect(calls.flatMap((call) => / up .* (\S+)$/.exec(call)?.[1] ?? [])).toEqual(['api-1', 'api-2']);
});

it('OPS-02 OPS-10 no program of Compose restarts if the value to rotate is unknown', () => {
  write('.env', '');
  expect(commands.run(blockOf(page, '--force-recreate'), 'no call')).toEqual([]);
});
