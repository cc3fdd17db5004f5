import type { Administrator } from '../../e2e/stack.ts';
import type { Writer } from './writes.ts';

const timeoutMs = 60_000;

/** Returns a writer that publishes a new page at a time by the admin's REST API. */
export function pageWriter(adminUrl: string, { email, password }: Administrator): Writer {
  let token: string | undefined;
  let pages = 0;

  const post = (path: string, body: object) =>
    fetch(`${adminUrl}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: adminUrl, ...(token && { authorization: `JWT ${token}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);

  async function logIn(): Promise<string | undefined> {
    const answer = await post('users/login', { email, password });
    const cookie = answer?.headers.getSetCookie().find((line) => line.startsWith('payload-token='));
    return cookie?.match(/=([^;]+)/)?.[1];
  }
  return {
    kind: 'page',
    async next() {
      token ??= await logIn();
      pages += 1;
      const id = `killed-${pages}`;
      const page = { title: id, slug: id, type: 'contentPage', _status: 'published' };
      const status = (await post('pages?locale=nl&depth=0', page))?.status;
      if (status === 401 || status === 403) token = undefined;
      return { id, isAcknowledged: status === 201 };
    },
  };
}
