import { matchPath, pathOf } from '@plantsoen/contract/paths.ts';
import { type SiteAddress, withoutPrefix } from './site-address.ts';

/** Prefix of a public path without a route, too deep for any route, so that it answers 404. */
const unroutable = '/-/-/-/-';

/** Returns the router's path (the English column of the table) for a public path. Inverse of `publicPath`. */
export function routerPath(path: string, address: SiteAddress): string {
  const rest = withoutPrefix(path, address);
  const match = rest === undefined ? undefined : matchPath(rest, address.locale);
  return match ? pathOf(match.key, 'en', match.parameters) : unroutable + path;
}

/** Returns the public path for a path of the router. Inverse of `routerPath`. */
export function publicPath(path: string, address: SiteAddress): string {
  if (path.startsWith(`${unroutable}/`)) return path.slice(unroutable.length);
  const match = matchPath(path, 'en');
  return match ? address.prefix + pathOf(match.key, address.locale, match.parameters) : path;
}

/** Returns the router's rewrite between the public address and the canonical route tree (LOC-04). */
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
