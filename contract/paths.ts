import { type LocaleCode, localeCodes } from './locales.ts';

/**
 * Table of localised paths (LOC-04). Paths end in a slash; `{slug}`, `{child}` and `{grandchild}` match one segment each. `route`
 * is the name that is the same in every locale (PAG-13). The site's router uses the English column. Content pages (`page`) come
 * last, because every other path is matched before them.
 */
export const paths = {
  home: { route: 'index', nl: '/', en: '/', de: '/' },
  notFound: { route: '404', nl: '/404/', en: '/404/', de: '/404/' },
  serviceUnavailable: { route: '503', nl: '/503/', en: '/503/', de: '/503/' },
  login: { route: 'aanmelden', nl: '/aanmelden/', en: '/log-in/', de: '/anmelden/' },
  forgotPassword: {
    route: 'aanmelden-wachtwoord-vergeten',
    nl: '/aanmelden/wachtwoord-vergeten/',
    en: '/log-in/forgot-password/',
    de: '/anmelden/passwort-vergessen/',
  },
  resetPassword: {
    route: 'aanmelden-wachtwoord-resetten',
    nl: '/aanmelden/wachtwoord-resetten/',
    en: '/log-in/reset-password/',
    de: '/anmelden/passwort-zurucksetzen/',
  },
  register: { route: 'registreren', nl: '/registreren/', en: '/sign-up/', de: '/registrieren/' },
  activate: {
    route: 'registreren-activeren',
    nl: '/registreren/activeren/',
    en: '/sign-up/activate/',
    de: '/registrieren/aktivieren/',
  },
  account: { route: 'account', nl: '/account/', en: '/account/', de: '/account/' },
  changePassword: {
    route: 'account-wachtwoord-wijzigen',
    nl: '/account/wachtwoord-wijzigen/',
    en: '/account/wachtwoord-wijzigen/',
    de: '/account/wachtwoord-wijzigen/',
  },
  quotationList: { route: 'offertelijst', nl: '/offertelijst/', en: '/quotation-list/', de: '/angebotsliste/' },
  quoteRequest: { route: 'offerte-aanvraag', nl: '/offerte-aanvraag/', en: '/quote-request/', de: '/angebotsanfrage/' },
  colourChart: { route: 'kleurenkaart', nl: '/kleurenkaart/', en: '/color-chart/', de: '/farbkarte/' },
  contact: { route: 'contact', nl: '/contact/', en: '/contact/', de: '/kontakt/' },
  faq: { route: 'veelgestelde-vragen', nl: '/veelgestelde-vragen/', en: '/faq/', de: '/haeufig-gestellte-fragen/' },
  faqQuestion: {
    route: 'veelgestelde-vragen-slug',
    nl: '/veelgestelde-vragen/{slug}/',
    en: '/faq/{slug}/',
    de: '/haeufig-gestellte-fragen/{slug}/',
  },
  favourites: { route: 'favorieten', nl: '/favorieten/', en: '/favorites/', de: '/favoriten/' },
  news: { route: 'nieuws', nl: '/nieuws/', en: '/news/', de: '/news/' },
  newsArticle: { route: 'nieuws-slug', nl: '/nieuws/{slug}/', en: '/news/{slug}/', de: '/news/{slug}/' },
  products: { route: 'producten', nl: '/producten/', en: '/products/', de: '/produkte/' },
  category: { route: 'producten-slug', nl: '/producten/{slug}/', en: '/products/{slug}/', de: '/produkte/{slug}/' },
  product: {
    route: 'producten-slug-child',
    nl: '/producten/{slug}/{child}/',
    en: '/products/{slug}/{child}/',
    de: '/produkte/{slug}/{child}/',
  },
  projects: { route: 'projecten', nl: '/projecten/', en: '/projects/', de: '/referenzen/' },
  project: { route: 'projecten-slug', nl: '/projecten/{slug}/', en: '/projects/{slug}/', de: '/referenz/{slug}/' },
  search: { route: 'zoeken', nl: '/zoeken/', en: '/search/', de: '/suche/' },
  newsletterThanks: {
    route: 'bedankt-nieuwsbrief-abonnement',
    nl: '/bedankt-nieuwsbrief-abonnement/',
    en: '/thanks-newsletter-subscription/',
    de: '/danke-newsletter-abonnement/',
  },
  page: { route: 'slug', nl: '/{slug}/', en: '/{slug}/', de: '/{slug}/' },
  childPage: { route: 'slug-child', nl: '/{slug}/{child}/', en: '/{slug}/{child}/', de: '/{slug}/{child}/' },
  grandchildPage: {
    route: 'slug-child-grandchild',
    nl: '/{slug}/{child}/{grandchild}/',
    en: '/{slug}/{child}/{grandchild}/',
    de: '/{slug}/{child}/{grandchild}/',
  },
} as const satisfies Record<string, { route: string } & Record<LocaleCode, string>>;

export type PathKey = keyof typeof paths;
export type PathParameters = { slug?: string; child?: string; grandchild?: string };

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
  'crossing',
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
