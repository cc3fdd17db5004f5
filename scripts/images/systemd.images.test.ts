// Verifies the units with systemd, and runs the command of the operator as root.
import { execFile } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import { root } from '../root.ts';
import { firstThatWorks } from '../test/system-programs.ts';

const run = promisify(execFile);

describe('the units of systemd', () => {
  const folder = () => join(inject('testCluster').folder, 'units');

  test('OPS-03 systemd accepts every unit', async ({ skip }) => {
    const systemd = await firstThatWorks(['systemd-analyze'], async () => true);
    if (!systemd) return skip('this system has no systemd-analyze');
    cpSync(join(root, 'deploy/systemd'), folder(), { recursive: true });
    // The check asks for the programs to exist.
    for (const file of globSync(join(folder(), '*.service')))
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\/usr\/local\/\S+/g, process.execPath));
    const { stderr } = await run(systemd, ['verify', '--man=no', ...globSync(join(folder(), '*.{service,target,timer}'))]);
    expect(stderr).toBe('');
  });

  test('OPS-08 plantsoen runs a command with the settings and secrets of the services, as their user', async () => {
    const { folder: own } = inject('testCluster');
    const settings = join(own, 'etc');
    mkdirSync(join(settings, 'secrets/backend'), { recursive: true });
    writeFileSync(join(settings, 'plantsoen.env'), 'MAIL_FROM=Example <info@example.nl>\nSMTP_URL=ignored\n');
    writeFileSync(join(settings, 'secrets/backend/smtp-url'), 'smtp://mail.example.nl\n', { mode: 0o600 });
    const build = join(own, 'build');
    mkdirSync(join(build, 'api/backend/dist'), { recursive: true });
    const program =
      'console.log(JSON.stringify([process.argv.slice(2), process.env.MAIL_FROM, process.env.SMTP_URL, process.getuid()]))';
    writeFileSync(join(build, 'api/backend/dist/plantsoen.mjs'), program);
    const script = readFileSync(join(root, 'deploy/systemd/plantsoen'), 'utf8')
      .replaceAll('/etc/plantsoen', settings)
      .replaceAll('/usr/bin/node', process.execPath)
      .replace('--reuid=plantsoen --regid=plantsoen --init-groups', '--reuid=1000 --regid=1000 --clear-groups');
    for (const readable of [own, build]) chmodSync(readable, 0o755);
    const { stdout } = await run('sh', ['-c', script, 'plantsoen', 'admin', 'create', '--name', 'Two Words'], {
      env: { ...process.env, PLANTSOEN_BUILD: build },
    });
    expect(JSON.parse(stdout)).toEqual([
      ['admin', 'create', '--name', 'Two Words'],
      'Example <info@example.nl>',
      'smtp://mail.example.nl',
      1000,
    ]);
  });
});
