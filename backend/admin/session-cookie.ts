/** Name of the cookie in Payload, and in browsers over https: `__Host-` binds it to this host. */
const ofPayload = 'payload-token';
const ofBrowsers = `__Host-${ofPayload}`;

/**
 * Returns a Cookie header with the session under Payload's name. A cookie that already has that name may be from a sibling domain and is
 * dropped. Payload's setting for names would also rename the cookies of language and theme, which it sets without Secure.
 */
export function cookieForPayload(header: string): string {
  const pairs = header.split(/; */).filter((pair) => pair.split('=')[0]?.trim() !== ofPayload);
  return pairs.map((pair) => (pair.startsWith(`${ofBrowsers}=`) ? pair.slice('__Host-'.length) : pair)).join('; ');
}

const isSecureSession = (cookie: string) => cookie.startsWith(`${ofPayload}=`) && /; Secure/i.test(cookie);

/** Returns an answer whose session cookie has its name for browsers. Over http, on localhost, it keeps Payload's name. */
export function withCookieForBrowsers(response: Response): Response {
  const cookies = response.headers.getSetCookie();
  if (!cookies.some(isSecureSession)) return response;
  const headers = new Headers(response.headers);
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', isSecureSession(cookie) ? `__Host-${cookie}` : cookie);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
