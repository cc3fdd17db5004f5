// Runs the blocks of the runbook that write archives and keys. Each file may be the only copy.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readComposeFile } from './compose-file.ts';
import { blockOf, RecordedCommands, readPage } from './recorded-commands.ts';

let commands: RecordedCommands;
beforeEach(() => {
  commands = new RecordedCommands('output');
});
afterEach(() => commands.remove());

const read = (file: string) => readFileSync(join(commands.folder, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(commands.folder, file), text);
const archive = 'plantsoen-….tar.zst';

it('OPS-07 an archive that is copied out of Kubernetes replaces no file', () => {
  const block = blockOf(readPage('back-up.md'), '-- cat /backups/');
  commands.run(block, 'no call');
  expect(read(archive)).toBe('output');
  write(archive, 'the only copy');
  expect(commands.run(block, 'no call')).toEqual([]);
  expect(read(archive)).toBe('the only copy');
});

it('OPS-07 an archive that is copied into Kubernetes replaces none of the volume, and is not touched itself', () => {
  write(archive, 'the only copy');
  const block = blockOf(readPage('back-up.md'), `'set -C; cat > /backups/`);
  expect(commands.run(block, 'exec -i')).toHaveLength(1);
  expect(read(archive)).toBe('the only copy');
  const [, script = ''] = / sh -c '(.*)' </.exec(block) ?? [];
  const copy = () =>
    spawnSync('sh', ['-c', script.replace('/backups/', './in-')], { cwd: commands.folder, input: 'copied' }).status;
  expect(copy()).toBe(0);
  write(`in-${archive}`, 'of the volume');
  expect(copy()).not.toBe(0);
  expect(read(`in-${archive}`)).toBe('of the volume');
});

it('OPS-07 a backup to a bucket has its own name, and is read back also if it failed', () => {
  const calls = commands.run(blockOf(readPage('back-up.md'), 'backup verify'), 'backup -');
  const [, name = ''] = / - s3:\/\/bucket\/(plantsoen-\d{8}T\d{6}Z\.tar\.zst)$/m.exec(calls.join('\n')) ?? [];
  expect(name).not.toBe('');
  expect(calls.join('\n'), 'an archive may be larger than 50 GB').toContain('s3 cp --expected-size 200000000000 - s3:');
  expect(calls.slice(-2)).toEqual([`s3 cp s3://bucket/${name} /backups/`, `backup verify /backups/${name}`]);
});

it('OPS-03 OPS-07 a backup of Kubernetes to a bucket is read back and verified', () => {
  const calls = commands.run(blockOf(readPage('back-up.md'), 'plantsoen.mjs backup -'), 'backup -');
  const [, name = ''] = /^s3 cp --expected-size 200000000000 - s3:\/\/bucket\/(plantsoen-\S+)$/m.exec(calls.join('\n')) ?? [];
  expect(calls.at(-1)).toMatch(new RegExp(` backup verify /backups/${name}$`));
});

it('OPS-02 OPS-10 the saved secrets of Compose replace no file, and none is written if they cannot be read', () => {
  const block = blockOf(readPage('install.md'), 'secrets.env');
  commands.run(block, 'run --rm');
  expect(existsSync(join(commands.folder, 'secrets.env'))).toBe(false);
  commands.run(block, 'no call');
  expect(read('secrets.env')).toBe('output\n');
  expect(statSync(join(commands.folder, 'secrets.env')).mode & 0o777).toBe(0o600);
  write('secrets.env', 'the only copy');
  commands.run(block, 'no call');
  expect(read('secrets.env')).toBe('the only copy');
});

it('OPS-02 OPS-10 the secrets of Compose are saved as lines of .env, or not at all', () => {
  const [, script = ''] = / sh plantsoen -ec '([\s\S]*?)'\)/.exec(blockOf(readPage('install.md'), 'secrets.env')) ?? [];
  const save = () => execFileSync('sh', ['-ec', script.replace('/secrets', '.')], { cwd: commands.folder, stdio: 'pipe' });
  for (const folder of ['site', 'backend']) mkdirSync(join(commands.folder, folder));
  write('site/service-token', 'token');
  write('backend/field-keys', 'k1:key');
  expect(save, 'without a Payload secret').toThrow(/payload-secret: No such file/);
  write('backend/payload-secret', 'secret');
  expect(save().toString()).toBe('SERVICE_TOKEN=token\nPAYLOAD_SECRET=secret\nFIELD_KEYS=k1:key\n');
});

it('OPS-03 OPS-10 the secrets of systemd replace none that exist', () => {
  for (const folder of ['site', 'backend', 'commands']) mkdirSync(join(commands.folder, folder));
  write('backend/field-keys', 'k1:the only copy');
  const block = blockOf(readPage('two-of-each.md'), '> backend/field-keys');
  commands.run(block.replace('cd /etc/plantsoen/secrets ', 'cd . ').replace(/^chmod .*$/m, ''), 'no call');
  expect(read('backend/field-keys')).toBe('k1:the only copy');
  expect(read('site/service-token')).toMatch(/^\w{64}\n$/);
  expect(read('backend/smtp-url')).toMatch(/^smtp:/);
  expect(statSync(join(commands.folder, 'site/service-token')).mode & 0o777).toBe(0o600);
});

