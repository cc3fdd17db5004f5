/** An address of 10,000 letters is searched for, as far as words count. */
const longestTarget = 12_288;

export type Refusal = { status: 400 | 414; text: string };

/** A name or an address in brackets, with or without a port. */
const hostForm = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** The host that a Host header names: lower case, without port and the dot of an absolute name; empty where it names none. */
export function requestedHost(header: string | undefined): string {
  const [, name = ''] = hostForm.exec(header?.toLowerCase() ?? '') ?? [];
  return name.replace(/\.$/, '');
}

/**
 * What is wrong with a request target, if anything. Targets that could mean another host to a browser (doubled slash at the
 * start, backslashes) never reach a redirect; those that a URL would read as another path are nobody's page.
 */
export function refusalOf(path: string, search: string): Refusal | undefined {
  if (path.length + search.length > longestTarget) return { status: 414, text: 'The address is too long.' };
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
