/** The cookies of a member's session (ACC-03): the authentication cookie, and the copy of its jwt for the data client. */
const sessionCookies = ['authentication', 'token'] as const;

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
  const token = values.get('token');
  return { memberToken: token && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) ? token : undefined };
}
