import { AsyncResource } from 'node:async_hooks';
import { type ClientBase, Pool } from 'pg';
import { observeStatements } from './observed-statements.ts';

type PatchedPool = {
  databaseUrl: string;
  max: number;
  /** Maximum time in milliseconds to wait for a connection. */
  timeoutMs?: number;
  /** Maximum time in milliseconds for a statement, even if the server does not answer. Unlimited by default. */
  queryTimeoutMs?: number | undefined;
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
export function createPool({ databaseUrl, max, timeoutMs = 30_000, queryTimeoutMs, settings = [], onLost }: PatchedPool): Pool {
  const onConnect = async (client: ClientBase) => {
    observeStatements(client);
    await client.query([planOnce, ...settings].join(';'));
  };
  const timeouts = { connectionTimeoutMillis: timeoutMs, query_timeout: queryTimeoutMs };
  const pool = new Pool({ connectionString: databaseUrl, max, ...timeouts, keepAlive: true, onConnect });
  pool.on('error', onLost);
  keepContext(pool);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

/** Runs callbacks in the context of their caller. A pool would run one that waited for a connection in the context of its last user. */
function keepContext(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: (this: unknown) => void) => unknown;
  const connectInContext = (callback?: (this: unknown) => void) =>
    connect(callback && pool.idleCount === 0 ? AsyncResource.bind(callback) : callback);
  Object.assign(pool, { connect: connectInContext });
}
