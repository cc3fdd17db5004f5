import { type Budget, timeUnits, valueText } from '../budgets.ts';

/** Rows of the table, in its order. Limits are those of 100,000 products on the reference host. */
export const rows = {
  listMedian: { title: 'List with all filters at the API, median', unit: 'ms', atMost: 15 },
  listSlow: { title: 'List with all filters at the API, 95th percentile', unit: 'ms', atMost: 40 },
  listCpu: { title: 'List with all filters: CPU time of the API', unit: 'ms' },
  firstList: { title: 'First list at the API after a publication, median', unit: 'ms', atMost: 50 },
  firstListSlowest: { title: 'First list at the API after a publication, slowest', unit: 'ms' },
  firstPage: { title: '`/producten/` after a publication, median', unit: 'ms', atMost: 100 },
  firstPageSlowest: { title: '`/producten/` after a publication, slowest', unit: 'ms' },
  failedAnswers: { title: 'Lists and pages after a publication that failed', unit: '', atMost: 0 },
  searchAlone: { title: 'Search at the API, one client, median', unit: 'ms', atMost: 6 },
  searchParallel: { title: 'Search at the API, 8 clients, 95th percentile', unit: 'ms', atMost: 55 },
  apiMemory: { title: 'API: peak resident memory', unit: 'MB', atMost: 450 },
  publishProduct: { title: 'Publishing one product, median', unit: 'ms', atMost: 150 },
  publishProductSlowest: { title: 'Publishing one product, slowest', unit: 'ms' },
  categoryProducts: { title: 'Products of the published category', unit: '' },
  categoryAnswer: { title: 'Publishing the category until the admin answers', unit: 's', atMost: 1 },
  categoryFinished: { title: 'Publishing the category until it is finished', unit: 's', atMost: 30 },
  categoryOthers: { title: 'Slowest publication of another product meanwhile', unit: 's', atMost: 0.5 },
  categoryIndexed: { title: 'Publishing the category until the index is up to date', unit: 's' },
  indexRebuild: { title: 'Rebuild of the search index', unit: 's', atMost: 300 },
  indexMeanwhile: { title: 'Product published during the rebuild until the search finds it', unit: 's', atMost: 10 },
  sitemapFirst: { title: '`/sitemap.xml` after a publication, first', unit: 'ms', atMost: 100 },
  sitemapAgain: { title: '`/sitemap.xml`, again', unit: 'ms', atMost: 5 },
  adminList: { title: 'Admin: list of 25 products, median', unit: 'ms', atMost: 300 },
  adminSorted: { title: 'Admin: list sorted by a column, slowest column', unit: 'ms', atMost: 300 },
  adminSearched: { title: 'Admin: search in the list, slowest word', unit: 'ms', atMost: 300 },
  adminPage: { title: 'Admin: page 1,000 of the list', unit: 'ms', atMost: 300 },
  importVariants: { title: 'Imported variants, with three changed fields each', unit: '' },
  importChecked: { title: 'Import of the variants until the dry run is shown', unit: 's' },
  importFinished: { title: 'Import of the variants until it is applied', unit: 's', atMost: 120 },
  crowdRenders: { title: '500 visitors at once on a page that has just lost its tag: renders', unit: '', atMost: 1 },
  crowdFailed: { title: '500 visitors at once: failed answers', unit: '', atMost: 0 },
  crowdSlowest: { title: '500 visitors at once: slowest answer', unit: 'ms' },
  soakMinutes: { title: 'Soak: minutes', unit: '' },
  soakPages: { title: 'Soak: pages and searches', unit: '' },
  soakPublications: { title: 'Soak: publications', unit: '' },
  soakFailed: { title: 'Soak: failed answers', unit: '', atMost: 0 },
  soakSlow: { title: 'Soak: pages and searches, 95th percentile', unit: 'ms' },
  soakApiGrowth: { title: 'Soak: growth of the resident memory of the API', unit: '%', atMost: 5 },
  soakSiteGrowth: { title: 'Soak: growth of the resident memory of the site', unit: '%', atMost: 5 },
  fill: { title: 'Filling the database', unit: 's' },
  databaseSize: { title: 'Size of the database', unit: 'MB' },
  otherLoad: { title: 'Processors used by other programs meanwhile', unit: '%' },
} as const satisfies Record<string, Budget>;

export type RowName = keyof typeof rows;
export type ScaleFigures = Partial<Record<RowName, number>>;

/**
 * Figures of a size. `hostSpeed` is that of the host meanwhile, relative to the reference host. `measuredOn` is the day as `YYYY-MM-DD`.
 */
export type Measured = { size: number; figures: ScaleFigures; hostSpeed: number; measuredOn: string };

export const rowNames = Object.keys(rows) as RowName[];

/** Returns a figure on the reference host. Only times depend on the host. */
export function onReference(name: RowName, { figures, hostSpeed }: Pick<Measured, 'figures' | 'hostSpeed'>): number | undefined {
  const value = figures[name];
  return value !== undefined && timeUnits.includes(rows[name].unit) ? value * hostSpeed : value;
}

/** Whether a value misses its limit. NaN always does. */
export function isMissed(name: RowName, value: number): boolean {
  const { atMost }: Budget = rows[name];
  return atMost !== undefined && !(value <= atMost);
}

/** Returns a line for each figure of a size that misses its limit. */
export function missedRows(measured: Omit<Measured, 'measuredOn'>): string[] {
  return rowNames.flatMap((name) => {
    const value = onReference(name, measured);
    const { title, unit, atMost }: Budget = rows[name];
    if (value === undefined || !isMissed(name, value)) return [];
    return [`${measured.size} products: ${title}: ${valueText(value, unit)}, at most ${valueText(atMost ?? Number.NaN, unit)}`];
  });
}
