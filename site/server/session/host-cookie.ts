/** Whether a host is the local machine, for which browsers accept no `__Host-` cookie without TLS. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
}

/** Returns the name of a cookie on a host. A sibling domain cannot set a cookie with the prefix `__Host-`. */
export function hostCookieName(name: string, host: string): string {
  return isLocal(host) ? name : `__Host-${name}`;
}

/** Returns a Set-Cookie header for an HttpOnly cookie with a lifetime in seconds. */
export function hostCookie(name: string, value: string, seconds: number, host: string): string {
  return cookie(hostCookieName(name, host), value, seconds);
}

/** Returns the Set-Cookie headers that delete a cookie, under its name on this host and without the prefix. */
export function deletedHostCookie(name: string, host: string): string[] {
  return [...new Set([hostCookieName(name, host), name])].map((one) => cookie(one, '', 0));
}

/** Whether a Cookie header carries a cookie of exactly this name. */
export function hasCookie(cookies: string, name: string): boolean {
  return cookieValue(cookies, name) !== undefined;
}

/** Returns the value of the first cookie with exactly this name, or `undefined`. */
export function cookieValue(cookies: string | undefined, name: string): string | undefined {
  if (!cookies?.includes(`${name}=`)) return undefined;
  const pair = cookies.split(';').find((one) => one.trimStart().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

function cookie(name: string, value: string, seconds: number): string {
  const secure = name.startsWith('__Host-') ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
