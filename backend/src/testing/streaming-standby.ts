import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, launchDatabase } from '../platform/database/embedded/launch.ts';
import { runPlantsoen } from './run-plantsoen.ts';

/** A migrated database and a standby that streams its log. */
export type ReplicatedDatabase = {
  url: string;
  dataFolder: string;
  standbyUrl: string;
  stopStandby(): Promise<void>;
  /** Starts the standby again, under its former URL. */
  startStandby(): Promise<void>;
  drop(): Promise<void>;
};

/** Creates a cluster, and a standby from a copy of its files. Drop both when the suite ends. */
export async function replicatedDatabase(): Promise<ReplicatedDatabase> {
  const workplace = mkdtempSync(join(tmpdir(), 'replicated-'));
  const folderOf = (name: string) => join(workplace, name, 'postgres');
  const launch = (name: string, socketFolder?: string): Promise<EmbeddedDatabase> =>
    launchDatabase({ folder: folderOf(name), logFile: join(workplace, `${name}.log`), durable: false, socketFolder });
  const source = await launch('primary');
  const dataFolder = join(workplace, 'data');
  const { code, err } = await runPlantsoen({ url: source.url, dataFolder }, ['migrate']);
  if (code !== 0) throw new Error(err);
  await source.stop();
  execFileSync('cp', ['-a', join(workplace, 'primary'), join(workplace, 'standby')]);
  const primary = await launch('primary', source.socketFolder);
  writeFileSync(join(folderOf('standby'), 'standby.signal'), '');
  appendFileSync(
    join(folderOf('standby'), 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${primary.socketFolder} user=postgres'\n`,
  );
  let standby = await launch('standby');
  return {
    url: primary.url,
    dataFolder,
    standbyUrl: standby.url,
    stopStandby: () => standby.stop(),
    async startStandby() {
      standby = await launch('standby', standby.socketFolder);
    },
    async drop() {
      await standby.stop();
      await primary.stop();
      rmSync(workplace, { recursive: true, force: true });
    },
  };
}
