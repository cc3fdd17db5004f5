import { getPayload, handleEndpoints, type Payload } from 'payload';

type Question = { headers?: Record<string, string | undefined>; body?: string | FormData };

/** Sends a request to the REST API of the admin, and reads the session token from the cookie of the answer. `body` is undefined without JSON. */
export async function askAdmin(payload: Payload, method: string, path: string, { headers = {}, body }: Question = {}) {
  const { config, key } = servedBy(payload);
  const sent = Object.entries({ ...(typeof body === 'string' && { 'content-type': 'application/json' }), ...headers });
  const request = new Request(`http://admin.test/api/${path}`, {
    method,
    headers: sent.filter((header): header is [string, string] => header[1] !== undefined),
    body: body ?? null,
  });
  const answer = await handleEndpoints({ config, payloadInstanceCacheKey: key, request });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('payload-token='));
  return { status: answer.status, body: await answer.json().catch(() => undefined), token: cookie?.match(/=([^;]+)/)?.[1] ?? '' };
}

/** Closes the connections of the REST API. */
export async function endAdmin(payload: Payload): Promise<void> {
  await (await getPayload(servedBy(payload))).destroy();
}

/**
 * Returns the configuration and key of the serving instance. The key is the database, because all test files of a process share
 * the instances.
 */
const servedBy = ({ config, db }: Payload) => ({ config, key: String(db.pool.options.connectionString) });
