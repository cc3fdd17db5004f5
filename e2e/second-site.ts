import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { freePort, testStack } from './stack.ts';

/** The site as it is built. */
export const builtSite = fileURLToPath(new URL('../site/dist', import.meta.url));

export type SecondSite = { origin: string; process: ChildProcess };

/** Starts another site of the same installation, or another build of it, told other things by its environment, and waits until it serves. */
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
