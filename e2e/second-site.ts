import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { freePort, testStack } from './stack.ts';

const server = fileURLToPath(new URL('../site/dist/server/main.mjs', import.meta.url));

export type SecondSite = { origin: string; process: ChildProcess };

/** Starts another site of the same installation, told other things by its environment, and waits until it serves. */
export async function startSecondSite(told: Record<string, string> = {}): Promise<SecondSite> {
  const { apiOrigin, dataFolder, serviceToken } = testStack();
  const port = await freePort();
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
  const started = spawn(process.execPath, [server], { env, stdio: 'ignore' });
  const status = () =>
    fetch(`${origin}/ready/`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  return { origin, process: started };
}
