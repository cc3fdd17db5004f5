import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import { matchPath, type PathKey, type PathMatch, pathOf, uriOfPath } from '@plantsoen/contract/paths.ts';

/**
 * Meaning of a path without prefix in a locale (LOC-05): a page; a fixed path of another locale, with its path here; an entry's path of
 * another locale, which only the backend can translate; or nothing.
 */
export type PathDecision =
  | { kind: 'page'; match: PathMatch }
  | { kind: 'moved'; path: string }
  | { kind: 'foreign'; uri: string }
  | { kind: 'absent' };

/** Overview pages for first segments of detail paths that have no page. */
const overviews: Readonly<Record<string, PathKey>> = { '/referenz/': 'projects' };

/** Returns the meaning of a path in a locale. The locale's own paths have priority. */
export function decidePath(path: string, locale: LocaleCode): PathDecision {
  const own = matchPath(path, locale);
  if (own) return decideOwn(own, path, locale);
  const overview = overviews[path];
  if (overview) return { kind: 'moved', path: pathOf(overview, locale) };
  for (const other of localeCodes) {
    const match = matchPath(path, other);
    if (!match) continue;
    const fixed = Object.keys(match.parameters).length === 0;
    return fixed ? { kind: 'moved', path: pathOf(match.key, locale) } : { kind: 'foreign', uri: uriOfPath(path) };
  }
  return { kind: 'absent' };
}

/** Redirects a path with another spelling (doubled slashes) to the canonical one. */
function decideOwn(match: PathMatch, path: string, locale: LocaleCode): PathDecision {
  const spelling = pathOf(match.key, locale, match.parameters);
  return spelling === path ? { kind: 'page', match } : { kind: 'moved', path: spelling };
}
