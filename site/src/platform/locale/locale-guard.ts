import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import { matchPath, type PathKey, type PathMatch, pathOf, uriOfPath } from '@plantsoen/contract/paths.ts';

/**
 * What a path (without prefix) is in a locale (LOC-05): a page of its own; a fixed path of another locale, with the path it
 * has here; an entry's path of another locale, whose own path only the backend knows; or nothing.
 */
export type PathDecision =
  | { kind: 'page'; match: PathMatch }
  | { kind: 'moved'; path: string }
  | { kind: 'foreign'; uri: string }
  | { kind: 'absent' };

/** The first part of a detail path that is no page itself leads to the overview. */
const overviews: Readonly<Record<string, PathKey>> = { '/referenz/': 'projects' };

/** Decides what a path is in a locale. The locale's own paths come first. */
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

/** A path that differs from the one spelling of its page (doubled slashes) leads there. */
function decideOwn(match: PathMatch, path: string, locale: LocaleCode): PathDecision {
  const spelling = pathOf(match.key, locale, match.parameters);
  return spelling === path ? { kind: 'page', match } : { kind: 'moved', path: spelling };
}
