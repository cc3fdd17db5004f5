import { afterAll, beforeEach } from 'vitest';
import type { PayloadConfigOptions } from '../composition/payload-config.ts';
import { askAdmin, endAdmin } from './admin-rest.ts';
import { auditStatement } from './audit-statement.ts';
import { payloadTest } from './test-payload.ts';

export const editorPassword = 'eikenblad in de wind';
export const eva = 'eva@example.org';
export const ada = 'ada@example.org';

/** The session token and IP address of a request. */
type Asking = { token?: string; from?: string };

/** Sets up a database for this test file with an editor and an administrator, and the REST API of the admin. */
export function editorsTest(more: Partial<PayloadConfigOptions> = {}) {
  const test = payloadTest(more);
  const ids = { eva: 0, ada: 0 };
  afterAll(() => endAdmin(test.payload));
  beforeEach(async () => {
    await rows('truncate users, users_sessions, login_attempt, rate_limit_counter, graphile_worker._private_jobs, mail cascade');
    ids.eva = await made(eva, 'editor');
    ids.ada = await made(ada, 'administrator');
    await rows('truncate audit_log');
  });

  async function made(email: string, role: 'editor' | 'administrator'): Promise<number> {
    return (await test.payload.create({ collection: 'users', data: { email, password: editorPassword, role } })).id;
  }
  const rows = async (text: string) => (await test.payload.db.pool.query(text)).rows;

  const ask = (method: string, path: string, body?: object, { token, from = '192.0.2.7' }: Asking = {}) =>
    askAdmin(test.payload, method, `users${path}`, {
      headers: { 'x-forwarded-for': from, authorization: token && `JWT ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
  const logIn = (email = eva, given = editorPassword, code?: string, from?: string) =>
    ask('POST', '/login', { email, password: given, code }, from === undefined ? {} : { from });
  return {
    ...{ ids, rows, ask, logIn, payload: () => test.payload },
    database: () => ({ url: test.options.databaseUrl, dataFolder: test.dataFolder }),
    session: async (email?: string): Promise<string> => (await logIn(email)).token,
    who: async (token: string) => (await ask('GET', '/me', undefined, { token })).body.user?.email,
    resetToken: () => test.payload.forgotPassword({ collection: 'users', data: { email: eva }, disableEmail: true }),
    audited: async () => (await rows(auditStatement('actor, action, subject'))).map((row) => Object.values(row).join(' ')),
  };
}
