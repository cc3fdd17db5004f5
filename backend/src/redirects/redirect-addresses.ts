import { type LocaleCode, localeCodes, type SiteId, siteIdOf } from '@plantsoen/contract/locales.ts';
import { endpointSegments, matchPath, pathOfUri, uriOfPath } from '@plantsoen/contract/paths.ts';
import type { Label } from '../platform/payload/label.ts';

export type SiteOrigins = Readonly<Record<LocaleCode, string>>;

/** Address on one of the sites. */
export type Place = { siteId: SiteId; uri: string };

export type Problem = { problem: Label };

const maxUriLength = 400;

const malformed: Label = {
  nl: 'Dit is geen adres van deze website: begin met /, zonder ? of #',
  en: 'This is not an address of this website: begin with /, without ? or #',
  de: 'Dies ist keine Adresse dieser Website: mit / beginnen, ohne ? oder #',
};

const otherLanguage: Label = {
  nl: 'Dit adres hoort bij een website in een andere taal',
  en: 'This address belongs to the website in another language. Choose that website.',
  de: 'Diese Adresse gehört zur Website in einer anderen Sprache',
};

const occupied: Label = {
  nl: 'Op dit adres staat altijd een vaste pagina of een onderdeel van de website',
  en: 'A fixed page or section of the website always uses this address. Choose another address.',
  de: 'Unter dieser Adresse steht immer eine feste Seite oder ein Teil der Website',
};

const unusable: Label = {
  nl: 'Geef een adres binnen de website (/…) of een volledig adres (https://…)',
  en: 'Enter an address within the website (/…) or a full address (https://…)',
  de: 'Geben Sie eine Adresse innerhalb der Website (/…) oder eine vollständige Adresse (https://…) an',
};

/** Returns the uri in lower case. Redirects ignore case, because visitors type capitals and printed addresses contain them. */
export const foldCase = (uri: string): string => uri.toLowerCase();

/**
 * Parses the source of a redirect, which is a path or a full address on its site. Returns its uri in lower case, or the problem.
 */
export function sourceUri(text: string, locale: LocaleCode, origins: SiteOrigins): string | Problem {
  const trimmed = text.trim();
  const path = trimmed.startsWith(`${origins[locale]}/`) ? trimmed.slice(origins[locale].length) : trimmed;
  const prefixed = prefixOf(path);
  if (prefixed && prefixed.locale !== locale) return { problem: otherLanguage };
  const uri = uriOf(prefixed?.path ?? (path.startsWith('/') ? path : `/${path}`));
  if (uri === undefined) return { problem: malformed };
  return isOccupied(uri) ? { problem: occupied } : foldCase(uri);
}

/**
 * Parses the target of a redirect: a place on one of the sites, or any other http(s) address. Returns the problem if it is
 * invalid.
 */
export function targetOf(text: string, locale: LocaleCode, origins: SiteOrigins): Place | { url: string } | Problem {
  const trimmed = text.trim();
  if (trimmed.startsWith('/')) {
    const prefixed = prefixOf(trimmed);
    const uri = uriOf(prefixed?.path ?? trimmed);
    return uri === undefined ? { problem: unusable } : { siteId: siteIdOf(prefixed?.locale ?? locale), uri };
  }
  const url = URL.parse(trimmed);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return { problem: unusable };
  const own = localeCodes.find((code) => new URL(origins[code]).origin === url.origin);
  const uri = own && url.search === '' && url.hash === '' ? uriOf(url.pathname) : undefined;
  return own && uri !== undefined ? { siteId: siteIdOf(own), uri } : { url: url.href };
}

/** Returns language and path of an address as a host without a domain per language shows it, such as `/de/kontakt/`. */
function prefixOf(path: string): { locale: LocaleCode; path: string } | undefined {
  const locale = localeCodes.find((code) => path === `/${code}` || path.startsWith(`/${code}/`));
  return locale && { locale, path: path.slice(locale.length + 1) || '/' };
}

/** Whether a uri ends in a file name. Such an address has no trailing slash. */
export const isFile = (uri: string): boolean => /\.[a-z0-9]{1,8}$/i.test(uri);

/** Returns the path of a uri in its address, percent-encoded. */
export function pathOfPlace(uri: string): string {
  const path = pathOfUri(uri).split('/').map(encodeURIComponent).join('/');
  return isFile(uri) ? path.slice(0, -1) : path;
}

function uriOf(path: string): string | undefined {
  const decoded = decode(path);
  if (decoded === undefined || /[\\?#\p{Cc}]/u.test(decoded) || decoded.startsWith('//')) return undefined;
  const uri = uriOfPath(decoded);
  return uri.length > maxUriLength || uri.split('/').some((segment) => /^\.{1,2}$/.test(segment)) ? undefined : uri;
}

function decode(path: string): string | undefined {
  try {
    return /[?#]/.test(path) ? undefined : decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Whether an endpoint or a fixed page of the site has this uri, so that a redirect from it can never apply. */
export function isOccupied(uri: string): boolean {
  if ((endpointSegments as readonly string[]).includes(uri.split('/')[0] ?? '')) return true;
  return localeCodes.some((locale) => {
    const match = matchPath(pathOfUri(uri), locale);
    return match !== undefined && Object.keys(match.parameters).length === 0;
  });
}
