import { type ClientBase, Pool } from 'pg';

type PatchedPool = {
  databaseUrl: string;
  max: number;
  /** Maximum time in milliseconds to wait for a connection. */
  timeoutMs?: number;
  /** Settings of each connection, as SQL. */
  settings?: readonly string[];
  onLost: (error: Error) => void;
};

/**
 * Plans named statements once per connection. PostgreSQL would plan statements with array parameters at each use, which takes longer than
 * running them.
 */
const planOnce = 'set plan_cache_mode = force_generic_plan';

/**
 * Returns a pool that drops lost connections. pg reports a lost connection by an 'error' event, which stops Node without a listener. The
 * running query still fails at its caller.
 */
export function createPool({ databaseUrl, max, timeoutMs = 30_000, settings = [], onLost }: PatchedPool): Pool {
  const onConnect = async (client: ClientBase) => {
    await client.query([planOnce, ...settings].join(';'));
  };
  const pool = new Pool({ connectionString: databaseUrl, max, connectionTimeoutMillis: timeoutMs, keepAlive: true, onConnect });
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}
