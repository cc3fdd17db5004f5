const longestTarget = 8192;

export type Refusal = { status: 400 | 414; text: string };

/**
 * What is wrong with a request target, if anything. Targets that could mean another host to a browser (doubled slash at the
 * start, backslashes) never reach a redirect.
 */
export function refusalOf(path: string, search: string): Refusal | undefined {
  if (path.length + search.length > longestTarget) return { status: 414, text: 'The address is too long.' };
  if (!path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path)) return malformed;
  try {
    if (/[\\\p{Cc}]/u.test(decodeURIComponent(path))) return malformed;
  } catch {
    return malformed;
  }
  return undefined;
}

const malformed: Refusal = { status: 400, text: 'The address is malformed.' };
