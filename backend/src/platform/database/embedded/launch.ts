import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { withClient } from '../with-client.ts';
import { findBinaries } from './binaries.ts';
import { clusterExists, createCluster, prepareClusterParent } from './cluster.ts';
import { explain } from './launch-problem.ts';
import { operatingUser } from './operating-user.ts';
import { makeSocketFolder, type Server, type ServerOptions, startServer } from './server.ts';

/** A running embedded database; `ended` resolves when its server has exited for any reason. */
export type EmbeddedDatabase = { url: string; socketFolder: string; ended: Promise<void>; stop: () => Promise<void> };

type LaunchOptions = {
  /** Folder of the cluster, created if it does not exist. */
  folder: string;
  logFile: string;
  /** False only for temporary clusters of tests. */
  durable?: boolean;
  /** Socket folder of an earlier launch, so that its URL stays valid. */
  socketFolder?: string;
  /** Time in milliseconds to wait for a cluster that another launcher uses and may be stopping. */
  timeoutMs?: number;
};

/** Name of the site's database within the cluster. */
const databaseName = 'plantsoen';
const inUse = /lock file "postmaster\.pid" already exists|pre-existing shared memory block/;

/** Returns the connection URL of a database of the cluster at a socket folder. */
export function databaseUrl(socketFolder: string, database: string): string {
  return `postgres://postgres@/${database}?host=${socketFolder}`;
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (!rowCount) await client.query(`create database ${databaseName}`);
}

/** Waits until the server accepts connections, after replaying its log if it crashed. Resolves to false if it exits instead. */
async function answers(server: Server, socketFolder: string): Promise<boolean> {
  while (!server.hasEnded()) {
    try {
      await withClient(databaseUrl(socketFolder, 'postgres'), ensureDatabase);
      return true;
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      const notYet = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03'].includes(code) || server.hasEnded();
      if (!notYet) {
        server.stop();
        await server.ended;
        throw explain(`FATAL: ${(error as Error).message}`, socketFolder);
      }
      await pause(20);
    }
  }
  return false;
}

/** Launches PostgreSQL on a folder without a TCP port. Throws a LaunchProblem for a problem that the user can fix. */
export async function launchDatabase({
  folder,
  logFile,
  durable = true,
  socketFolder,
  timeoutMs = 10_000,
}: LaunchOptions): Promise<EmbeddedDatabase> {
  const binaries = findBinaries();
  prepareClusterParent(folder);
  const exists = clusterExists(folder);
  const user = operatingUser(folder, binaries);
  if (!exists) createCluster(folder, binaries, user, durable);
  const options: ServerOptions = { folder, logFile, durable, socketFolder: socketFolder ?? makeSocketFolder() };
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const server = startServer(options, binaries, user);
    if (await answers(server, options.socketFolder))
      return {
        url: databaseUrl(options.socketFolder, databaseName),
        socketFolder: options.socketFolder,
        ended: server.ended,
        stop: () => {
          server.stop();
          return server.ended;
        },
      };
    const output = server.output();
    if (!inUse.test(output) || Date.now() > deadline) throw explain(output, folder);
    await pause(200);
  }
}

/** Line of postmaster.pid that contains the socket folder. */
const socketLine = 4;

/** Returns the URL of the embedded database that another process has launched on a folder; undefined if none is running. */
export function runningDatabase(folder: string): string | undefined {
  try {
    const socketFolder = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[socketLine];
    return socketFolder && databaseUrl(socketFolder, databaseName);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
