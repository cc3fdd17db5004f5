import { type BrowserContext, expect } from '@playwright/test';

/** What the authentication cookie of members keeps (ACC-03). */
export type KeptSession = {
  accessToken: string;
  refreshToken: string;
  jwtExpiresAt: number;
  refreshTokenExpiresAt: number;
};

const authentication = 'plantsoen_authentication';

/** The cookies of a session that a browser has. */
export async function sessionCookies(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => name.startsWith('plantsoen_'));
}

/** The session that a browser keeps. */
export async function keptSession(context: BrowserContext): Promise<KeptSession> {
  const cookie = (await sessionCookies(context)).find(({ name }) => name === authentication);
  expect(cookie).toBeDefined();
  return JSON.parse(Buffer.from(cookie?.value ?? '', 'base64url').toString());
}

/** Makes the session of a browser another one: past, or forged. */
export async function editSession(context: BrowserContext, changed: Partial<KeptSession>): Promise<void> {
  const cookies = await sessionCookies(context);
  const value = Buffer.from(JSON.stringify({ ...(await keptSession(context)), ...changed })).toString('base64url');
  await context.addCookies(cookies.map((cookie) => (cookie.name === authentication ? { ...cookie, value } : cookie)));
}
