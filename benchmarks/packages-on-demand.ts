import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a program until it ends. Rejects with its error output if it fails. */
export function run(command: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args[0]}: ${said.trim()}`))));
  });
}

/** Installs the packages of a folder with a separate lock file, unless `file` of them exists. */
export async function installOnDemand(folder: string, file: string): Promise<void> {
  if (!existsSync(join(folder, 'node_modules', file))) await run('npm', ['ci', '--ignore-scripts'], { cwd: folder });
}
