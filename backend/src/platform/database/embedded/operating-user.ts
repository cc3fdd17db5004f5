import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import type { Binaries } from './binaries.ts';
import { LaunchProblem } from './launch-problem.ts';

/** Who PostgreSQL runs as: `uid` and `gid` own its files (undefined: this user), `prefix` starts a command as that user. */
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

/** The account, as it is or, where the files lie in a private folder of root's, with the right to pass through that. */
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

/** In a namespace of its own a user without a name is called nobody, and keeps its files. */
function namedUser(): OperatingUser {
  const prefix = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];
  if (hasName()) return { prefix: [] };
  if (works([...prefix, 'true'])) return { prefix };
  throw new LaunchProblem('PostgreSQL needs a user with a name: add this one to /etc/passwd, or set DATABASE_URL');
}

/** PostgreSQL refuses to run as root and needs a user with a name; the owner of a cluster that exists stays its user. */
export function operatingUser(clusterFolder: string, binaries: Binaries): OperatingUser {
  if (process.getuid?.() !== 0) return namedUser();
  const cluster = statSync(clusterFolder, { throwIfNoEntry: false });
  if (cluster?.uid === 0)
    throw new LaunchProblem(
      `the database folder ${clusterFolder} belongs to root, as whom PostgreSQL refuses to run: change its owner`,
    );
  const owner = cluster ?? account('postgres') ?? account('nobody');
  if (!owner)
    throw new LaunchProblem(
      'PostgreSQL refuses to run as root, and there is no user nobody: start Plantsoen as an ordinary user',
    );
  return asAccount(owner, binaries, dirname(clusterFolder));
}
