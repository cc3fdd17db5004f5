/** Maximum length of a request target. A query of 10,000 characters is still accepted by the search. */
const maxTargetLength = 12_288;

export type Refusal = { status: 400 | 414; text: string };

/** Matches a name or an address in brackets, with or without a port. */
const hostForm = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** Returns the host of a Host header in lower case, without the port and the trailing dot; empty if the header is invalid. */
export function requestedHost(header: string | undefined): string {
  const [, name = ''] = hostForm.exec(header?.toLowerCase() ?? '') ?? [];
  return name.replace(/\.$/, '');
}

/**
 * Returns the error of a request target, or undefined. Targets that browsers could read as another host (leading double slash,
 * backslashes) never reach a redirect. Targets that a URL parser would normalise to another path are malformed.
 */
export function refusalOf(path: string, search: string): Refusal | undefined {
  if (path.length + search.length > maxTargetLength) return { status: 414, text: 'The address is too long.' };
  if (!path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path)) return malformed;
  try {
    const decoded = decodeURIComponent(path);
    if (/[\\\p{Cc}]/u.test(decoded) || decoded.split('/').some(isDots)) return malformed;
  } catch {
    return malformed;
  }
  return URL.parse(`http://host${path}`)?.pathname === path ? undefined : malformed;
}

const isDots = (segment: string) => segment === '.' || segment === '..';

const malformed: Refusal = { status: 400, text: 'The address is malformed.' };
