import { getPayload, handleEndpoints } from 'payload';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { PayloadConfigOptions } from '../payload-config.ts';
import { type TestPayload, testPayload } from './test-payload.ts';

export const editorPassword = 'eikenblad in de wind';
export const eva = 'eva@example.org';
export const ada = 'ada@example.org';

/** The session of a request, and the address that it comes from. */
type Asking = { token?: string; from?: string };

/** An editor and an administrator over a database of this file's own, and the REST API by which the admin serves them. */
export function editorsTest(more: Partial<PayloadConfigOptions> = {}) {
  let test: TestPayload;
  const ids = { eva: 0, ada: 0 };
  beforeAll(async () => {
    test = await testPayload(more);
  });
  afterAll(async () => {
    await (await getPayload(served())).destroy();
    await test.end();
  });
  beforeEach(async () => {
    await rows('truncate users, users_sessions, log_in_try, visitor_count, account_request, mail cascade');
    ids.eva = await made(eva, 'editor');
    ids.ada = await made(ada, 'administrator');
    await rows('truncate audit_log');
  });

  async function made(email: string, role: 'editor' | 'administrator'): Promise<number> {
    return (await test.payload.create({ collection: 'users', data: { email, password: editorPassword, role } })).id;
  }
  const rows = async (text: string) => (await test.payload.db.pool.query(text)).rows;

  /** What answers over HTTP, known by the database, as the files of a process share what they know. */
  const served = () => ({ config: test.payload.config, key: test.options.databaseUrl });

  async function ask(method: string, path: string, body?: object, { token, from = '192.0.2.7' }: Asking = {}) {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(token && { authorization: `JWT ${token}` }),
    };
    const request = new Request(`http://admin.test/api/users${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    const answer = await handleEndpoints({ config: served().config, payloadInstanceCacheKey: served().key, request });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('payload-token='));
    return { status: answer.status, body: await answer.json(), token: cookie?.match(/=([^;]+)/)?.[1] ?? '' };
  }
  const logIn = (email = eva, given = editorPassword, code?: string, from?: string) =>
    ask('POST', '/login', { email, password: given, code }, from === undefined ? {} : { from });
  return {
    ...{ ids, rows, ask, logIn, payload: () => test.payload },
    session: async (email?: string): Promise<string> => (await logIn(email)).token,
    who: async (token: string) => (await ask('GET', '/me', undefined, { token })).body.user?.email,
    resetToken: () => test.payload.forgotPassword({ collection: 'users', data: { email: eva }, disableEmail: true }),
    audited: async () =>
      (await rows('select actor, action, subject, count::int from audit_log order by id')).map((row) =>
        Object.values(row).join(' '),
      ),
  };
}
