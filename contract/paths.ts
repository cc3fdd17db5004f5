import { type LocaleCode, localeCodes } from './locales.ts';

/**
 * Table of localised paths (LOC-04). Paths end in a slash; `{slug}`, `{child}` and `{grandchild}` match one segment each. The
 * site's router uses the English column. Content pages (`page`) come last, because every other path is matched before them.
 */
export const paths = {
  home: { nl: '/', en: '/', de: '/' },
  notFound: { nl: '/404/', en: '/404/', de: '/404/' },
  serviceUnavailable: { nl: '/503/', en: '/503/', de: '/503/' },
  login: { nl: '/aanmelden/', en: '/log-in/', de: '/anmelden/' },
  forgotPassword: { nl: '/aanmelden/wachtwoord-vergeten/', en: '/log-in/forgot-password/', de: '/anmelden/passwort-vergessen/' },
  resetPassword: { nl: '/aanmelden/wachtwoord-resetten/', en: '/log-in/reset-password/', de: '/anmelden/passwort-zurucksetzen/' },
  register: { nl: '/registreren/', en: '/sign-up/', de: '/registrieren/' },
  activate: { nl: '/registreren/activeren/', en: '/sign-up/activate/', de: '/registrieren/aktivieren/' },
  account: { nl: '/account/', en: '/account/', de: '/account/' },
  changePassword: {
    nl: '/account/wachtwoord-wijzigen/',
    en: '/account/wachtwoord-wijzigen/',
    de: '/account/wachtwoord-wijzigen/',
  },
  quotationList: { nl: '/offertelijst/', en: '/quotation-list/', de: '/angebotsliste/' },
  quoteRequest: { nl: '/offerte-aanvraag/', en: '/quote-request/', de: '/angebotsanfrage/' },
  comparison: { nl: '/vergelijken/', en: '/compare/', de: '/vergleichen/' },
  colourChart: { nl: '/kleurenkaart/', en: '/color-chart/', de: '/farbkarte/' },
  contrast: { nl: '/contrast/', en: '/contrast/', de: '/kontrast/' },
  downloads: { nl: '/downloads/', en: '/downloads/', de: '/downloads/' },
  contact: { nl: '/contact/', en: '/contact/', de: '/kontakt/' },
  faq: { nl: '/veelgestelde-vragen/', en: '/faq/', de: '/haeufig-gestellte-fragen/' },
  faqQuestion: { nl: '/veelgestelde-vragen/{slug}/', en: '/faq/{slug}/', de: '/haeufig-gestellte-fragen/{slug}/' },
  favourites: { nl: '/favorieten/', en: '/favorites/', de: '/favoriten/' },
  news: { nl: '/nieuws/', en: '/news/', de: '/news/' },
  newsArticle: { nl: '/nieuws/{slug}/', en: '/news/{slug}/', de: '/news/{slug}/' },
  products: { nl: '/producten/', en: '/products/', de: '/produkte/' },
  category: { nl: '/producten/{slug}/', en: '/products/{slug}/', de: '/produkte/{slug}/' },
  product: { nl: '/producten/{slug}/{child}/', en: '/products/{slug}/{child}/', de: '/produkte/{slug}/{child}/' },
  projects: { nl: '/projecten/', en: '/projects/', de: '/referenzen/' },
  project: { nl: '/projecten/{slug}/', en: '/projects/{slug}/', de: '/referenz/{slug}/' },
  search: { nl: '/zoeken/', en: '/search/', de: '/suche/' },
  spareParts: { nl: '/onderdelen/', en: '/parts/', de: '/ersatzteile/' },
  newsletterThanks: {
    nl: '/bedankt-nieuwsbrief-abonnement/',
    en: '/thanks-newsletter-subscription/',
    de: '/danke-newsletter-abonnement/',
  },
  page: { nl: '/{slug}/', en: '/{slug}/', de: '/{slug}/' },
  childPage: { nl: '/{slug}/{child}/', en: '/{slug}/{child}/', de: '/{slug}/{child}/' },
  grandchildPage: {
    nl: '/{slug}/{child}/{grandchild}/',
    en: '/{slug}/{child}/{grandchild}/',
    de: '/{slug}/{child}/{grandchild}/',
  },
} as const satisfies Record<string, Record<LocaleCode, string>>;

