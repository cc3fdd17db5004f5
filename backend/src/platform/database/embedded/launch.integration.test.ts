import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../with-client.ts';
import { type EmbeddedDatabase, launchDatabase } from './launch.ts';

const workplace = mkdtempSync(join(tmpdir(), 'launch-test-'));
const launched: EmbeddedDatabase[] = [];
let cases = 0;

beforeAll(() => chmodSync(workplace, 0o755));
afterAll(async () => {
  await Promise.all(launched.map((database) => database.stop()));
  rmSync(workplace, { recursive: true, force: true });
});

const newFolder = () => join(workplace, `case-${++cases}`, 'postgres');

async function launch(folder: string, options: { timeoutMs?: number; socketFolder?: string } = {}): Promise<EmbeddedDatabase> {
  const database = await launchDatabase({ folder, logFile: `${folder}.log`, ...options });
  launched.push(database);
  return database;
}

const query = (database: EmbeddedDatabase, sql: string) =>
  withClient(database.url, async (client) => (await client.query(sql)).rows);
const postmasterOf = (folder: string) => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Starts a process that launches the database and prints 'up' or the problem. */
function launcherProcess(folder: string) {
  const script = `import { launchDatabase } from ${JSON.stringify(new URL('launch.ts', import.meta.url).href)};
    const options = ${JSON.stringify({ folder, logFile: `${folder}.log`, timeoutMs: 500 })};
    console.log(await launchDatabase(options).then(() => 'up', (problem) => problem.message));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim())));
  return { said, kill: () => child.kill('SIGKILL') };
}

describe('the embedded database', () => {
  it('creates a cluster with the database plantsoen at the first launch and keeps its rows at the next', async () => {
    const folder = newFolder();
    const first = await launch(folder);
    await query(first, "create table kept (word text); insert into kept values ('Größe')");
    await first.stop();
    const second = await launch(folder);
    expect(await query(second, 'select word, current_database() as name from kept')).toEqual([
      { word: 'Größe', name: 'plantsoen' },
    ]);
  });

  it('does not listen on TCP or to other users', async () => {
    const database = await launch(newFolder());
    expect(await query(database, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    const { mode } = statSync(database.socketFolder);
    expect(mode & 0o077).toBe(0);
  });

  it('keeps committed rows when the server is killed, and restarts under the same URL', async () => {
    const folder = newFolder();
    const first = await launch(folder);
    await query(first, 'create table kept (n int)');
    await query(first, 'insert into kept select generate_series(1, 1000)');
    process.kill(postmasterOf(folder), 'SIGKILL');
    await first.ended;
    const second = await launch(folder, { socketFolder: first.socketFolder });
    expect(second.url).toBe(first.url);
    expect(await query(second, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
  });

  it('shuts down cleanly when its launcher is killed', async () => {
    const folder = newFolder();
    const launcher = launcherProcess(folder);
    expect(await launcher.said).toBe('up');
    launcher.kill();
    const database = await launch(folder);
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(readFileSync(`${folder}.log`, 'utf8')).toMatch(/received fast shutdown request[\s\S]*database system is shut down/);
    expect(readFileSync(`${folder}.log`, 'utf8')).not.toContain('not properly shut down');
  });

  it('lets one of two concurrent launchers use the cluster, and the other fails without harm', async () => {
    const folder = newFolder();
    const launchers = [launcherProcess(folder), launcherProcess(folder)];
    const said = await Promise.all(launchers.map((launcher) => launcher.said));
    expect(said.filter((word) => word === 'up')).toHaveLength(1);
    expect(said.find((word) => word !== 'up')).toMatch(/^the database folder .* is in use by another running Plantsoen/);
    for (const launcher of launchers) launcher.kill();
    expect(await query(await launch(folder), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(join(folder, '..')).filter((name) => name.includes('-new-'))).toEqual([]);
  });

  it('waits for a cluster that is being stopped', async () => {
    const folder = newFolder();
    const first = await launch(folder);
    const [second] = await Promise.all([launch(folder), pause(300).then(() => first.stop())]);
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('an unusable folder gives one clear line and is not changed', () => {
  const problem = async (folder: string) => {
    const error: unknown = await launch(folder).catch((reason) => reason);
    if (!(error instanceof Error)) throw new Error('the launch should have failed');
    expect(error.name).toBe('LaunchProblem');
    expect(error.message).not.toContain('\n');
    return error.message;
  };

  it('a cluster of another version', async () => {
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'PG_VERSION'), '16\n');
    expect(await problem(folder)).toContain('was created by PostgreSQL 16, not 18');
    expect(readdirSync(folder)).toEqual(['PG_VERSION']);
  });

  it('a folder with something else in it', async () => {
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'holiday.jpg'), '');
    expect(await problem(folder)).toContain('is not a database folder');
    expect(readdirSync(folder)).toEqual(['holiday.jpg']);
  });

  it('a file in its place', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, '..'));
    writeFileSync(folder, '');
    expect(await problem(folder)).toContain('is a file');
  });

  it('a damaged cluster', async () => {
    const folder = newFolder();
    await (await launch(folder)).stop();
    rmSync(join(folder, 'global', 'pg_control'));
    const before = readdirSync(folder);
    expect(await problem(folder)).toMatch(
      /^the database folder .* cannot be used; nothing in it was changed \(PostgreSQL: .*pg_control/,
    );
    expect(readdirSync(folder)).toEqual(before);
  });

  it('a folder whose socket path would be too long', async () => {
    const reason: unknown = await launch(newFolder(), { socketFolder: join(workplace, 'x'.repeat(100)) }).catch((error) => error);
    expect(reason).toMatchObject({ name: 'LaunchProblem', message: expect.stringContaining('too long') });
  });
});
