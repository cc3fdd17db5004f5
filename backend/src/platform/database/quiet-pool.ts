import { type ClientBase, Pool } from 'pg';

type QuietPool = {
  databaseUrl: string;
  max: number;
  /** How long a piece of work waits for a connection. */
  patienceMs?: number;
  /** Settings of each connection, as SQL. */
  settings?: readonly string[];
  onLost: (error: Error) => void;
};

/**
 * Named statements are planned once a connection. PostgreSQL would plan those with arrays among their values anew at each use, which takes longer than
 * they do.
 */
const planOnce = 'set plan_cache_mode = force_generic_plan';

/**
 * A pool whose broken connections are dropped instead of ending the process: pg tells of a lost connection by an 'error' event,
 * which stops Node where nobody listens. The query that was under way still fails at its caller.
 */
export function quietPool({ databaseUrl, max, patienceMs = 30_000, settings = [], onLost }: QuietPool): Pool {
  const onConnect = async (client: ClientBase) => {
    await client.query([planOnce, ...settings].join(';'));
  };
  const pool = new Pool({ connectionString: databaseUrl, max, connectionTimeoutMillis: patienceMs, keepAlive: true, onConnect });
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}
