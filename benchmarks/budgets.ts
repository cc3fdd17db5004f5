/**
 * Limit of a figure. A value beyond `atMost` or `atLeast` fails the benchmarks; `aim` is only a goal. A simulated time is that of a phone,
 * so it is not scaled by the speed of the host.
 */
export type Budget = { title: string; unit: string; atMost?: number; atLeast?: number; aim?: number; isSimulated?: boolean };

/** All figures of the benchmarks, in the order of the report. Figures without a limit are only reported. */
export const budgets = {
  cachedRequests: {
    title: 'Cached product list: requests/s, relative to a bare Node server that sends the same bytes',
    unit: '×',
    atLeast: 0.5,
    aim: 0.8,
  },
  cachedPerSecond: { title: 'Cached product list: requests/s per core', unit: 'requests/s' },
  siteRender: { title: 'Uncached product list: CPU time of the site per request', unit: 'ms', atMost: 9, aim: 6 },
  wholeRender: {
    title: 'Uncached product list: CPU time of site, API and PostgreSQL per request',
    unit: 'ms',
    atMost: 14,
    aim: 10,
  },
  apiRender: { title: 'Uncached product list: CPU time of the API per request', unit: 'ms' },
  postgresRender: { title: 'Uncached product list: CPU time of PostgreSQL per request', unit: 'ms' },
  memberRender: {
    title: 'Product list of a member, never cached: CPU time of site, API and PostgreSQL per request',
    unit: 'ms',
    atMost: 12,
  },
  memberRenderSite: { title: 'Product list of a member, never cached: CPU time of the site per request', unit: 'ms' },
  filteredList: { title: '10,000 products, all filters: response time of the API, median', unit: 'ms', atMost: 30 },
  filteredListSlow: { title: '10,000 products, all filters: response time of the API, 95th percentile', unit: 'ms' },
  filteredListFirst: { title: '10,000 products: response time of the API directly after a publication, median', unit: 'ms' },
  filteredListStatements: { title: '10,000 products, all filters: SQL statements per request', unit: '', atMost: 4 },
  cardClick: {
    title: 'Click on a product card until the prefetched product is painted, median',
    unit: 'ms',
    atMost: 80,
    aim: 70,
  },
  cardClickSlow: {
    title: 'Click on a product card until the prefetched product is painted, CPU four times slower, median',
    unit: 'ms',
    atMost: 290,
    aim: 230,
  },
  filterClick: { title: '10,000 products: click on a filter until the result is painted, median', unit: 'ms', atMost: 200 },
  searchAlone: {
    title: '10,000 products: response time of a search at the API, one client, median',
    unit: 'ms',
    atMost: 10,
    aim: 5,
  },
  searchParallel: {
    title: '10,000 products: response time of a search at the API, 8 parallel clients, 95th percentile',
    unit: 'ms',
    atMost: 40,
    aim: 15,
  },
  resultsPage: {
    title: '10,000 products, uncached results page: CPU time of site, API and PostgreSQL per request',
    unit: 'ms',
    atMost: 15,
  },
  resultsPageSite: { title: '10,000 products, uncached results page: CPU time of the site per request', unit: 'ms' },
  resultsPageApi: { title: '10,000 products, uncached results page: CPU time of the API per request', unit: 'ms' },
  resultsPagePostgres: { title: '10,000 products, uncached results page: CPU time of PostgreSQL per request', unit: 'ms' },
  panelHits: {
    title: '10,000 products: last keystroke in the header until the hits are painted, median',
    unit: 'ms',
    atMost: 100,
  },
  panelHitsSlow: {
    title: '10,000 products: last keystroke in the header until the hits are painted, CPU four times slower, median',
    unit: 'ms',
    atMost: 200,
  },
  searchRecall: { title: 'Labelled queries with the wanted entries among the first ten hits', unit: '%', atLeast: 97 },
  searchFirst: { title: 'Labelled queries with a wanted entry as the first hit', unit: '%', atLeast: 80 },
  searchRecallHeldOut: { title: 'Held-out queries with the wanted entries among the first ten hits', unit: '%', atLeast: 95 },
  searchFirstHeldOut: { title: 'Held-out queries with a wanted entry as the first hit', unit: '%', atLeast: 80 },
  plainRecall: {
    title: 'Plain full text of PostgreSQL: labelled queries with the wanted entries among the first ten hits',
    unit: '%',
  },
  plainFirst: { title: 'Plain full text of PostgreSQL: labelled queries with a wanted entry as the first hit', unit: '%' },
  lighthousePerformance: {
    title: 'Lighthouse (simulated phone), performance: worst of home, list, product, project and content page',
    unit: '',
    atLeast: 98,
  },
  largestPaint: { title: 'Lighthouse, largest contentful paint: worst page', unit: 's', atMost: 2.25, isSimulated: true },
  blockingTime: { title: 'Lighthouse, total blocking time: worst page', unit: 'ms', atMost: 100, isSimulated: true },
  lighthouseAccessibility: { title: 'Lighthouse, accessibility: worst page', unit: '', atLeast: 100 },
  lighthouseBestPractices: { title: 'Lighthouse, best practices: worst page', unit: '', atLeast: 100 },
  lighthouseSeo: { title: 'Lighthouse, SEO: worst page', unit: '', atLeast: 100 },
  layoutShift: { title: 'Cumulative layout shift: worst page', unit: '', atMost: 0 },
  scripts: { title: 'Scripts of the product list, brotli', unit: 'kB', atMost: 112, aim: 105 },
  scriptsAtIdle: { title: 'Scripts of the product list and of its idle tasks, brotli', unit: 'kB', atMost: 115.6 },
  scriptFloor: { title: 'Scripts of an empty TanStack Start app', unit: 'kB' },
  scriptsOverFloor: {
    title: 'Scripts of the product list beyond those of an empty TanStack Start app',
    unit: 'kB',
    atMost: 16.7,
  },
  contentScriptsOverFloor: {
    title: 'Scripts of a content page beyond those of an empty TanStack Start app',
    unit: 'kB',
    atMost: 9.5,
  },
  html: { title: 'HTML of the product list, brotli', unit: 'kB', atMost: 14.2 },
  styles: { title: 'Render-blocking style sheets of the product list, brotli', unit: 'kB' },
  formsSent: { title: 'Forms sent 50 at a time while guests read pages', unit: '' },
  formsRefused: { title: 'Forms sent 50 at a time: refused', unit: '', atMost: 0 },
  formsLost: { title: 'Forms sent 50 at a time: not stored exactly once', unit: '', atMost: 0 },
  readingWhileSending: {
    title: 'Page views while forms are sent: 99th percentile of the response time, relative to quiet times',
    unit: '×',
    atMost: 2,
  },
  formsAtKill: { title: 'Forms acknowledged, of 50 sent while the API is killed', unit: '' },
  formsLostAtKill: {
    title: 'Forms sent while the API is killed: not stored exactly once, or emails not sent after its restart',
    unit: '',
    atMost: 0,
  },
  logInCost: { title: 'Log-in: CPU time of site, API and PostgreSQL, including the password hash', unit: 'ms' },
  logInsTurnedAway: { title: '500 parallel log-ins: throttled (429)', unit: '' },
  readingWhileLoggingIn: {
    title: 'Page views during 500 parallel log-ins: 99th percentile of the response time, relative to quiet times',
    unit: '×',
    atMost: 2,
  },
  engines: { title: 'Browser engines in which all main journeys pass', unit: '', atLeast: 3 },
  siteMemory: { title: 'Site: peak resident memory under load', unit: 'MB', atMost: 200 },
  apiMemory: { title: 'API: peak resident memory under load, including 10,000 products', unit: 'MB', atMost: 300 },
  postgresMemory: { title: 'PostgreSQL: memory of all its processes, shared pages counted once', unit: 'MB' },
  apiStart: { title: 'Start of the API until `/ready/` answers, median', unit: 's', atMost: 4 },
  siteStart: { title: 'Start of the site until `/ready/` answers, median', unit: 's', atMost: 1.5 },
  secondStart: { title: '`npm start` on a prepared clone until the first page', unit: 's', atMost: 15 },
} as const satisfies Record<string, Budget>;

