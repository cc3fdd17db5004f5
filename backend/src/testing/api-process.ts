import { once } from 'node:events';
import { spawnProgram, untilAnswers } from './built-program.ts';
import { freePort } from './free-port.ts';

export type ApiProcess = Awaited<ReturnType<typeof startApi>>;

/** Starts the built API with additional environment variables, and waits until it listens. */
export async function startApi(env: Record<string, string | undefined>) {
  const port = await freePort();
  const child = spawnProgram('backend/dist/api.mjs', { LOG_LEVEL: 'warn', ...env, API_PORT: String(port) });
  const exited = once(child, 'exit');
  let log = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  child.stderr?.pipe(process.stderr);
  await untilAnswers(child, port, '/health/');
  return {
    fetch: (path: string, options?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, options),
    /** Returns the lines of the log so far. */
    log: () => log,
    async end() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
