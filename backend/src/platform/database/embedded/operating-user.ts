import { spawnSync } from 'node:child_process';
import { readFileSync, type Stats, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import type { Binaries } from './binaries.ts';
import { LaunchProblem } from './launch-problem.ts';

/** Who PostgreSQL runs as: another user (`uid`, `gid`), or this one behind a `prefix` that gives it another name. */
export type OperatingUser = { uid?: number; gid?: number; prefix: readonly string[] };

const itself: OperatingUser = { prefix: [] };
/** A user namespace in which this very user is called nobody: it keeps its files, PostgreSQL sees no root. */
const renamed: OperatingUser = { prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'] };

function account(name: string): { uid: number; gid: number } | undefined {
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

function existing(folder: string): Stats | undefined {
  return statSync(folder, { throwIfNoEntry: false });
}

function canReach(user: { uid: number; gid: number }, binaries: Binaries, folder: string): boolean {
  const look = spawnSync('/bin/sh', ['-c', 'test -x "$1" && test -x "$2"', 'sh', binaries.postgres, folder], {
    ...user,
    cwd: '/',
  });
  return look.status === 0;
}

function renamedOrRefused(): OperatingUser {
  const [command = '', ...args] = renamed.prefix;
  if (spawnSync(command, [...args, 'true']).status === 0) return renamed;
  throw new LaunchProblem(
    'PostgreSQL refuses to run as root, and no other user can reach this folder: start Plantsoen as an ordinary user, or set DATABASE_URL',
  );
}

/** PostgreSQL refuses to run as root and needs a user with a name; the owner of a cluster that exists stays its user. */
export function operatingUser(clusterFolder: string, binaries: Binaries): OperatingUser {
  if (process.getuid?.() !== 0) return hasName() ? itself : renamedOrRefused();
  const cluster = existing(clusterFolder);
  if (cluster?.uid === 0) return renamedOrRefused();
  const user = cluster ? { uid: cluster.uid, gid: cluster.gid } : (account('postgres') ?? account('nobody'));
  if (user && canReach(user, binaries, dirname(clusterFolder))) return { ...user, prefix: [] };
  if (cluster)
    throw new LaunchProblem(
      `the owner of the database folder ${clusterFolder} (user ${cluster.uid}) cannot reach it: move it, or change its owner`,
    );
  return renamedOrRefused();
}
