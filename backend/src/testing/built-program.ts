import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const exitWithParent = new URL('../../../scripts/exit-with-parent.mjs', import.meta.url).href;
const startTimeoutMs = 60_000;

/** Starts a built program of the project, such as `backend/dist/api.mjs`. It ends with this process. */
export function spawnProgram(program: string, env: Record<string, string | undefined>): ChildProcess {
  return spawn(process.execPath, ['--import', exitWithParent, program], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'fatal', ...env, STARTED_BY: String(process.pid) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** Resolves to the exit code of a program and its standard output. */
export async function endOf(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, output };
}

/** Kills a program, unless it has ended. */
export async function killProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

/** Waits until a program answers a path on a port with success, by default that it is ready. */
export async function untilAnswers(child: ChildProcess, port: number, path = '/ready/'): Promise<void> {
  const answers = () =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = Date.now() + startTimeoutMs;
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}`);
    if (Date.now() > end) throw new Error(`the program did not answer ${path}`);
    await pause(50);
  }
}
