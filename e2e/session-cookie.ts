import { type BrowserContext, expect } from '@playwright/test';

/** Content of the members' authentication cookie (ACC-03). */
export type StoredSession = {
  accessToken: string;
  refreshToken: string;
  jwtExpiresAt: number;
  refreshTokenExpiresAt: number;
};

const authentication = 'plantsoen_authentication';

/** Returns the session cookies of a browser. */
export async function sessionCookies(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => name.startsWith('plantsoen_'));
}

/** Returns the session stored in a browser. */
export async function storedSession(context: BrowserContext): Promise<StoredSession> {
  const cookie = (await sessionCookies(context)).find(({ name }) => name === authentication);
  expect(cookie).toBeDefined();
  return JSON.parse(Buffer.from(cookie?.value ?? '', 'base64url').toString());
}

/** Changes the session of a browser, for example to an expired or forged one. */
export async function editSession(context: BrowserContext, changed: Partial<StoredSession>): Promise<void> {
  const cookies = await sessionCookies(context);
  const value = Buffer.from(JSON.stringify({ ...(await storedSession(context)), ...changed })).toString('base64url');
  await context.addCookies(cookies.map((cookie) => (cookie.name === authentication ? { ...cookie, value } : cookie)));
}
