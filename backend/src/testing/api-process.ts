import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './built-program.ts';

const program = fileURLToPath(new URL('../../dist/api.mjs', import.meta.url));

export type ApiProcess = Awaited<ReturnType<typeof startApi>>;

/** Starts the built API with additional environment variables, and waits until it listens. */
export async function startApi(env: Record<string, string | undefined>) {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...env, NODE_ENV: 'production', API_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const fetchFrom = (path: string, options?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, options);
  const listens = () =>
    fetchFrom('/health/').then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await listens())) {
    if (child.exitCode !== null) throw new Error(`the API ended with ${child.exitCode}:\n${log}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    fetch: fetchFrom,
    /** Returns the lines of the log so far. */
    log: () => log,
    async end() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
