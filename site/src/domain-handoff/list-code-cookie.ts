const name = 'handoff';

/**
 * Returns the cookie with the code of a transferred quotation list, valid for a minute (LOC-09). Without a code, it deletes the
 * cookie.
 */
export function listCodeCookie(code?: string): string {
  return `${name}=${code ?? ''}; Max-Age=${code ? 60 : 0}; Path=/; SameSite=Lax`;
}

/** Whether a list was transferred. */
export const hasListCode = (): boolean => new RegExp(`(?:^|; )${name}=`).test(document.cookie);

/** Returns the code of a transferred list from a cookie string, or undefined. */
export function listCodeIn(cookies: string): string | undefined {
  return cookies.match(/(?:^|; )handoff=([\w-]{43})(?:;|$)/)?.[1];
}
