/** What is held against a figure: `atMost` or `atLeast` fails the benchmarks, `aim` is what we would like. */
export type Budget = { title: string; unit: string; atMost?: number; atLeast?: number; aim?: number };

/** Everything that the benchmarks find out, in the order of the report. A figure without a limit is told and not judged. */
export const budgets = {
  cachedRequests: {
    title: 'Cached product list: requests/s against a bare Node server that sends the same',
    unit: '×',
    atLeast: 0.5,
    aim: 0.8,
  },
  cachedPerSecond: { title: 'Cached product list: requests/s that one core serves', unit: 'requests/s' },
  siteRender: { title: 'Uncached product list: CPU of the site a request', unit: 'ms', atMost: 9, aim: 6 },
  wholeRender: { title: 'Uncached product list: CPU of site, API and PostgreSQL a request', unit: 'ms', atMost: 14, aim: 10 },
  apiRender: { title: 'of it the API', unit: 'ms' },
  postgresRender: { title: 'of it PostgreSQL', unit: 'ms' },
  memberRender: {
    title: 'Product list of a member, never cached: CPU of site, API and PostgreSQL a request',
    unit: 'ms',
    atMost: 12,
  },
  memberRenderSite: { title: 'of it the site', unit: 'ms' },
  filteredList: { title: '10,000 products, all filters: answer of the API, median', unit: 'ms', atMost: 30 },
  filteredListSlow: { title: '10,000 products, all filters: answer of the API, 95th percentile', unit: 'ms' },
  filteredListFirst: { title: '10,000 products: first answer after a publication', unit: 'ms' },
  filteredListStatements: { title: '10,000 products, all filters: SQL statements', unit: '', atMost: 4 },
  cardClick: { title: 'Click on a card to the painted product, prefetched, median', unit: 'ms', atMost: 100 },
  cardClickSlow: { title: 'The same on a processor four times slower', unit: 'ms', atMost: 300 },
  filterClick: { title: '10,000 products: click on a filter to the painted result, median', unit: 'ms', atMost: 200 },
  searchAlone: { title: '10,000 products: search at the API, one client, median', unit: 'ms', atMost: 10, aim: 5 },
  searchParallel: {
    title: '10,000 products: search at the API, 8 clients at once, 95th percentile',
    unit: 'ms',
    atMost: 40,
    aim: 15,
  },
  resultsPage: { title: '10,000 products: uncached results page, CPU of site, API and PostgreSQL', unit: 'ms', atMost: 15 },
  resultsPageSite: { title: 'of it the site', unit: 'ms' },
  resultsPageApi: { title: 'of it the API', unit: 'ms' },
  resultsPagePostgres: { title: 'of it PostgreSQL', unit: 'ms' },
  panelHits: { title: '10,000 products: from the last key to the painted hits in the header, median', unit: 'ms', atMost: 100 },
  panelHitsSlow: { title: 'The same on a processor four times slower', unit: 'ms', atMost: 200 },
  searchRecall: { title: 'Labelled queries of which what is wanted is among the first ten', unit: '%', atLeast: 95 },
  searchFirst: { title: 'Labelled queries of which what is wanted comes first', unit: '%', atLeast: 80 },
  searchRecallHeldOut: { title: 'Of those held out: among the first ten', unit: '%', atLeast: 95 },
  searchFirstHeldOut: { title: 'Of those held out: first', unit: '%', atLeast: 80 },
  plainRecall: { title: 'Plain full text of PostgreSQL, of all: among the first ten', unit: '%' },
  plainFirst: { title: 'Plain full text of PostgreSQL, of all: first', unit: '%' },
  lighthousePerformance: {
    title: 'Lighthouse (phone, simulated), performance: worst of home, list, product, project and content page',
    unit: '',
    atLeast: 95,
  },
  lighthouseAccessibility: { title: 'Lighthouse, accessibility: worst page', unit: '', atLeast: 100 },
  lighthouseBestPractices: { title: 'Lighthouse, best practices: worst page', unit: '', atLeast: 100 },
  lighthouseSeo: { title: 'Lighthouse, SEO: worst page', unit: '', atLeast: 100 },
  layoutShift: { title: 'Cumulative layout shift: worst page', unit: '', atMost: 0 },
  scripts: { title: 'Scripts of the product list, brotli', unit: 'kB', atMost: 115 },
  scriptFloor: { title: 'Scripts of an empty TanStack Start app', unit: 'kB' },
  scriptsOverFloor: { title: 'Scripts above those of an empty TanStack Start app', unit: 'kB', atMost: 16 },
  contentScriptsOverFloor: {
    title: 'Scripts of a content page above those of an empty TanStack Start app',
    unit: 'kB',
    atMost: 9,
  },
  html: { title: 'HTML of the product list, brotli', unit: 'kB', atMost: 14 },
  styles: { title: 'Style sheets that the product list waits for, brotli', unit: 'kB' },
  formsSent: { title: 'Forms sent 50 at a time while guests read', unit: '' },
  formsRefused: { title: 'of them refused', unit: '', atMost: 0 },
  formsLost: { title: 'of them not stored just once', unit: '', atMost: 0 },
  readingWhileSending: {
    title: 'Guests who read while forms are sent: 99th percentile against the quiet one',
    unit: '×',
    atMost: 2,
  },
  formsAtKill: { title: 'Forms acknowledged of 50 during which the API is killed', unit: '' },
  formsLostAtKill: { title: 'of them not stored just once, or their mails not out once it is back', unit: '', atMost: 0 },
  logInCost: { title: 'Log-in: CPU of site, API and PostgreSQL, the hash of its password included', unit: 'ms' },
  logInsTurnedAway: { title: 'Of 500 log-ins at once: told to come back later', unit: '' },
  readingWhileLoggingIn: {
    title: 'Guests who read while 500 log in: 99th percentile against the quiet one',
    unit: '×',
    atMost: 2,
  },
  engines: { title: 'Engines in which all main journeys pass', unit: '', atLeast: 3 },
  siteMemory: { title: 'Site: largest resident memory under load', unit: 'MB', atMost: 200 },
  apiMemory: { title: 'API: largest resident memory under load, 10,000 products included', unit: 'MB', atMost: 300 },
  postgresMemory: { title: 'PostgreSQL: memory of all its processes, shared pages counted once', unit: 'MB' },
  secondStart: { title: '`npm start` on a prepared clone, to the first page', unit: 's', atMost: 15 },
} as const satisfies Record<string, Budget>;

