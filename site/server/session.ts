/** The cookies of a member's session (ACC-03): the authentication cookie, and the copy of its jwt for the data client. */
const tokenCookie = 'plantsoen_token';
export const sessionCookies = ['plantsoen_authentication', tokenCookie] as const;

export type Session = { memberToken: string | undefined };

/** The session that a Cookie header carries; undefined for a guest. A session bypasses every shared cache. */
export function sessionOf(cookies: string | undefined): Session | undefined {
  if (!cookies) return undefined;
  const values = new Map(
    cookies.split(';').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), value.join('=').trim()] as const;
    }),
  );
  if (!sessionCookies.some((name) => values.has(name))) return undefined;
  const token = values.get(tokenCookie);
  return { memberToken: token && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) ? token : undefined };
}

/** The headers, as name and value in turn, that take a session from a browser whose token the API refuses (ACC-05, ACC-13). */
export const endedSession: readonly string[] = sessionCookies.flatMap((name) => [
  'Set-Cookie',
  `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`,
]);
