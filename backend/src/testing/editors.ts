import { getPayload, handleEndpoints } from 'payload';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type TestPayload, testPayload } from './test-payload.ts';

export const editorPassword = 'eikenblad in de wind';
export const eva = 'eva@example.org';
export const ada = 'ada@example.org';

/** An editor and an administrator over a database of this file's own, and the REST API by which the admin serves them. */
export function editorsTest() {
  let test: TestPayload;
  const ids = { eva: 0, ada: 0 };
  beforeAll(async () => {
    test = await testPayload();
  });
  afterAll(async () => {
    await (await getPayload(served())).destroy();
    await test.end();
  });
  beforeEach(async () => {
    await rows('truncate users, users_sessions cascade');
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

  async function ask(method: string, path: string, body?: object, token?: string) {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) };
    const request = new Request(`http://admin.test/api/users${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    const answer = await handleEndpoints({ config: served().config, payloadInstanceCacheKey: served().key, request });
    return { status: answer.status, body: await answer.json() };
  }
  const logIn = (email = eva, given = editorPassword, code?: string) => ask('POST', '/login', { email, password: given, code });
  return {
    ...{ ids, rows, ask, logIn, payload: () => test.payload },
    session: async (email?: string): Promise<string> => (await logIn(email)).body.token,
    who: async (token: string) => (await ask('GET', '/me', undefined, token)).body.user?.email,
    resetToken: () => test.payload.forgotPassword({ collection: 'users', data: { email: eva }, disableEmail: true }),
    audited: async () =>
      (await rows('select actor, action, subject, count::int from audit_log order by id')).map((row) =>
        Object.values(row).join(' '),
      ),
  };
}