export type PathKey = keyof typeof paths;
export type PathParameters = { slug?: string; child?: string; grandchild?: string };

/** Returns the route name of a path, which is the same in every locale (PAG-13): its Dutch path with hyphens. */
export function routeNameOf(key: PathKey): string {
  return paths[key].nl.replace(/[{}]/g, '').slice(1, -1).replaceAll('/', '-') || 'index';
}

export const pathKeys = Object.keys(paths) as PathKey[];

/** Keys of content pages, which match only paths that no other key of any locale matches. */
export const contentPageKeys: readonly PathKey[] = ['page', 'childPage', 'grandchildPage'];

/** Keys of pages with personal content, search results or errors, which search engines must not index (SEO-02). */
export const unindexedKeys = [
  'notFound',
  'serviceUnavailable',
  'login',
  'forgotPassword',
  'resetPassword',
  'register',
  'activate',
  'account',
  'changePassword',
  'quotationList',
  'favourites',
  'search',
  'newsletterThanks',
] as const satisfies readonly PathKey[];

/** The uri of the home page (LOC-08). */
export const homeUri = '__home__';

/** File name of the news feed, below the news of each locale: /nieuws/rss.xml. */
export const newsFeedFile = 'rss.xml';

/** Number of a quote request in an address, such as A2026-00042. */
export const quoteRequestNumber = /^A\d{4}-\d{5,12}$/;

/** Letters before the ticket numbers of a form (CON-10). */
export const ticketSeries = /^[A-Z]{1,3}$/;

/** Number of a quote request or a ticket in an address, such as S2026-00042. */
export const referenceNumber = /^[A-Z]{1,3}\d{4}-\d{5,12}$/;

/** First segments that are endpoints of the site and not available to pages (LOC-08). */
export const endpointSegments = [
  'graphql',
  'health',
  'ready',
  'media',
  'assets',
  'sw.js',
  'offline.html',
  'old-browser.js',
  'sitemap.xml',
  'robots.txt',
  'map.json',
  'quotation-file',
  'handoff',
  'live-preview',
] as const;

/** First segments that content pages cannot use in any locale (LOC-08). */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...endpointSegments,
  ...localeCodes,
  ...pathKeys
    .flatMap((key) => localeCodes.map((locale) => paths[key][locale].split('/')[1] ?? ''))
    .filter((s) => s !== '' && !s.startsWith('{')),
]);

export type PathMatch = { key: PathKey; parameters: PathParameters };

/** Splits '/a/b/' into its segments, ignoring empty ones. */
function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matchPattern(pattern: string, path: string): PathParameters | undefined {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [position, part] of wanted.entries()) {
    const value = given[position] ?? '';
    if (part.startsWith('{')) parameters[part.slice(1, -1)] = value;
    else if (part !== value) return undefined;
  }
  return parameters;
}

/**
 * Returns the key of a path (without locale prefix) in a locale, or undefined. Fixed segments have priority over `{slug}`.
 */
export function matchPath(path: string, locale: LocaleCode): PathMatch | undefined {
  for (const key of pathKeys) {
    const parameters = matchPattern(paths[key][locale], path);
    if (!parameters) continue;
    if (contentPageKeys.includes(key) && reservedSegments.has(segmentsOf(path)[0] ?? '')) return undefined;
    return { key, parameters };
  }
  return undefined;
}

/** Returns the path of a key in a locale with its parameters. Throws for a missing parameter. */
export function pathOf(key: PathKey, locale: LocaleCode, parameters: PathParameters = {}): string {
  return paths[key][locale].replace(/\{(\w+)\}/g, (_, name: keyof PathParameters) => {
    const value = parameters[name];
    if (!value) throw new Error(`the path ${key} needs ${name}`);
    return value;
  });
}

/** Converts '/nieuws/een-bank/' to 'nieuws/een-bank'; the home page has a special uri. */
export function uriOfPath(path: string): string {
  return segmentsOf(path).join('/') || homeUri;
}

export function pathOfUri(uri: string): string {
  return uri === homeUri ? '/' : `/${uri}/`;
}
