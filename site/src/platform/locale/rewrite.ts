import { matchPath, pathOf } from '@plantsoen/contract/paths.ts';
import { type SiteAddress, withoutPrefix } from './site-address.ts';

/** Stands before a public path that no route of this locale claims; too deep for any route, so that it answers 404. */
const unroutable = '/-/-/-/-';

/** The path the router knows (the English column of the table) for a public path. Inverse of `publicPath`. */
export function routerPath(path: string, address: SiteAddress): string {
  const rest = withoutPrefix(path, address);
  const match = rest === undefined ? undefined : matchPath(rest, address.locale);
  return match ? pathOf(match.key, 'en', match.parameters) : unroutable + path;
}

/** The public path for a path the router knows. Inverse of `routerPath`. */
export function publicPath(path: string, address: SiteAddress): string {
  if (path.startsWith(`${unroutable}/`)) return path.slice(unroutable.length);
  const match = matchPath(path, 'en');
  return match ? address.prefix + pathOf(match.key, address.locale, match.parameters) : path;
}

/** The router's rewrite between the public address and its one canonical route tree (LOC-04). */
export function localisedPaths(address: SiteAddress) {
  return {
    input: ({ url }: { url: URL }) => {
      url.pathname = routerPath(url.pathname, address);
      return url;
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = publicPath(url.pathname, address);
      return url;
    },
  };
}
