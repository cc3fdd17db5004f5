import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVariables } from '@plantsoen/configuration/read-variables.mjs';
import { allVariables, type Variable, variables } from '@plantsoen/configuration/variables.mjs';
import Ajv2019 from 'ajv/dist/2019.js';
import { expect, it } from 'vitest';
import { s3SettingsOf } from '../../backend/src/platform/storage/storage-settings.ts';
import { root } from '../root.ts';
import { requireSettings } from '../settings.mjs';
import { adminService, apiService, siteService } from '../start/services.ts';
import { type ComposeService, readComposeFile } from './compose-file.ts';

const compose = readComposeFile();
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isOurs = ([, { image }]: [string, ComposeService]) => image?.startsWith('plantsoen-');
const ours = Object.entries(compose.services).filter(isOurs);

/** Compiles the schema of compose files. It names its draft by an older address, and its sections by `id`. */
function composeSchema() {
  const isOldName = (key: string, value: unknown) => key === '$schema' || (key === 'id' && typeof value === 'string');
  const text = read('deploy/compose/schema/compose-spec.json');
  const schema = JSON.parse(text, (key, value) => (isOldName(key, value) ? undefined : value));
  const formats = {
    duration: /^(\d+(us|ms|s|m|h))+$/,
    subnet_ip_address: /^[\d.:a-f]+\/\d+$/,
    ports: true,
    expose: true,
  } as const;
  return new Ajv2019({ strict: false, allErrors: true, formats }).compile(schema);
}

it('OPS-02 the compose file is valid by the schema of the Compose Specification', () => {
  const validate = composeSchema();
  // Compose 2 has introduced the name, after this schema.
  const { name, ...rest } = compose;
  validate(rest);
  expect(validate.errors).toBe(null);
  expect(name).toMatch(/^[a-z0-9][a-z0-9_-]*$/);
  expect(validate({ services: { api: { image: 'api', commands: [] } } })).toBe(false);
});

it('OPS-02 the compose file starts two APIs, two sites, the admin and their services', () => {
  expect(Object.keys(compose.services).sort()).toEqual([
    ...['admin', 'api-1', 'api-2', 'bucket', 'caddy', 'mailpit', 'migrate', 'minio', 'plantsoen', 'postgres', 'secrets', 'seed'],
    ...['site-1', 'site-2'],
  ]);
  const { SITE_UPSTREAMS, API_UPSTREAMS } = compose.services.caddy?.environment ?? {};
  expect(SITE_UPSTREAMS).toBe('site-1:3000 site-2:3000');
  expect(API_UPSTREAMS).toBe('api-1:3001 api-2:3001');
});

/** Variables that a service gets in Compose, by the name in the table of variables. */
const variablesOf = (name: string) =>
  new Set(
    Object.keys(compose.services[name]?.environment ?? {}).map((variable) =>
      variable.replace(/(?<=SECRET|TOKEN|KEYS)_FILE$/, ''),
    ),
  );

/** Variables that make no sense in a container: the folders, ports and certificates are those of the compose file. */
const fixed = [
  ...['SITE_CACHE_FOLDER', 'ADMIN_HOST', 'API_TLS_CERT_FILE', 'API_TLS_KEY_FILE', 'LOG_DAYS'],
  ...['SITE_PORT', 'API_PORT', 'ADMIN_PORT'],
];

it.each([
  ['site-1', ['site']],
  ['api-1', ['api', 'admin']],
  ['admin', ['api', 'admin']],
  ['plantsoen', ['api', 'admin', 'command']],
] as const)('OPS-02 OPS-09 the service %s gets every variable that it reads, and no others', (service, readers) => {
  const isRead = ({ programs }: Variable) => readers.some((reader) => programs.some((program) => program === reader));
  const names = allVariables.filter(([, variable]) => isRead(variable)).map(([name]) => name as string);
  const seedOnly = ['DEMO_CONTENT'];
  const ownerOnly = service === 'plantsoen' ? [] : ['MIGRATION_DATABASE_URL'];
  const given = variablesOf(service);
  expect(names.filter((name) => !given.has(name) && ![...fixed, ...seedOnly, ...ownerOnly].includes(name))).toEqual([]);
  expect([...given].filter((name) => !names.includes(name) || ownerOnly.includes(name))).toEqual([]);
});

it('OPS-02 OPS-10 the programs get the role that may not migrate, migrations and commands the owner', () => {
  const withOwner = ours.filter(([name]) => variablesOf(name).has('MIGRATION_DATABASE_URL')).map(([name]) => name);
  expect(withOwner.sort()).toEqual(['migrate', 'plantsoen']);
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = compose.services.migrate?.environment ?? {};
  expect(DATABASE_URL).toContain('postgres://plantsoen:');
  expect(MIGRATION_DATABASE_URL).toContain('postgres://plantsoen_owner:');
  const roles = [...read('deploy/compose/create-roles.sql').matchAll(/^create role (\w+) /gm)].map(([, role]) => role);
  expect(roles).toEqual(['plantsoen_owner', 'plantsoen']);
});

it('OPS-02 OPS-10 the guide changes the passwords of the roles that Compose creates', () => {
  const guide = read('docs/runbook/configuration-and-secrets.md');
  const changed = [...guide.matchAll(/alter role (\w+) password/g)].map(([, role]) => role);
  const created = [...read('deploy/compose/create-roles.sql').matchAll(/^create role (\w+) /gm)].map(([, role]) => role);
  expect([...new Set(changed)].sort()).toEqual([...created, 'postgres'].sort());
});

