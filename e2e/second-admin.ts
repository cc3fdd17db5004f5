import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { runningDatabase } from '../backend/src/platform/database/embedded/launch.ts';
import { freePort } from '../backend/src/testing/free-port.ts';
import { testStack } from './stack.ts';

const start = fileURLToPath(new URL('../backend/admin/start.mjs', import.meta.url));

export type SecondAdmin = { origin: string; process: ChildProcess };

/** Starts another admin of the same installation with additional settings, and waits until it is ready. */
export async function startSecondAdmin(settings: Record<string, string>): Promise<SecondAdmin> {
  const { dataFolder } = testStack();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const databaseUrl = runningDatabase(join(dataFolder, 'postgres')) ?? '';
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: dataFolder,
    ADMIN_PORT: String(port),
    ADMIN_URL: origin,
    ...settings,
  };
  const started = spawn(process.execPath, [start], { env, stdio: 'ignore' });
  const status = () =>
    fetch(`${origin}/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  return { origin, process: started };
}