export type FigureName = keyof typeof budgets;
export type Figures = Partial<Record<FigureName, number>>;

const timeUnits: readonly string[] = ['ms', 's'];

/** Scales the times among the figures to the reference host, by the speed that this host had while they were measured. */
export function onReferenceHost(figures: Figures, hostSpeed: number): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      timeUnits.includes(budgets[name as FigureName].unit) ? value * hostSpeed : value,
    ]),
  );
}

/** A figure as people read it. */
export function figureText(name: FigureName, value: number): string {
  const { unit } = budgets[name];
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2;
  const text = value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
  return unit === '' ? text : `${text} ${unit}`;
}

/** The limit of a figure as people read it; empty where it has none. */
export function limitText(name: FigureName): string {
  const { atMost, atLeast }: Budget = budgets[name];
  if (atMost !== undefined) return `at most ${figureText(name, atMost)}`;
  return atLeast === undefined ? '' : `at least ${figureText(name, atLeast)}`;
}

/** True where a value is beyond its budget. */
export function isMissed(name: FigureName, value: number): boolean {
  const { atMost, atLeast }: Budget = budgets[name];
  return !(value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY));
}

/** One line for each budget that the figures miss. */
export function missedBudgets(figures: Figures): string[] {
  return Object.entries(figures)
    .map(([name, value]) => [name as FigureName, value] as const)
    .filter(([name, value]) => isMissed(name, value))
    .map(([name, value]) => `${budgets[name].title}: ${figureText(name, value)}, ${limitText(name)}`);
}