it('OPS-02 OPS-08 a key is added to those of Compose, and none is lost', () => {
  write('.env', 'FIELD_KEYS=k1:own\nADMIN_EMAIL=\n');
  const block = `key=k2:found\n${blockOf(readPage('incidents/lost-key.md'), 'secrets/backend/field-keys)')}`;
  expect(commands.run(block, '--entrypoint cat'), 'the keys cannot be read').toHaveLength(1);
  expect(read('.env')).toBe('FIELD_KEYS=k1:own\nADMIN_EMAIL=\n');
  expect(commands.run(block, 'no call').at(-1)).toBe('compose run --rm --no-deps secrets');
  expect(read('.env')).toBe('# FIELD_KEYS=k1:own\nADMIN_EMAIL=\nFIELD_KEYS=output,k2:found\n');
  commands.run(block.replace('k2:found', 'output'), 'no call');
  expect(read('.env'), 'a key that is there already').toMatch(/\nFIELD_KEYS=output\n$/);
});

it('OPS-08 a key is added once to the end of each file of keys', () => {
  const page = readPage('incidents/lost-key.md');
  expect([...page.matchAll(/add_key ([\w/.-]+)`/g)].map(([, file]) => file)).toEqual([
    ...['field-keys.txt', '/etc/plantsoen/secrets/backend/field-keys', 'secrets/field-keys'],
  ]);
  write('keys', 'k1:own\n');
  commands.run(`${blockOf(page, 'add_key()')}\nadd_key keys\nadd_key keys`, 'no call');
  expect(read('keys')).toMatch(/^k1:own\n,k\d{8}-\w{6}:\S{44}\n$/);
});

describe('the Secret of Kubernetes', () => {
  const page = readPage('configuration-and-secrets.md');
  const set = `${blockOf(page, 'same_secrets()')}\n${blockOf(page, '" secrets/service-token')}`;
  const values = { 'field-keys': 'k1:the only copy', 'service-token': 'old\n' };
  beforeEach(() => {
    commands.remove();
    const lines = Object.entries(values).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}\n`);
    commands = new RecordedCommands(lines.join(''));
    mkdirSync(join(commands.folder, 'secrets'));
    for (const [name, value] of Object.entries(values)) write(`secrets/${name}`, value);
  });

  it('OPS-03 OPS-10 gets a new token, once', () => {
    for (const time of ['once', 'twice']) {
      commands.run(set, 'no call');
      expect(read('secrets/service-token'), time).toMatch(/^old,\w{64}\n$/);
    }
  });

  it.each([
    ['the folder lacks a key', 'no call', () => rmSync(join(commands.folder, 'secrets/field-keys'))],
    ['the folder has another key', 'no call', () => write('secrets/field-keys', 'k0:former')],
    ['the cluster does not answer', 'get secret', () => {}],
  ])('OPS-03 OPS-10 stays as it is if %s', (_, failing, prepare) => {
    prepare();
    commands.run(set, failing);
    expect(read('secrets/service-token')).toBe('old\n');
  });

  it('OPS-03 OPS-10 is copied to a new folder only', () => {
    const copy = `${blockOf(page, 'same_secrets()')}\n${blockOf(page, 'mkdir secrets')}`;
    write('secrets/field-keys', 'k2:newer');
    commands.run(copy, 'no call');
    expect(read('secrets/field-keys')).toBe('k2:newer');
    rmSync(join(commands.folder, 'secrets'), { recursive: true });
    commands.run(copy, 'no call');
    for (const [name, value] of Object.entries(values)) expect(read(`secrets/${name}`), name).toBe(value);
    expect(statSync(join(commands.folder, 'secrets/field-keys')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['does not answer', 'get secret', undefined],
    ['returns no value', 'no call', ''],
  ])('OPS-03 OPS-10 is not copied, compared or replaced if the cluster %s', (_, failing, output) => {
    rmSync(join(commands.folder, 'secrets'), { recursive: true });
    if (output !== undefined) writeFileSync(join(commands.folder, 'output'), output);
    const compare = `${blockOf(page, 'same_secrets()').trimEnd()} && touch same`;
    commands.run(`${compare}\n${blockOf(page, 'mkdir secrets').trimEnd()} && touch copied`, failing);
    expect(existsSync(join(commands.folder, 'same'))).toBe(false);
    expect(existsSync(join(commands.folder, 'copied'))).toBe(false);
    expect(commands.run(blockOf(page, 'create secret generic'), 'no call'), 'an empty folder').toEqual([]);
  });
});

it('OPS-02 OPS-08 a damaged database of Compose is deleted only after its copy, which no second run replaces', () => {
  const page = readPage('incidents/database-down.md');
  const block = blockOf(page, 'docker volume rm').replaceAll('/mnt/good', '.');
  expect(block).toContain(` ${readComposeFile().services.postgres?.image} cp -a `);
  const run = (failing: string) => commands.run(block, failing).map((call) => /rm --stop|cp -a|volume rm|up -d/.exec(call)?.[0]);
  expect(run(' cp -a'), 'the disk cannot be read').toEqual(['rm --stop', 'cp -a']);
  expect(run('no call'), 'there is a copy').toEqual(['rm --stop']);
  rmdirSync(join(commands.folder, 'damaged'));
  expect(run('no call')).toEqual(['rm --stop', 'cp -a', 'volume rm', 'up -d']);
});

it('OPS-07 OPS-08 the test database of Compose is dropped also if no key can be restored from an archive', () => {
  const block = blockOf(readPage('incidents/lost-key.md'), 'createdb').replace('<POSTGRES_OWNER_PASSWORD>', 'password');
  const calls = commands.run(block, 'run --rm');
  expect(calls.map((call) => /createdb|restore \/backups|dropdb/.exec(call)?.[0]).filter(Boolean)).toEqual([
    'createdb',
    'restore /backups',
    'dropdb',
  ]);
});
