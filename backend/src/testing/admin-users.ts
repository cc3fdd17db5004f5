import type { Payload, TypedUser } from 'payload';
import { type AdminRole, adminRoles } from '../platform/access/roles.ts';
import { askAdmin } from './admin-rest.ts';

const password = 'eikenblad in de wind';

/** Creates an account of each role, which logs in over REST; the translator writes German. */
export async function openAdminUsers(payload: Payload) {
  const users = {} as Record<AdminRole, TypedUser>;
  const tokens = new Map<AdminRole | 'guest', string>();
  const send = (token: string | undefined, method: string, path: string, body?: object) =>
    askAdmin(payload, method, path, {
      headers: { 'x-forwarded-for': '192.0.2.7', authorization: token && `JWT ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
  for (const role of adminRoles) {
    const email = `${role}@example.org`;
    const languages: 'de'[] = role === 'translator' ? ['de'] : [];
    const account = await payload.create({ collection: 'users', data: { email, password, role, languages, name: role } });
    users[role] = { ...account, collection: 'users' };
    tokens.set(role, (await send(undefined, 'POST', 'users/login', { email, password })).token);
  }
  return {
    users,
    /** Sends a request to the REST API of the admin as a role, or as a guest. */
    ask: (role: AdminRole | 'guest', method: string, path: string, body?: object) => send(tokens.get(role), method, path, body),
  };
}
