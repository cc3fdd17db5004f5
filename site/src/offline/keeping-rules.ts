import { defaultLocale, type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import { matchPath, type PathKey, unindexedKeys } from '@plantsoen/contract/paths.ts';
import { isChoiceOnly, readQuery } from '../platform/query-parameters.ts';

/** Prefix of the paths of each locale of an origin: one locale without a prefix, or all of them. */
export type Prefixes = Readonly<Partial<Record<LocaleCode, string>>>;

/** Properties of an answer that decide whether a browser may store it. */
export type JudgedAnswer = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> };

/**
 * Pages with personal content, search results, errors or forms. The quotation list is stored in the browser: its page is the same for
 * everyone.
 */
const withoutCopy: ReadonlySet<PathKey> = new Set<PathKey>([
  ...unindexedKeys.filter((key) => key !== 'quotationList'),
  'quoteRequest',
  'contact',
]);

/** Returns the locale of a path of the origin. */
export function localeAt(path: string, prefixes: Prefixes): LocaleCode {
  const served = localeCodes.filter((code) => prefixes[code] !== undefined);
  const prefixed = served.find((code) => prefixes[code] && path.startsWith(`${prefixes[code]}/`));
  return prefixed ?? served.find((code) => prefixes[code] === '') ?? defaultLocale;
}

/**
 * Returns the key under which a page is stored: its path with the known part of the query. A product has one copy for all selected
 * options, because its page contains them all. Returns undefined for a page that is never stored: excluded pages, search words, tokens.
 */
export function pageKey({ pathname, search }: Pick<URL, 'pathname' | 'search'>, prefixes: Prefixes): string | undefined {
  const locale = localeAt(pathname, prefixes);
  const match = matchPath(pathname.slice(prefixes[locale]?.length ?? 0), locale);
  if (!match || withoutCopy.has(match.key) || !pathname.endsWith('/')) return undefined;
  const query = readQuery(match.key, search);
  if (match.key === 'product' && query && isChoiceOnly(query.text)) return pathname;
  return query?.cached ? pathname + query.text : undefined;
}

/** Whether an answer is public, complete, and of the site itself. */
function isPublic({ status, type, redirected, headers }: JudgedAnswer): boolean {
  const allowed = headers.get('cache-control') ?? '';
  return status === 200 && type === 'basic' && !redirected && /\bpublic\b/.test(allowed) && !/no-store|private/.test(allowed);
}

/** Whether an answer may be stored as a page. */
export function mayKeepPage(answer: JudgedAnswer): boolean {
  return isPublic(answer) && /^text\/html\b/.test(answer.headers.get('content-type') ?? '');
}

/** Whether an answer may be stored as a file, which must be immutable. */
export function mayKeepFile(answer: JudgedAnswer): boolean {
  return isPublic(answer) && /\bimmutable\b/.test(answer.headers.get('cache-control') ?? '');
}

/** Returns the cache of a file: the site's own files, or pictures. Undefined for all others, such as downloads, films and models. */
export function fileKind(path: string): 'assets' | 'pictures' | undefined {
  if (path.startsWith('/assets/')) return 'assets';
  return /^\/media\/.*\.(avif|webp|jpe?g|png|svg)$/.test(path) ? 'pictures' : undefined;
}

/** Returns the files of the build in a page's HTML, which it needs to start. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w-]+\.(?:js|css|woff2|svg)\b/g))];
}
