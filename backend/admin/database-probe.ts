import { Pool } from 'pg';

const probeTimeoutMs = 3000;

/** Returns a function that tells whether the database answers within seconds. Concurrent calls share one query. */
export function databaseProbe(databaseUrl: string): () => Promise<boolean> {
  const timeouts = { connectionTimeoutMillis: probeTimeoutMs, query_timeout: probeTimeoutMs };
  const pool = new Pool({ connectionString: databaseUrl, max: 1, keepAlive: true, ...timeouts });
  // Without a listener, an idle connection that is lost would end the process.
  pool.on('error', () => undefined);
  let asking: Promise<boolean> | undefined;
  const ask = () =>
    pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
  return () => {
    asking ??= ask();
    return asking;
  };
}
