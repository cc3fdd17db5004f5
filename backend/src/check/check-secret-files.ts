import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Environment } from '@plantsoen/configuration/read-variables.mjs';
import { allVariables } from '@plantsoen/configuration/variables.mjs';
import { fieldKeysFile } from '../platform/field-keys.ts';
import { secretsFile } from '../platform/secrets.ts';
import { type CheckResult, failed, ok } from './check-result.ts';

const readableByOthers = 0o004;
const enterableByOthers = 0o001;

/** Checks that users of the machine without any rights cannot read the files of secrets: those of `*_FILE` and of the data folder. */
export async function checkSecretFiles(env: Environment, dataFolder: string): Promise<CheckResult> {
  const named = allVariables.flatMap(([name, { kind }]) => (kind.secret && env[`${name}_FILE`]?.trim()) || []);
  const files = [...named, secretsFile(dataFolder), fieldKeysFile(dataFolder)];
  const open: string[] = [];
  for (const file of files) if (await canBeReadByOthers(resolve(file))) open.push(file);
  if (open.length === 0) return ok('secret files', 'only their owners can read them');
  return failed('secret files', `every user of this machine can read ${open.join(', ')}: chmod go= ${open.join(' ')}`);
}

async function canBeReadByOthers(file: string): Promise<boolean> {
  if (!(await hasMode(file, readableByOthers))) return false;
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (!(await hasMode(folder, enterableByOthers))) return false;
  return true;
}

/** Whether a file or folder exists and has a bit of the mode. */
async function hasMode(path: string, bit: number): Promise<boolean> {
  try {
    return ((await stat(path)).mode & bit) !== 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
