// Node processes that never outlive their parent.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const preload = new URL('exit-with-parent.mjs', import.meta.url).href;
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts a Node program in the project's root (or `cwd`). `output` is 'inherit' or 'pipe'; a `detached` one does not receive the
 * terminal's Ctrl-C.
 * @param {string[]} args
 * @param {{ node?: string, cwd?: string, env?: NodeJS.ProcessEnv, output?: 'inherit' | 'pipe', detached?: boolean }} [options]
 */
export function spawnNode(
  args,
  { node = process.execPath, cwd = root, env = process.env, output = 'pipe', detached = false } = {},
) {
  return spawn(node, ['--import', preload, ...args], {
    cwd,
    detached,
    env: { ...env, STARTED_BY: String(process.pid) },
    stdio: [output === 'inherit' ? 'inherit' : 'ignore', output, output, 'ipc'],
  });
}

/**
 * Resolves to the exit code of a child, the name of its signal, or the reason why it could not start. Its output is complete then, unless
 * a grandchild keeps it open.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number | string>}
 */
export function ending(child) {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => setTimeout(() => resolve(code ?? signal ?? 'unknown'), 1000));
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
}
