import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedDatabase, launchDatabase } from '../../backend/src/platform/database/embedded/launch.ts';
import { withClient } from '../../backend/src/platform/database/with-client.ts';
import { StartProblem } from './command.ts';
import { backOff } from './service.ts';
import type { Terminal } from './terminal.ts';

export type Database = { url: string; stop: () => Promise<void> };

/** Checks that a configured database is reachable, and returns its URL. */
export async function checkDatabase(url: string): Promise<string> {
  const timeout = AbortSignal.timeout(10_000);
  const late = new Promise<never>((_, reject) =>
    timeout.addEventListener('abort', () => reject(new Error('it does not respond'))),
  );
  try {
    const version = await Promise.race([
      late,
      withClient(url, async (client) => Number((await client.query('show server_version_num')).rows[0].server_version_num)),
    ]);
    if (version < 150_000) throw new Error(`it is PostgreSQL ${Math.floor(version / 10_000)}, but 15 or newer is required`);
    return url;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new StartProblem(`the database of DATABASE_URL cannot be used: ${message || code}`);
  }
}

/** Launches the embedded database, and relaunches it under the same URL if its server is killed. */
export async function keepEmbeddedDatabase(
  { dataFolder, durable }: { dataFolder: string; durable: boolean },
  terminal: Terminal,
  giveUp: (problem: StartProblem) => void,
): Promise<Database> {
  const options = { folder: join(dataFolder, 'postgres'), logFile: terminal.logOf('postgres').path(), durable };
  const pauseAfterEnding = backOff();
  let stopped = false;
  let current: EmbeddedDatabase = await launchDatabase(options);
  const { url, socketFolder } = current;

  async function keepRunning(): Promise<void> {
    await current.ended;
    if (stopped) return;
    const wait = pauseAfterEnding();
    if (wait === undefined) return giveUp(new StartProblem(`the database exits repeatedly: see ${options.logFile}`));
    terminal.warn(`the database exited; it restarts in ${wait / 1000} s`);
    await pause(wait);
    if (stopped) return;
    current = await launchDatabase({ ...options, socketFolder });
    return keepRunning();
  }
  keepRunning().catch((error) => giveUp(new StartProblem(error.message)));

  return {
    url,
    stop() {
      stopped = true;
      return current.stop();
    },
  };
}
