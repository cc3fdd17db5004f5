// Checks that units, scripts and the description of the installation in deploy/systemd fit each other.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readVariables } from '@plantsoen/configuration/read-variables.mjs';
import { allVariables, type Variable, type VariableName, variables } from '@plantsoen/configuration/variables.mjs';
import { expect, it } from 'vitest';
import { exitCodes } from '../../backend/src/platform/commands/exit-codes.ts';
import { readConfiguration } from '../../backend/src/platform/configuration.ts';
import { root } from '../root.ts';
import { requireSettings } from '../settings.mjs';
import { adminService, apiService, siteService } from '../start/services.ts';
import { readInstallation } from '../upgrade/installation.ts';
import { remainingArchives, writeArchives } from './archives-of-ages.ts';

const folder = join(root, 'deploy/systemd');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const valuesOf = (name: string, key: string) =>
  [...read(name).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
const programs = ['plantsoen-site@.service', 'plantsoen-api@.service', 'plantsoen-admin@.service'];

it.each([
  ['plantsoen-site@.service', siteService],
  ['plantsoen-api@.service', apiService],
  ['plantsoen-admin@.service', adminService],
] as const)('OPS-03 %s starts its program as npm start does', (name, service) => {
  const { args } = service(requireSettings().settings, {});
  const command = args.map((arg) => arg.replace(root, '')).join(' ');
  expect(valuesOf(name, 'ExecStart')).toEqual([`/usr/local/lib/plantsoen/with-credentials /usr/bin/node ${command}`]);
});

it.each(programs)('OPS-03 %s gives each instance its own ports and settings', (name) => {
  const variable = name.replace(/plantsoen-(\w+)@\.service/, '$1').toUpperCase();
  const environment = valuesOf(name, 'Environment').join(' ').split(' ');
  expect(environment).toContain(`${variable}_PORT=%i`);
  expect(environment).toContain(`${variable}_METRICS_PORT=1%i`);
  expect(valuesOf(name, 'EnvironmentFile')).toContain('-/etc/plantsoen/%p-%i.env');
});

it.each(programs)('OPS-06 %s lets child processes finish their work when it is stopped', (name) => {
  expect(valuesOf(name, 'KillMode')).toEqual(['mixed']);
});

it('OPS-06 the installation restarts units that exist, at the addresses of their ports', () => {
  const result = readInstallation(join(folder, 'installation.json'));
  if ('problem' in result) throw new Error(result.problem);
  const { migrate, select, ...instances } = result.installation;
  const { apis, admins, sites } = instances;
  const all = [...apis, ...admins, ...sites];
  expect([apis.length, admins.length, sites.length]).toEqual([2, 2, 2]);
  const restarts = all.map(({ restart }) => /^systemctl restart (plantsoen-\w+@)(\d+)$/.exec(restart) ?? []);
  for (const [restart, unit] of restarts) expect(existsSync(join(folder, `${unit}.service`)), restart).toBe(true);
  expect(all.map(({ ready }) => ready)).toEqual(restarts.map(([, , port]) => `http://127.0.0.1:${port}/ready/`));
  expect(new Set(all.map(({ ready }) => ready)).size).toBe(6);
  for (const name of programs)
    for (const workingFolder of valuesOf(name, 'WorkingDirectory'))
      expect(workingFolder).toMatch(`${select?.split(' ').at(-1)}/`);
  expect(migrate).toBe('PLANTSOEN_BUILD={build} plantsoen migrate');
  expect(read('plantsoen')).toContain(`\${PLANTSOEN_BUILD:-/opt/plantsoen/current}/api/backend/dist/plantsoen.mjs`);
});

it('OPS-06 the installation selects no folder that lacks a program, so that no restart fails', () => {
  const result = readInstallation(join(folder, 'installation.json'));
  if ('problem' in result) throw new Error(result.problem);
  const parent = mkdtempSync(join(tmpdir(), 'builds-'));
  const link = join(parent, 'current');
  const select = result.installation.select?.replaceAll('{build}', parent).replace('/opt/plantsoen/current', link) ?? '';
  try {
    for (const program of ['api', 'site']) mkdirSync(join(parent, program));
    expect(() => execFileSync('sh', ['-c', select], { stdio: 'pipe' })).toThrow(/No such file/);
    expect(existsSync(link)).toBe(false);
    mkdirSync(join(parent, 'admin'));
    execFileSync('sh', ['-c', select]);
    expect(readlinkSync(link)).toBe(parent);
  } finally {
    rmSync(parent, { recursive: true });
  }
});

it('OPS-03 the site gets no secret of the backend, and only commands get that of the owner', () => {
  const site = ['site:/etc/plantsoen/secrets/site'];
  const backend = [...site, 'backend:/etc/plantsoen/secrets/backend'];
  expect(programs.map((name) => valuesOf(name, 'LoadCredential'))).toEqual([site, backend, backend]);
});

it('OPS-03 every secret of a program can be a credential', () => {
  const secrets = allVariables.filter(([, { kind }]) => kind.secret).map(([name]) => name);
  expect(secrets.length).toBeGreaterThan(8);
  const credentials = mkdtempSync(join(tmpdir(), 'credentials-'));
  try {
    const fileOf = (name: string) => join(credentials, `backend_${name.toLowerCase().replaceAll('_', '-')}`);
    for (const name of secrets) writeFileSync(fileOf(name), 'secret');
    const output = execFileSync(join(folder, 'with-credentials'), ['env'], {
      env: { PATH: process.env.PATH, CREDENTIALS_DIRECTORY: credentials },
    });
    const lines = output.toString().split('\n');
    expect(lines).toEqual(expect.arrayContaining(secrets.map((name) => `${name}_FILE=${fileOf(name)}`)));
  } finally {
    rmSync(credentials, { recursive: true });
  }
});

it('OPS-07 a timer backs up every night by a command that exists', () => {
  const [command = '', option = ''] = valuesOf('plantsoen-backup.service', 'ExecStart')[0]?.split(' ') ?? [];
  expect([command, option]).toEqual(['/usr/local/bin/plantsoen', 'backup']);
  expect(valuesOf('plantsoen-backup.timer', 'OnCalendar')).toEqual(['*-*-* 03:00:00']);
});

it('OPS-07 old archives are also deleted after a backup without files that were lost before', () => {
  expect(valuesOf('plantsoen-backup.service', 'SuccessExitStatus')).toEqual([String(exitCodes.incompleteBackup)]);
});

it('OPS-07 a backup deletes archives older than 30 days, also incomplete ones', () => {
  const backups = mkdtempSync(join(tmpdir(), 'backups-'));
  try {
    writeArchives(backups);
    const [command = '', ...args] = valuesOf('plantsoen-backup.service', 'ExecStartPost')[0]?.split(' ') ?? [];
    execFileSync(
      command,
      args.map((arg) => arg.replace('/var/backups/plantsoen', backups)),
    );
    expect(readdirSync(backups).sort()).toEqual(remainingArchives);
  } finally {
    rmSync(backups, { recursive: true });
  }
});

const guide = readFileSync(join(root, 'docs/runbook/two-of-each.md'), 'utf8');

/** Returns the settings of the guide, and its files of secrets with those values that no command generates. */
function installationOfGuide() {
  const [settings = '', caddy = ''] = [...guide.matchAll(/^```ini\n([\s\S]*?)^```/gm)].map(([, text]) => text);
  const files = [...guide.matchAll(/ > (?:site|backend|commands)\/(\S+)$/gm)].map(([, file = '']) => file);
  const literal = [...guide.matchAll(/^ *echo '(\S+)' > \w+\/(\S+)$/gm)];
  const secrets = literal.map(([, value = '', file = '']) => [file.toUpperCase().replaceAll('-', '_'), value]);
  return { settings: parseEnv(settings), caddy, files, secrets: Object.fromEntries(secrets) };
}

it('OPS-03 OPS-09 the settings and secrets of the guide are valid', () => {
  const { settings, caddy, files, secrets } = installationOfGuide();
  expect(Object.keys(settings).filter((name) => !(name in variables))).toEqual([]);
  for (const [, value = ''] of caddy.matchAll(/\w+=(https:\S+)/g)) expect(Object.values(settings)).toContain(value);
  const names = files.map((file) => file.toUpperCase().replaceAll('-', '_') as VariableName);
  expect(names.filter((name) => !(variables[name] as Variable | undefined)?.kind.secret)).toEqual([]);
  expect(Object.keys(secrets).length).toBe(4);
  expect(readVariables({ ...settings, ...secrets }, ['site', 'api', 'admin', 'command'])).toHaveProperty('values');
});

it('OPS-07 the test restore of the guide reaches no part of production', () => {
  const { settings, secrets } = installationOfGuide();
  const text = readFileSync(join(root, 'docs/runbook/restore.md'), 'utf8');
  const lines = [...text.matchAll(/^ {2}export (.*)$/gm)].map(([, line = '']) => line.replaceAll(' ', '\n'));
  const services = allVariables.filter(([name]) => /^(SEARCH_SERVICE|MAILING_(SERVICE|LIST))_(?!INDEX)/.test(name));
  const values = services.map(([name]) => [name, name.endsWith('_URL') ? 'https://service.example' : 'production']);
  const production = { ...settings, ...secrets, ...Object.fromEntries(values) };
  expect(values).toHaveLength(8);
  const result = readConfiguration({ ...production, ...parseEnv(lines.join('\n')) });
  if ('problems' in result) throw new Error(result.problems.join());
  const { databaseUrl, migrationDatabaseUrl, dataFolder, s3, smtpUrl, searchService, mailingService } = result.configuration;
  for (const url of [databaseUrl, migrationDatabaseUrl]) expect(url).toMatch(/\/restore_test$/);
  expect(dataFolder).toBe('/srv/restore-test');
  expect({ s3, smtpUrl, searchService, mailingService }).toEqual({});
});

it('OPS-03 the guide installs every file of the folder', () => {
  const lines = guide.split('\n').filter((line) => /^(test -e \S+ \|\| )?install /.test(line));
  const patterns = lines.flatMap((line) => line.split(' ').filter((word) => word.startsWith('deploy/systemd/')));
  const installed = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).map((file) => file.split('/').at(-1));
  expect(installed.sort()).toEqual(globSync('*', { cwd: folder }).sort());
});
