import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { freePort } from '../backend/src/testing/free-port.ts';
import { testStack } from './stack.ts';

/** Folder of the site's build. */
export const builtSite = fileURLToPath(new URL('../site/dist', import.meta.url));

export type SecondSite = { origin: string; process: ChildProcess };

/**
 * Starts another site of the same installation with additional environment variables or another build, and waits until it is
 * ready.
 */
export async function startSecondSite(told: Record<string, string> = {}, build = builtSite): Promise<SecondSite> {
  const { apiOrigin, dataFolder, serviceToken } = testStack();
  const port = told.SITE_PORT ?? (await freePort());
  const env = {
    ...process.env,
    API_URL: apiOrigin,
    DATA_FOLDER: dataFolder,
    SERVICE_TOKEN: serviceToken,
    SITE_PORT: String(port),
    NODE_ENV: 'production',
    ...told,
  };
  const origin = `http://localhost:${port}`;
  const started = spawn(process.execPath, [join(build, 'server/main.mjs')], { env, stdio: 'ignore' });
  const status = () =>
    fetch(`${origin}/ready/`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  return { origin, process: started };
}
