import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { withFileLock } from '../scripts/file-lock.ts';
import { type Administrator, testStack } from './stack.ts';

/**
 * Logs an editor in and returns the session token. All tests share one session: the admin stores a user's sessions in a list,
 * where two simultaneous log-ins overwrite each other.
 */
export async function beginSession(adminOrigin: string, { email, password }: Administrator): Promise<string> {
  const answer = await fetch(`${adminOrigin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: adminOrigin },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`the admin lets nobody in: ${answer.status}`);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('payload-token='));
  return cookie?.match(/=([^;]+)/)?.[1] ?? '';
}

/** Runs the part of a test that edits a global while no other test edits it: the admin reports edits of others as conflicts. */
export function withGlobalLock<T>(slug: string, work: () => Promise<T>): Promise<T> {
  return withFileLock(join(testStack().dataFolder, 'locks', slug), work);
}

/** Lets a change ignore the lock of a form that a test has just left. */
const unlocked = 'overrideLock=true';

/** Returns an editor's actions through the REST API of the admin, that of the test stack by default. */
export function asEditor(request: APIRequestContext, adminOrigin = testStack().adminOrigin) {
  const { editorToken } = testStack();
  const headers = { authorization: `JWT ${editorToken}`, origin: adminOrigin };
  return {
    async find(collection: string, field: string, value: string): Promise<number> {
      const answer = await request.get(
        `${adminOrigin}/api/${collection}?locale=nl&limit=1&depth=0&where[${field}][equals]=${value}`,
        { headers },
      );
      return (await answer.json()).docs[0].id;
    },
    /** Returns the stored Dutch version of an entry, or of the global with this name. */
    async read(slug: string, id: number | undefined): Promise<Record<string, unknown>> {
      const path = id === undefined ? `globals/${slug}` : `${slug}/${id}`;
      const answer = await request.get(`${adminOrigin}/api/${path}?locale=nl&depth=0&fallback-locale=null`, { headers });
      return answer.json();
    },
    /** Publishes values of an entry in Dutch, or of the global with this name. */
    async restore(slug: string, id: number | undefined, data: object): Promise<void> {
      const path = id === undefined ? `globals/${slug}` : `${slug}/${id}`;
      const options = { headers, data: { ...data, _status: 'published' } };
      const url = `${adminOrigin}/api/${path}?locale=nl`;
      const answer = await (id === undefined ? request.post(url, options) : request.patch(url, options));
      expect(answer.status(), await answer.text()).toBe(200);
    },
    async create(collection: string, data: object, query = 'locale=nl'): Promise<number> {
      const answer = await request.post(`${adminOrigin}/api/${collection}?${query}`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(201);
      return (await answer.json()).doc.id;
    },
    async remove(collection: string, id: number): Promise<void> {
      const answer = await request.delete(`${adminOrigin}/api/${collection}/${id}?${unlocked}`, { headers });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    async change(collection: string, id: number, data: object, query = 'locale=nl'): Promise<void> {
      const answer = await request.patch(`${adminOrigin}/api/${collection}/${id}?${query}&${unlocked}`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(200);
    },
  };
}

/** Returns the address of a page of the admin. */
export const adminUrl = (path: string) => `${testStack().adminOrigin}/admin${path}`;

/** Sets the cookie of the editor's session in a browser. */
export async function enterAdmin(page: Page): Promise<void> {
  const { adminOrigin, editorToken } = testStack();
  await page
    .context()
    .addCookies([{ name: 'payload-token', value: editorToken, url: adminOrigin, httpOnly: true, sameSite: 'Lax' }]);
}
