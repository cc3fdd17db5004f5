// Runs the statements and commands of docs/runbook/plain-installation.md on a PostgreSQL server with passwords and TLS.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthority, createCertificate } from '../backend/src/platform/api/test-certificates.ts';
import { withClient } from '../backend/src/platform/database/with-client.ts';
import { freePort } from '../backend/src/testing/free-port.ts';
import { ending, spawnNode } from './node-child.mjs';
import { type OwnDatabase, startOwnDatabase } from './own-database.ts';
import { root } from './root.ts';

const guide = readFileSync(join(root, 'docs/runbook/plain-installation.md'), 'utf8');
const blocks = [...guide.matchAll(/^```(?:sh|sql)\n([\s\S]*?)^```/gm)].map(([, text = '']) => text);
const [, statements = '', commands = ''] = blocks;

let folder: string;
let database: OwnDatabase;
let ports: { site: number; api: number };
const running: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plain-installation-'));
  database = await startOwnDatabase(folder);
  ports = { site: await freePort(), api: await freePort() };
  await withClient(database.superuserUrl, async (client) => {
    for (const statement of statements.split(';')) if (statement.trim()) await client.query(statement);
  });
});

afterAll(async () => {
  for (const child of running) await stop(child);
  await database?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Stops a program, with the programs that it has started in its process group. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (child.spawnargs[0] === 'sh') process.kill(-(child.pid ?? 0), 'SIGTERM');
  else child.kill();
  await ending(child);
}

const origin = () => `http://localhost:${ports.site}`;
const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

test('OPS-11 the guide has at most 20 lines of commands', () => {
  expect(blocks).toHaveLength(3);
  expect(blocks.join('').trim().split('\n').length).toBeLessThanOrEqual(20);
});

test('OPS-11 OPS-10 the commands of the guide start an installation that serves pages', async () => {
  const script = commands
    .replace('node backend/admin/start.mjs &\n', '')
    .replaceAll('127.0.0.1:5432', `127.0.0.1:${database.port}`)
    .replace('/var/lib/plantsoen', join(folder, 'data'));
  const env = {
    ...process.env,
    ...{ PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`, LOG_LEVEL: 'warn' },
    ...{ SITE_PORT: String(ports.site), API_PORT: String(ports.api) },
  };
  const shell = spawn('sh', ['-e', '-c', script], { cwd: root, env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
  running.push(shell);
  await expect.poll(() => shell.exitCode ?? statusOf(`${origin()}/ready/`), { timeout: 840_000, interval: 200 }).toBe(200);
  const page = await fetch(`${origin()}/producten/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<h1');
  await stop(shell);
}, 900_000);

test('OPS-10 the programs talk TLS to each other and to the database, and refuse another authority', async () => {
  createAuthority(folder, 'other');
  createCertificate(folder, 'api', 'own');
  const databaseUrl = (authority: string) =>
    `postgres://plantsoen:password@127.0.0.1:${database.port}/plantsoen?sslmode=verify-full&sslrootcert=${join(folder, authority)}`;
  const base = {
    ...process.env,
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'fatal', DATA_FOLDER: join(folder, 'data'), SITE_CACHE_MB: '0' },
    ...{ SERVICE_TOKEN: 's'.repeat(40), PAYLOAD_SECRET: 'p'.repeat(40) },
    ...{ SITE_PORT: String(ports.site), API_PORT: String(ports.api), API_URL: `https://localhost:${ports.api}` },
    ...{ API_TLS_CERT_FILE: join(folder, 'api.crt'), API_TLS_KEY_FILE: join(folder, 'api.key') },
  };
  const refused = spawnNode(['backend/dist/plantsoen.mjs', 'migrate'], {
    env: { ...base, DATABASE_URL: databaseUrl('other.crt') },
  });
  expect(await ending(refused)).toBe(1);

  const start = (program: string, env: NodeJS.ProcessEnv) => {
    const child = spawnNode([program], { env: { ...base, ...env } });
    running.push(child);
    return child;
  };
  start('backend/dist/api.mjs', { DATABASE_URL: databaseUrl('own.crt') });
  const site = start('site/dist/server/main.mjs', { NODE_EXTRA_CA_CERTS: join(folder, 'own.crt') });
  await expect.poll(() => statusOf(`${origin()}/ready/`), { timeout: 60_000 }).toBe(200);
  const page = await fetch(`${origin()}/producten/`).then((answer) => answer.text());
  const [picture = ''] = page.match(/\/media\/[^"\s,]+?\.(?:avif|webp|jpg)/) ?? [];
  expect(picture).not.toBe('');
  expect(await statusOf(origin() + picture)).toBe(200);
  const { rows } = await withClient(database.superuserUrl, (client) =>
    client.query("select distinct s.ssl from pg_stat_activity a join pg_stat_ssl s using (pid) where a.usename = 'plantsoen'"),
  );
  expect(rows).toEqual([{ ssl: true }]);

  await stop(site);
  start('site/dist/server/main.mjs', { NODE_EXTRA_CA_CERTS: join(folder, 'other.crt') });
  await expect.poll(() => statusOf(`${origin()}/health/`), { timeout: 60_000 }).toBe(200);
  expect(await statusOf(`${origin()}/producten/`)).toBe(503);
});
