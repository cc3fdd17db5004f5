// Starts a PostgreSQL server as a company runs its own: with a TCP port, passwords and TLS. Only tests use it.
import { chownSync, copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createAuthority, createCertificate } from '../backend/src/platform/api/test-certificates.ts';
import { findBinaries } from '../backend/src/platform/database/embedded/binaries.ts';
import { createCluster } from '../backend/src/platform/database/embedded/cluster.ts';
import { operatingUser } from '../backend/src/platform/database/embedded/operating-user.ts';
import { makeSocketFolder, startServer } from '../backend/src/platform/database/embedded/server.ts';
import { withClient } from '../backend/src/platform/database/with-client.ts';
import { freePort } from '../backend/src/testing/free-port.ts';

/** A running server on 127.0.0.1. `superuserUrl` works on this machine only. */
export type OwnDatabase = { port: number; superuserUrl: string; stop(): Promise<void> };

/** Starts a server in the folder. Its certificate is signed by the new authority `own.crt` in the folder. */
export async function startOwnDatabase(folder: string): Promise<OwnDatabase> {
  const cluster = join(folder, 'postgres');
  const binaries = findBinaries();
  const user = operatingUser(cluster, binaries);
  createCluster(cluster, binaries, user, false);
  createAuthority(folder, 'own');
  createCertificate(folder, 'database', 'own');
  for (const name of ['server.crt', 'server.key']) {
    copyFileSync(join(folder, name.replace('server', 'database')), join(cluster, name));
    if (user.uid !== undefined) chownSync(join(cluster, name), user.uid, user.gid ?? user.uid);
  }
  writeFileSync(join(cluster, 'pg_hba.conf'), 'local all postgres trust\nhost all all 127.0.0.1/32 scram-sha-256\n');
  const port = await freePort();
  const socketFolder = makeSocketFolder();
  const settings = { listen_addresses: '127.0.0.1', port: String(port), ssl: 'on' };
  const logFile = join(folder, 'postgres.log');
  const server = startServer({ folder: cluster, socketFolder, logFile, durable: false, settings }, binaries, user);
  const superuserUrl = `postgres://postgres@/postgres?host=${socketFolder}&port=${port}`;
  const end = Date.now() + 60_000;
  while (!(await withClient(superuserUrl, async () => true).catch(() => false))) {
    if (server.hasEnded() || Date.now() > end) throw new Error(`PostgreSQL did not start: ${server.output()}`);
    await pause(50);
  }
  return {
    port,
    superuserUrl,
    async stop() {
      server.stop();
      await server.ended;
    },
  };
}
