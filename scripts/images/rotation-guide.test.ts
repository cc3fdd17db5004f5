// Runs the blocks of docs/runbook/configuration-and-secrets.md that set a secret and restart the APIs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readComposeFile } from './compose-file.ts';
import { blockOf, RecordedCommands, readPage } from './recorded-commands.ts';

const page = readPage('configuration-and-secrets.md');
let commands: RecordedCommands;
beforeEach(() => {
  commands = new RecordedCommands();
});
afterEach(() => commands.remove());

const read = (file: string) => readFileSync(join(commands.folder, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(commands.folder, file), text);

/** Lets the recorded commands print the text. */
function useOutput(text: string) {
  commands.remove();
  commands = new RecordedCommands(text);
}

it.each([
  ['no call', ['3001', '3011']],
  ['http://127.0.0.1:3001/ready/', ['3001']],
])(
  'OPS-06 OPS-10 a new secret restarts the second API of systemd only after the first is ready (failing: %s)',
  (failing, ports) => {
    mkdirSync(join(commands.folder, 'site'));
    write('site/service-token', 'old\n');
    const block = blockOf(page, 'site/service-token').replace('/etc/plantsoen/secrets/', '');
    expect(block).not.toContain('/etc/');
    expect(commands.run(block, failing), 'with two machines, the token is copied before').toEqual([]);
    expect(commands.run(block, failing), 'a second run adds no further token').toEqual([]);
    const calls = commands.run(blockOf(page, 'systemctl restart'), failing);
    expect(commands.errors.includes('plantsoen-api@3001 is not ready: the rest was not restarted')).toBe(ports.length === 1);
    expect(calls.flatMap((call) => /^restart plantsoen-api@(\d+)$/.exec(call)?.[1] ?? [])).toEqual(ports);
    expect(read('site/service-token')).toMatch(/^old,\w{64}\n$/);
  },
);

it.each([
  ['the value in the volume', 'FIELD_KEYS=k2:own\n', /^FIELD_KEYS=k2:own\nSERVICE_TOKEN=volume,\w{64}\n$/],
  ['its own value', 'SERVICE_TOKEN=own\n', /^SERVICE_TOKEN=own,\w{64}\n$/],
])('OPS-02 OPS-10 a new secret of Compose is added to %s', (_, env, expected) => {
  useOutput('volume\n');
  write('.env', env);
  write('secrets.env', 'SERVICE_TOKEN=saved\nPAYLOAD_SECRET=saved\nFIELD_KEYS=k1:saved\n');
  commands.run(blockOf(page, '--force-recreate'), 'no call');
  const calls = commands.run(blockOf(page, '--force-recreate'), 'no call');
  expect(read('.env'), 'after a second run').toMatch(expected);
  expect(calls[0]).toBe('compose run --rm --no-deps secrets');
  expect(calls.flatMap((call) => / up .* (\S+)$/.exec(call)?.[1] ?? [])).toEqual(['api-1', 'api-2']);
});

it('OPS-02 OPS-10 the guide reads the secrets of Compose from the files that the programs read', () => {
  const [, named = ''] = /it from the volume \(([^)]*)\)/.exec(page) ?? [];
  const files = [...named.matchAll(/`(\S+)`/g)].map(([, file]) => `/secrets/${file}`);
  const read = Object.values(readComposeFile().services['api-1']?.environment ?? {});
  expect(files.sort()).toEqual(read.filter((value) => String(value).startsWith('/secrets/')).sort());
  expect(files).toContain(/ cat plantsoen (\S+)\)/.exec(blockOf(page, '--force-recreate'))?.[1]);
});

it('OPS-02 OPS-10 the second API of Compose does not restart if the first is not ready within two minutes', () => {
  write('.env', 'SERVICE_TOKEN=own\n');
  const block = blockOf(page, '--force-recreate');
  expect(block).toMatch(/ timeout 120 sh -c "until .*" < \/dev\/null /);
  const calls = commands.run(block, 'exec -T api-1 ');
  expect(calls.flatMap((call) => / up .* (\S+)$/.exec(call)?.[1] ?? [])).toEqual(['api-1']);
  expect(commands.errors).toContain('api-1 is not ready: the rest was not restarted\n');
});

it.each([
  ['systemd', 'site/service-token', ''],
  ['Compose', '.env', 'SERVICE_TOKEN='],
  ['Kubernetes', 'secrets/service-token', ''],
])('OPS-10 the other steps of %s swap the tokens and remove the old one, also if they are repeated', (way, file, name) => {
  const [, second = '', third = ''] =
    new RegExp(`^\\| ${way} \\| \`(sed .*?)\` \\| \`(sed .*?)\` \\|$`, 'm').exec(
      page.replaceAll('/etc/plantsoen/secrets/', ''),
    ) ?? [];
  for (const folder of ['site', 'secrets']) mkdirSync(join(commands.folder, folder));
  const others = name && 'ADMIN_EMAIL=a,b\n';
  write(file, `${others}${name}old,new\n`);
  commands.run(third, 'no call');
  expect(read(file), 'the third step before the second').toBe(`${others}${name}old,new\n`);
  for (const time of ['once', 'twice']) {
    commands.run(second, 'no call');
    expect(read(file), time).toBe(`${others}${name}new,old,new\n`);
  }
  for (const step of [third, third, second]) {
    commands.run(step, 'no call');
    expect(read(file), step).toBe(`${others}${name}new\n`);
  }
});

it('OPS-02 OPS-10 the programs of Compose keep their password if the database refuses the new one', () => {
  write('.env', 'POSTGRES_PASSWORD=old\n');
  const block = blockOf(page, 'alter role');
  expect(block).toContain('--set ON_ERROR_STOP=1 --single-transaction');
  expect(commands.run(block, 'exec -T postgres')).toHaveLength(1);
  expect(read('.env')).toBe('POSTGRES_PASSWORD=old\n');
  expect(commands.run(block, 'no call').at(-1)).toMatch(/^compose up -d --no-deps postgres /);
  expect(read('.env')).toMatch(/^POSTGRES_PASSWORD=\w{48}\n$/);
});

it.each([
  ['cannot be read', 'volume\n', '--entrypoint cat'],
  ['is empty', '', 'no call'],
])(
  'OPS-02 OPS-10 no secret of Compose is replaced, and no program restarts, if the file in the volume %s',
  (_, output, failing) => {
    useOutput(output);
    write('.env', 'ADMIN_EMAIL=\n');
    write('secrets.env', 'SERVICE_TOKEN=saved\n');
    const calls = commands.run(blockOf(page, '--force-recreate'), failing);
    expect(calls.filter((call) => !call.includes('--entrypoint cat'))).toEqual([]);
    expect(read('.env')).toBe('ADMIN_EMAIL=\n');
  },
);
