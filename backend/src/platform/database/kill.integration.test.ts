import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPayloadConfig } from '../../composition/payload-config.ts';
import { placeholderOptions } from '../../composition/payload-options.ts';
import { createLog } from '../log.ts';
import { createPool } from './connection-pool.ts';
import { type EmbeddedDatabase, launchDatabase } from './embedded/launch.ts';
import { migrateDatabase } from './migrate-database.ts';

const rounds = 12;
const writerProgram = fileURLToPath(new URL('../../testing/kill-test-writer.ts', import.meta.url));

let folder: string;
let database: EmbeddedDatabase;
const acknowledged: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kill-test-'));
  database = await launch();
  const options = { ...placeholderOptions, databaseUrl: database.url, log: createLog('test', 'silent') };
  const outcome = await migrateDatabase(database.url, () => buildPayloadConfig(options));
  if ('problem' in outcome) throw new Error(outcome.problem);
});

afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const launch = (socketFolder?: string) =>
  launchDatabase({ folder: join(folder, 'postgres'), logFile: join(folder, 'postgres.log'), socketFolder });

/** Starts a writer that adds acknowledged writes to `acknowledged`. */
function startWriter(run: number): ChildProcess {
  const writer = spawn(process.execPath, ['--import', 'tsx', writerProgram, database.url, String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let rest = '';
  writer.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    acknowledged.push(...lines);
  });
  return writer;
}

async function killWriter(writer: ChildProcess): Promise<void> {
  const closed = new Promise((resolve) => writer.once('close', resolve));
  writer.kill('SIGKILL');
  await closed;
}

async function killDatabase(): Promise<void> {
  const pid = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await database.ended;
  database = await launch(database.socketFolder);
}

async function acknowledgesMore(than: number): Promise<void> {
  while (acknowledged.length <= than) await pause(20);
}

it('after kill -9 of database and writer, every acknowledged write is stored and no document is partial', async () => {
  let writer = startWriter(0);
  for (let round = 0; round < rounds; round++) {
    await acknowledgesMore(acknowledged.length + 3);
    await pause((round * 37) % 150);
    if (round % 3 === 2) {
      await killWriter(writer);
      writer = startWriter(round);
    } else await killDatabase();
  }
  await acknowledgesMore(acknowledged.length + 3);
  await killWriter(writer);

  const pool = createPool({ databaseUrl: database.url, max: 10, onLost: () => undefined });
  const { rows } = await pool.query<Record<'key' | 'texts' | 'ctas' | 'versions' | 'addresses', string>>(`
    select key,
      (select count(*) from pages_locales l where l._parent_id = p.id and l._status = 'published' and l.title = p.key) as texts,
      (select count(*) from pages_hero_ctas c where c._parent_id = p.id) as ctas,
      (select count(*) from _pages_v v where v.parent_id = p.id and v.latest) as versions,
      (select count(*) from address a where a.entry_type = 'pages' and a.entry_id = p.id) as addresses
    from pages p`);
  const orphans = await pool.query(
    'select from _pages_v where parent_id is null union all select from address where entry_id not in (select id from pages)',
  );
  await pool.end();

  const stored = new Map(rows.map(({ key, ...counts }) => [key, Object.values(counts).map(Number)]));
  expect(acknowledged.length).toBeGreaterThan(3 * rounds);
  expect(acknowledged.filter((key) => String(stored.get(key)) !== '2,6,1,2')).toEqual([]);
  // A write of two steps may have ended between them: nl alone, complete.
  expect([...stored].filter(([, counts]) => !['2,6,1,2', '1,3,1,1'].includes(String(counts)))).toEqual([]);
  expect(orphans.rowCount).toBe(0);
});