export type FigureName = keyof typeof budgets;
export type Figures = Partial<Record<FigureName, number>>;

export const timeUnits: readonly string[] = ['ms', 's'];

/** Scales the times among the figures to the reference host. `hostSpeed` is the speed of this host during the measurement. */
export function onReferenceHost(figures: Figures, hostSpeed: number): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => {
      const { unit, isSimulated = false }: Budget = budgets[name as FigureName];
      return [name, timeUnits.includes(unit) && !isSimulated ? value * hostSpeed : value];
    }),
  );
}

/** Formats a figure with its unit. */
export const figureText = (name: FigureName, value: number): string => valueText(value, budgets[name].unit);

/** Formats a value with its unit. */
export function valueText(value: number, unit: string): string {
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2;
  const text = value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
  return unit === '' ? text : `${text} ${unit}`;
}

/** Formats the limit of a figure; an empty string without a limit. */
export function limitText(name: FigureName): string {
  const { atMost, atLeast }: Budget = budgets[name];
  if (atMost !== undefined) return `at most ${figureText(name, atMost)}`;
  return atLeast === undefined ? '' : `at least ${figureText(name, atLeast)}`;
}

/** Whether a value misses its budget. NaN always does. */
export function isMissed(name: FigureName, value: number): boolean {
  const { atMost, atLeast }: Budget = budgets[name];
  return !(value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY));
}

/** Returns a line for each missed budget. */
export function missedBudgets(figures: Figures): string[] {
  return Object.entries(figures)
    .map(([name, value]) => [name as FigureName, value] as const)
    .filter(([name, value]) => isMissed(name, value))
    .map(([name, value]) => `${budgets[name].title}: ${figureText(name, value)}, ${limitText(name)}`);
}