/** Returns the bucket of the APIs with these variables in `.env`. */
function bucketWith(env: Record<string, string>) {
  const resolved = (text: string) =>
    text.replace(
      /\$\{(\w+)(:?)-([^}]*)\}/,
      (_, name: string, colon: string, fallback: string) => (colon ? env[name] || undefined : env[name]) ?? fallback,
    );
  const variables = Object.entries(compose.services['api-1']?.environment ?? {}).filter(([name]) => name.startsWith('STORAGE_'));
  const read = readVariables(Object.fromEntries(variables.map(([name, text]) => [name, resolved(String(text ?? ''))])), [
    'api',
    'admin',
    'command',
  ]);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return s3SettingsOf(read.values, []);
}

it('OPS-02 OPS-04 the files are in MinIO, or in AWS with an empty endpoint', () => {
  expect(bucketWith({})).toMatchObject({ endpoint: 'http://minio:9000', accessKey: { id: 'plantsoen' }, pathStyle: true });
  const aws = { STORAGE_S3_BUCKET: 'files', STORAGE_S3_ENDPOINT: '' };
  expect(bucketWith(aws)).toMatchObject({ bucket: 'files', endpoint: undefined, pathStyle: false });
  const role = { ...aws, STORAGE_S3_ACCESS_KEY_ID: '', STORAGE_S3_SECRET_ACCESS_KEY: '' };
  expect(bucketWith(role)).toMatchObject({ endpoint: undefined, accessKey: undefined });
});

it('OPS-02 OPS-09 the table of variables says that Compose imports the demo content also with addresses', () => {
  expect(compose.services.seed?.environment?.DEMO_CONTENT).toMatch(/:-on}$/);
  expect(variables.DEMO_CONTENT.absent).toMatch(/^on; .*, except with Compose$/);
});

it('OPS-02 only Caddy is reachable from other machines', () => {
  const published = Object.entries(compose.services).flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(published.filter((port) => !port.includes(' 127.0.0.1:'))).toEqual([
    'caddy 80:80',
    'caddy 443:443',
    'caddy 443:443/udp',
  ]);
});

it('OPS-02 OPS-08 commands of the guide run while the database or the bucket is down', () => {
  const { depends_on } = compose.services.plantsoen ?? {};
  expect(Object.keys(depends_on ?? {})).toEqual(['secrets', 'postgres', 'bucket']);
  for (const page of ['commands.md', 'install.md'])
    expect(read(`docs/runbook/${page}`).replaceAll('\n', ' '), page).toContain(
      '`docker compose run --rm --no-deps plantsoen <command>`',
    );
});

it('OPS-02 OPS-10 files with secrets that the guide writes here reach neither git nor an image', () => {
  const ignored = (file: string) => read(file).split('\n');
  expect(read('docs/runbook/install.md')).toMatch(/ > secrets\.env\)$[\s\S]*--from-file=secrets\/ [\s\S]*--key=privkey\.pem/m);
  expect(ignored('.gitignore')).toEqual(expect.arrayContaining(['/secrets.env', '/secrets/', '*.pem', '/compose.override.yaml']));
  expect(ignored('.dockerignore')).toEqual(expect.arrayContaining(['secrets.env', 'secrets', '**/*.pem', '.env']));
});

it('OPS-02 OPS-08 the guide deletes volumes that exist under this name', () => {
  const pages = ['restore.md', 'incidents/disk-full.md', 'incidents/database-down.md'];
  const text = pages.map((page) => read(`docs/runbook/${page}`)).join('\n');
  const deleted = [...text.matchAll(/docker volume rm (\w+?)_([\w-]+)/g)].map(([, project, volume]) => ({ project, volume }));
  expect(deleted.length).toBeGreaterThan(1);
  for (const { project, volume } of deleted) {
    expect(project).toBe(compose.name);
    expect(Object.keys(compose.volumes)).toContain(volume);
  }
});

it('OPS-02 OPS-05 the log of every container is limited', () => {
  const unlimited = Object.entries(compose.services).filter(([, { logging }]) => logging?.driver !== 'local');
  expect(unlimited.map(([name]) => name)).toEqual([]);
});

it('OPS-02 a service starts only after services that exist', () => {
  const missing = Object.entries(compose.services).flatMap(([name, { depends_on = [] }]) =>
    (Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
      .filter((other) => !compose.services[other])
      .map((other) => `${name} waits for ${other}`),
  );
  expect(missing).toEqual([]);
});

it('OPS-02 every program runs on a read-only root file system without capabilities', () => {
  expect(ours.length).toBeGreaterThan(6);
  expect(ours.filter(([, { read_only, cap_drop }]) => !read_only || cap_drop?.[0] !== 'ALL')).toEqual([]);
});

it('OPS-02 the commands of the compose file are programs of the image', () => {
  const files = ours.flatMap(([, { command = [] }]) => command.filter((part) => part.startsWith('backend/')));
  expect(files.length).toBeGreaterThan(1);
  const source = (file: string) => file.replace('dist/', 'src/programs/').replace('.mjs', '.ts');
  expect(files.filter((file) => !existsSync(join(root, source(file))))).toEqual([]);
});

it.each([
  ['site', siteService],
  ['api', apiService],
  ['admin', adminService],
] as const)('OPS-01 the %s image starts its program as npm start does', (target, service) => {
  const [, stage = ''] = read('Dockerfile').split(`FROM runtime AS ${target}\n`);
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(stage) ?? [];
  const { args } = service(requireSettings().settings, {});
  expect(JSON.parse(command)).toEqual(args.map((arg) => arg.replace(root, '')));
});
