import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Environment } from '@plantsoen/configuration/read-variables.mjs';
import { type TestDatabase, testSecrets } from '../platform/database/test-database.ts';

export type ProgramAnswer = { code: number; out: string; err: string };

const builtProgram = fileURLToPath(new URL('../../dist/plantsoen.mjs', import.meta.url));

/** Runs a command of the built program, or of a copy of it, on a test database, until it ends. */
export async function runPlantsoen(
  { url, dataFolder }: Pick<TestDatabase, 'url' | 'dataFolder'>,
  args: readonly string[],
  {
    env = {},
    input = '',
    cwd,
    program = builtProgram,
  }: { env?: Environment; input?: string; cwd?: string; program?: string } = {},
): Promise<ProgramAnswer> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: { ...process.env, ...testSecrets, DATABASE_URL: url, DATA_FOLDER: dataFolder, ...env },
  });
  child.stdin.end(input);
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? -1));
  });
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}
