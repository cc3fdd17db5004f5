// Writes backups to files and disks that do not take them.
import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exitCodes } from '../platform/commands/exit-codes.ts';
import { type TestDatabase, testDatabase, testSecrets } from '../platform/database/test-database.ts';
import { withClient } from '../platform/database/with-client.ts';
import { runPlantsoen } from '../testing/run-plantsoen.ts';

const program = fileURLToPath(new URL('../../dist/plantsoen.mjs', import.meta.url));

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase('empty');
  folder = mkdtempSync(join(tmpdir(), 'backup-target-'));
  mkdirSync(join(folder, 'small'));
  mkdirSync(join(folder, 'data'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database?.drop();
});

const plantsoen = (...args: string[]) => runPlantsoen({ url: database.url, dataFolder: join(folder, 'data') }, args);

type Answer = { code: number; out: string; err: string };

/** Runs a shell command in which `plantsoen` and `folder` are variables. */
function shell(command: string, wrapper: readonly string[] = [], dataFolder = join(folder, 'data')): Promise<Answer> {
  const env = {
    ...{ ...process.env, ...testSecrets, DATABASE_URL: database.url, DATA_FOLDER: dataFolder },
    ...{ FIELD_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`, folder, plantsoen: `${process.execPath} ${program}` },
  };
  const [file = '', ...args] = [...wrapper, 'sh', '-c', command];
  return new Promise((resolve) =>
    execFile(file, args, { env }, (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err })),
  );
}

/** Command that gives a process separate file systems. Some systems forbid it. */
const ownMounts = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'])];
const cannotMount = spawnSync(ownMounts[0] ?? '', [...ownMounts.slice(1), 'mount', '-t', 'tmpfs', 'none', tmpdir()]).status !== 0;
/** Runs a command while `small` is a full disk, and lists the files there. */
const onFullDisk = (command: string, dataFolder?: string) => {
  const fill =
    'mount -t tmpfs -o size=16k none "$folder/small"; dd if=/dev/zero of="$folder/small/filled" bs=4k count=9 2> /dev/null';
  return shell(`${fill}; ${command}; code=$?; ls -A "$folder/small"; exit $code`, ownMounts, dataFolder);
};

/** Command that takes the rights of root from a process, which then obeys the modes of files as other users do. */
const withoutRights = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : [];
const cannotDropRights =
  withoutRights.length > 0 && spawnSync(withoutRights[0] ?? '', [...withoutRights.slice(1), 'true']).status !== 0;

test('OPS-07 two backups to the same file at the same time leave one intact archive', async () => {
  const archive = join(folder, 'same.tar.zst');
  const answers = await Promise.all([plantsoen('backup', archive), plantsoen('backup', archive)]);
  expect(answers.map(({ code }) => code).sort(), answers.map(({ err }) => err).join()).toContain(0);
  expect(await plantsoen('backup', 'verify', archive)).toMatchObject({ code: 0, out: expect.stringContaining('intact') });
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('OPS-07 a backup without a file that was lost before is intact, names the file, and ends with 3', async () => {
  const uploads = 'form_upload (token_hash, form, field, site_id, visitor, file, bytes)';
  await withClient(database.url, async (client) => {
    await client.query(`insert into ${uploads} values ('token', 'contact', 'drawing', 1, 'visitor', 'lost', 5)`);
    const archive = join(folder, 'incomplete.tar.zst');
    const { code, err } = await plantsoen('backup', archive);
    expect({ code, err }).toMatchObject({ code: exitCodes.incompleteBackup, err: expect.stringContaining('  uploads/lost') });
    expect(await plantsoen('backup', 'verify', archive)).toMatchObject({ code: 0 });
    await client.query("delete from form_upload where file = 'lost'");
  });
});

test('OPS-07 a backup into a folder that does not exist says so', async () => {
  const { code, err } = await plantsoen('backup', join(folder, 'none/a.tar.zst'));
  expect(code).toBe(1);
  expect(err).toMatch(/the archive cannot be written: ENOENT.*\n$/);
});

test.skipIf(!existsSync('/dev/full'))('OPS-07 a backup to a standard output that is full says so', async () => {
  const { code, err } = await shell('$plantsoen backup - > /dev/full');
  expect(code).toBe(1);
  expect(err).toMatch(/standard output cannot be written: ENOSPC.*\n$/);
});

test('OPS-07 a backup to a program that ends says so', async () => {
  const { err } = await shell('{ $plantsoen backup -; echo "code $?" >&2; } | true');
  expect(err).toMatch(/standard output cannot be written: .*EPIPE.*\ncode 1\n$/);
});

test.skipIf(cannotMount)('OPS-07 a backup to a full disk says so and leaves no file', async () => {
  const { code, err, out } = await onFullDisk('$plantsoen backup "$folder/small/a.tar.zst"');
  expect({ code, out }, err).toEqual({ code: 1, out: 'filled\n' });
  expect(err).toMatch(/the disk is full \(ENOSPC: no space left on device.*\n$/);
});

test.skipIf(cannotMount)('OPS-08 a check on a full disk leaves no file in the data folder', async () => {
  const { code, out } = await onFullDisk('$plantsoen check', join(folder, 'small'));
  expect(code).toBe(1);
  expect(out).toMatch(/FAILED {2}data folder +ENOSPC/);
  expect(out).toMatch(/\nfilled\n$/);
  expect(out).not.toContain('.check-');
});

test.skipIf(cannotDropRights)(
  'OPS-07 files and folders that are closed to the user of the command are named in one line',
  async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed);
    for (const name of ['a.tar.zst', 'passphrase']) writeFileSync(join(folder, name), 'x'.repeat(20), { mode: 0 });
    chmodSync(closed, 0);
    for (const [command, path] of [
      ['backup verify $folder/a.tar.zst', 'a.tar.zst'],
      ['restore $folder/a.tar.zst', 'a.tar.zst'],
      ['backup verify $folder/closed/a.tar.zst', 'closed/a.tar.zst'],
      ['backup - --keys-passphrase-file $folder/passphrase', 'passphrase'],
      ['backup - --keys-passphrase-file $folder/closed/passphrase', 'closed/passphrase'],
    ] as const) {
      const { code, err } = await shell(`$plantsoen ${command}`, withoutRights);
      const lines = err.replace('verifying the archive\n', '');
      expect({ code, lines }, command).toEqual({
        code: 1,
        lines: expect.stringMatching(/^the user of this command needs access: EACCES: .*\n$/),
      });
      expect(lines, command).toContain(`'${join(folder, path)}'`);
    }
  },
);

test('OPS-07 a folder is not taken as an archive', async () => {
  expect(await plantsoen('backup', 'verify', folder)).toEqual({ code: 1, out: '', err: `there is no file ${folder}\n` });
});
