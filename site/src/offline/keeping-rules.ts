import { defaultLocale, type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import { matchPath, type PathKey, unindexedKeys } from '@plantsoen/contract/paths.ts';
import { readQuery } from '../platform/query-parameters.ts';

/** What precedes the paths of each locale that an origin serves: one locale without a prefix, or all of them. */
export type Prefixes = Readonly<Partial<Record<LocaleCode, string>>>;

/** What is read of an answer to judge whether a browser may keep it. */
export type JudgedAnswer = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> };

/** Pages that are a visitor's own, hits, failures or forms. The quotation list lives in the browser: its page is the same for all. */
const withoutCopy: ReadonlySet<PathKey> = new Set<PathKey>([
  ...unindexedKeys.filter((key) => key !== 'quotationList'),
  'quoteRequest',
  'contact',
]);

/** The locale that a path of the origin is of. */
export function localeAt(path: string, prefixes: Prefixes): LocaleCode {
  const served = localeCodes.filter((code) => prefixes[code] !== undefined);
  const prefixed = served.find((code) => prefixes[code] && path.startsWith(`${prefixes[code]}/`));
  return prefixed ?? served.find((code) => prefixes[code] === '') ?? defaultLocale;
}

/**
 * The address by which a page is kept: its path with the part of the query that it knows. Undefined for what is never kept: pages
 * without a copy, words that were searched for, tokens.
 */
export function pageKey({ pathname, search }: Pick<URL, 'pathname' | 'search'>, prefixes: Prefixes): string | undefined {
  const locale = localeAt(pathname, prefixes);
  const match = matchPath(pathname.slice(prefixes[locale]?.length ?? 0), locale);
  if (!match || withoutCopy.has(match.key) || !pathname.endsWith('/')) return undefined;
  const query = readQuery(match.key, search);
  return query?.cached ? pathname + query.text : undefined;
}

/** Whether an answer is for everybody, whole, and of the site itself. */
function isPublic({ status, type, redirected, headers }: JudgedAnswer): boolean {
  const allowed = headers.get('cache-control') ?? '';
  return status === 200 && type === 'basic' && !redirected && /\bpublic\b/.test(allowed) && !/no-store|private/.test(allowed);
}

/** Whether an answer may be kept as a page. */
export function mayKeepPage(answer: JudgedAnswer): boolean {
  return isPublic(answer) && /^text\/html\b/.test(answer.headers.get('content-type') ?? '');
}

/** Whether an answer may be kept as a file: only what never changes under its address. */
export function mayKeepFile(answer: JudgedAnswer): boolean {
  return isPublic(answer) && /\bimmutable\b/.test(answer.headers.get('cache-control') ?? '');
}

/** Which cache a file is kept in: the site's own files, or pictures. Undefined for all else, such as downloads, films and models. */
export function fileKind(path: string): 'assets' | 'pictures' | undefined {
  if (path.startsWith('/assets/')) return 'assets';
  return /^\/media\/.*\.(avif|webp|jpe?g|png|svg)$/.test(path) ? 'pictures' : undefined;
}

/** The files of the build that a page names in its HTML: what it needs to start. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w-]+\.(?:js|css|woff2|svg)\b/g))];
}
