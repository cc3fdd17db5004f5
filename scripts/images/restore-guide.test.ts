// Runs the blocks of the runbook that restore an archive in place of the present state.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { blockOf, RecordedCommands, readPage } from './recorded-commands.ts';

let commands: RecordedCommands;
beforeEach(() => {
  commands = new RecordedCommands();
});
afterEach(() => commands.remove());

/** Returns the steps that a block runs. */
function stepsOf(page: string, text: string, failing: string): string[] {
  const block = blockOf(readPage(page), text).replaceAll('/var/cache', join(commands.folder, 'cache'));
  return commands
    .run(block, failing)
    .flatMap((call) => / ?(backup \/\S+|restore \/\S+|create job \S+|compose up -d|start \S+)/.exec(call)?.[1] ?? []);
}

const archives = '/var/backups/plantsoen';

it.each([
  ['restore.md', '--overwrite &&', ['backup /backups', 'restore /backups/plantsoen-….tar.zst', 'compose up -d']],
  [
    'two-of-each.md',
    '--overwrite &&',
    [`backup ${archives}`, `restore ${archives}/plantsoen-….tar.zst`, 'start plantsoen.target'],
  ],
  ['restore.md', 'backup-before-restore', ['create job backup-before-restore', 'create job plantsoen-restore']],
])('OPS-07 the block of %s with `%s` restores only after a backup of the present state', (page, text, steps) => {
  const [backup = '', restore = ''] = steps;
  expect(stepsOf(page, text, 'no call')).toEqual(steps);
  const failing = backup.startsWith('create') ? '--timeout=2h job/backup-before-restore' : backup;
  expect(stepsOf(page, text, failing), 'the backup fails').toEqual([backup]);
  expect(stepsOf(page, text, restore), 'the restore is refused').toEqual([backup, restore]);
});

it('OPS-02 OPS-07 on a new machine, Compose starts only after the restore of an archive that the user 1000 may read', () => {
  const block = blockOf(readPage('restore.md'), 'install -d -m 700 -o 1000 -g 1000 /backups');
  const run = (failing: string) => {
    const local = block
      .replaceAll(' -o 1000 -g 1000', '')
      .replaceAll('~/', './')
      .replace(/ \/backups(?=\/? )/g, ' ./backups');
    return commands.run(local, failing).flatMap((call) => /build|restore \/\S+|up -d/.exec(call)?.[0] ?? []);
  };
  const archive = 'plantsoen-….tar.zst';
  expect(block.match(/ -o 1000 -g 1000 /g)).toHaveLength(2);
  expect(run('no call'), 'without the archive').toEqual([]);
  writeFileSync(join(commands.folder, archive), 'archive');
  expect(run('no call')).toEqual(['build', `restore /backups/${archive}`, 'up -d']);
  expect(readFileSync(join(commands.folder, 'backups', archive), 'utf8')).toBe('archive');
  expect(statSync(join(commands.folder, 'backups', archive)).mode & 0o777).toBe(0o600);
  expect(run('restore /backups')).toEqual(['build', `restore /backups/${archive}`]);
});

it('OPS-04 OPS-07 the files of a lost bucket are copied from an archive, and the next backup lists those that it lacks', () => {
  const { folder } = commands;
  mkdirSync(join(folder, 'files/media'), { recursive: true });
  writeFileSync(join(folder, 'files/media/plan.pdf'), 'a plan');
  writeFileSync(join(folder, 'archive.json'), '{}');
  execFileSync('tar', ['-cf', 'plantsoen-….tar.zst', 'archive.json', 'files'], { cwd: folder });
  const block = blockOf(readPage('restore.md'), 'storage copy --to s3');
  expect(block).toContain('tar --zstd ');
  const local = block
    .replace('--zstd ', '')
    .replace('chown -R plantsoen:plantsoen', 'test -d')
    .replace('/var/backups/plantsoen', folder)
    .replaceAll('/srv/files', `${folder}/copied`);
  const copied = join(folder, 'copied/media/plan.pdf');
  const stop = 'stop plantsoen-backup.timer';
  expect(commands.run(local, 'storage copy'), 'the bucket fails').toEqual([stop, 'storage copy --to s3']);
  expect(readFileSync(copied, 'utf8')).toBe('a plan');
  expect(commands.run(local, 'no call')).toEqual([
    stop,
    'storage copy --to s3',
    'restart plantsoen-site@3000',
    'restart plantsoen-site@3010',
    'start plantsoen-backup.timer plantsoen-backup',
  ]);
  expect(existsSync(copied)).toBe(false);
});

it('OPS-07 OPS-10 saved settings return with permissions by which only root reads the secrets', () => {
  const { folder } = commands;
  for (const [path, text] of Object.entries({ 'plantsoen.env': 'HOST=::1', 'secrets/site/service-token': 'token' })) {
    const file = join(folder, 'saved/plantsoen', path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text, { mode: 0o666 });
  }
  writeFileSync(join(folder, 'saved/plantsoen/installation.json'), '{}', { mode: 0o600 });
  mkdirSync(join(folder, 'etc/secrets/site'), { recursive: true });
  const block = blockOf(readPage('two-of-each.md').replaceAll('   ', ''), 'cp -a /srv/saved/plantsoen');
  commands.run(
    block
      .replaceAll('/srv/saved', `${folder}/saved`)
      .replaceAll('/etc/plantsoen', `${folder}/etc`)
      .replace('root:root', String(userInfo().uid)),
    'no call',
  );
  expect(commands.errors).toBe('');
  const mode = (path: string) => (statSync(join(folder, 'etc', path)).mode & 0o777).toString(8);
  expect(['plantsoen.env', 'installation.json', 'secrets', 'secrets/site/service-token'].map(mode)).toEqual([
    '644',
    '644',
    '700',
    '600',
  ]);
});
