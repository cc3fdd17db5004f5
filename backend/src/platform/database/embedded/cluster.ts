import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { explain, LaunchProblem } from './launch-problem.ts';
import type { OperatingUser } from './operating-user.ts';

const majorVersion = '18';
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Whether a cluster of the right version exists. Throws a LaunchProblem for any other content, which is never overwritten. */
export function clusterExists(folder: string): boolean {
  try {
    if (readdirSync(folder).length === 0) return false;
    const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
    if (version === majorVersion) return true;
    throw new LaunchProblem(
      `the database folder ${folder} was created by PostgreSQL ${version}, not ${majorVersion}: move it away or use that version`,
    );
  } catch (error) {
    if (error instanceof LaunchProblem) throw error;
    const code = codeOf(error);
    if (code === 'ENOENT' && !existsSync(folder)) return false;
    if (code === 'ENOENT')
      throw new LaunchProblem(`the folder ${folder} is not a database folder (PG_VERSION is missing): move it away`);
    if (code === 'ENOTDIR') throw new LaunchProblem(`${folder} is a file, but the database needs a folder there: move it away`);
    throw new LaunchProblem(`the database folder ${folder} cannot be read (${code}): check its owner and permissions`);
  }
}

/** Creates the folder around the cluster and checks that it is writable. */
export function prepareClusterParent(folder: string): void {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    accessSync(dirname(folder), constants.W_OK);
  } catch (error) {
    throw new LaunchProblem(
      `the folder ${dirname(folder)} cannot be written to (${codeOf(error)}): check its owner and permissions`,
    );
  }
}

function temporaryFolder(folder: string, user: OperatingUser): string {
  const temporary = mkdtempSync(join(dirname(folder), `.${basename(folder)}-new-`));
  if (user.uid !== undefined) chownSync(temporary, user.uid, user.gid ?? user.uid);
  return temporary;
}

/** Creates the cluster in a temporary folder and renames it, so that an abort or a second launcher leaves no partial cluster. */
export function createCluster(folder: string, binaries: Binaries, user: OperatingUser, durable: boolean): void {
  const temporary = temporaryFolder(folder, user);
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const [command = '', ...args] = [
    ...user.prefix,
    binaries.initdb,
    ...['-D', temporary, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', ...(durable ? [] : ['--no-sync'])],
  ];
  try {
    const made = spawnSync(command, args, {
      cwd: '/',
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: '' },
    });
    if (made.error) throw explain(`error: ${made.error.message}`, folder);
    if (made.status !== 0) throw explain(made.stderr, folder);
    renameSync(temporary, folder);
  } catch (error) {
    const wonByAnother = ['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '');
    if (!wonByAnother) throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
