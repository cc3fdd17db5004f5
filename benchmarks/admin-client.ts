import type { Administrator } from '../e2e/stack.ts';

/** Sends requests to the admin's REST API, as an administrator who is logged in. A text is sent as a CSV file. */
export type AdminClient = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object | string) => Promise<Response>;

/** Returns a client that logs in at its first request, and again after a refused one. Its requests reject after `timeoutMs`. */
export function adminClient(adminUrl: string, { email, password }: Administrator, timeoutMs: number): AdminClient {
  let token: string | undefined;

  const send: AdminClient = (method, path, body) =>
    fetch(`${adminUrl}/api/${path}`, {
      method,
      headers: {
        'content-type': typeof body === 'string' ? 'text/csv' : 'application/json',
        origin: adminUrl,
        ...(token && { authorization: `JWT ${token}` }),
      },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });

  async function logIn(): Promise<string | undefined> {
    const answer = await send('POST', 'users/login', { email, password });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('payload-token='));
    return cookie?.match(/=([^;]+)/)?.[1];
  }
  return async (method, path, body) => {
    token ??= await logIn();
    const answer = await send(method, path, body);
    if (answer.status === 401 || answer.status === 403) token = undefined;
    return answer;
  };
}
