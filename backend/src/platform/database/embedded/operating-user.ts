import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import type { Binaries } from './binaries.ts';
import { LaunchProblem } from './launch-problem.ts';

/** User that runs PostgreSQL: `uid` and `gid` own its files (undefined: the current user), `prefix` starts a command as that user. */
export type OperatingUser = { uid?: number; gid?: number; prefix: readonly string[] };

type Account = { uid: number; gid: number };

function account(name: string): Account | undefined {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find((fields) => fields[0] === name);
  return entry && { uid: Number(entry[2]), gid: Number(entry[3]) };
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

const works = ([command = '', ...args]: readonly string[]) => spawnSync(command, args, { cwd: '/' }).status === 0;

/** Returns the account as it is, or with the capability to traverse a private folder of root if its files lie there. */
function asAccount({ uid, gid }: Account, binaries: Binaries, folder: string): OperatingUser {
  const plain = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const passing = [...plain, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const prefix = [plain, passing].find((start) =>
    works([...start, '/bin/sh', '-c', 'test -x "$1" && test -x "$2"', 'sh', binaries.postgres, folder]),
  );
  if (prefix) return { uid, gid, prefix };
  throw new LaunchProblem(
    `PostgreSQL refuses to run as root, and user ${uid} cannot reach ${folder}: start Plantsoen as an ordinary user, or set DATABASE_URL`,
  );
}

/** Returns the current user. A user without a name is mapped to user 65534 in a user namespace, and keeps its files. */
function namedUser(): OperatingUser {
  const prefix = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];
  if (hasName()) return { prefix: [] };
  if (works([...prefix, 'true'])) return { prefix };
  throw new LaunchProblem('PostgreSQL needs a user with a name: add the current user to /etc/passwd, or set DATABASE_URL');
}

/** Returns the user that runs PostgreSQL, which refuses root and needs a user name. An existing cluster keeps its owner. */
export function operatingUser(clusterFolder: string, binaries: Binaries): OperatingUser {
  if (process.getuid?.() !== 0) return namedUser();
  const cluster = statSync(clusterFolder, { throwIfNoEntry: false });
  if (cluster?.uid === 0)
    throw new LaunchProblem(
      `the database folder ${clusterFolder} belongs to root, but PostgreSQL refuses to run as root: change its owner`,
    );
  const owner = cluster ?? account('postgres') ?? account('nobody');
  if (!owner)
    throw new LaunchProblem(
      'PostgreSQL refuses to run as root, and the user "nobody" does not exist: start Plantsoen as an ordinary user',
    );
  return asAccount(owner, binaries, dirname(clusterFolder));
}
