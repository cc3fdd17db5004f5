import { Client } from 'pg';

/** Connects to a database, runs `work`, and closes the connection. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Whether an error, or one that caused it, says that there is no connection to the database: a problem of the network, a pool without a
 * free connection, or a code of PostgreSQL for refused or ended connections, wrong passwords and absent databases.
 */
export function isConnectionError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const isNetwork = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/.test(code);
  const isSocket = /^(ENOENT|EACCES)$/.test(code) && 'syscall' in error && error.syscall === 'connect';
  return (
    isNetwork ||
    isSocket ||
    /^(08\d{3}|28\w{3}|3D000|53300|57P0\d)$/.test(code) ||
    error.message.startsWith('Connection terminated') ||
    error.message === 'timeout exceeded when trying to connect' ||
    isConnectionError(error.cause)
  );
}
