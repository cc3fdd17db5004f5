import { measureLatency } from '../search/latency.ts';
import { measureAdminList } from './admin-list.ts';
import { measureAfterPublication } from './after-publication.ts';
import type { RowName, ScaleFigures } from './budgets.ts';
import { measureCategory } from './category.ts';
import { measureCrowd } from './crowd.ts';
import { measureImport } from './import.ts';
import { measureIndexRebuild } from './index-rebuild.ts';
import { measureLists } from './lists.ts';
import type { Programs } from './programs.ts';
import { measureSitemap } from './sitemap.ts';

export type Measurement = {
  title: string;
  /** Rows that it fills. */
  rows: readonly RowName[];
  measure(programs: Programs): Promise<ScaleFigures>;
};

async function measureSearch({ installation }: Programs): Promise<ScaleFigures> {
  const { searchAlone, searchParallel } = await measureLatency(installation);
  return { searchAlone, searchParallel };
}

/** The first measurement builds the index that the others search. The category comes last, because the index follows it for minutes. */
export const measurements: readonly Measurement[] = [
  { title: 'Rebuild of the search index', rows: ['indexRebuild', 'indexMeanwhile'], measure: measureIndexRebuild },
  { title: 'Lists', rows: ['listMedian', 'listSlow', 'listCpu'], measure: measureLists },
  { title: 'Search', rows: ['searchAlone', 'searchParallel'], measure: measureSearch },
  {
    title: 'Lists and pages after publications',
    rows: [
      ...(['firstList', 'firstListSlowest', 'firstPage', 'firstPageSlowest', 'failedAnswers'] as const),
      ...(['publishProduct', 'publishProductSlowest'] as const),
    ],
    measure: measureAfterPublication,
  },
  { title: 'Sitemap', rows: ['sitemapFirst', 'sitemapAgain'], measure: measureSitemap },
  { title: 'Admin', rows: ['adminList', 'adminSorted', 'adminSearched', 'adminPage'], measure: measureAdminList },
  { title: 'Import', rows: ['importVariants', 'importChecked', 'importFinished'], measure: measureImport },
  { title: '500 visitors at once', rows: ['crowdRenders', 'crowdFailed', 'crowdSlowest'], measure: measureCrowd },
  {
    title: 'Publication of a category',
    rows: ['categoryProducts', 'categoryAnswer', 'categoryFinished', 'categoryOthers', 'categoryIndexed'],
    measure: measureCategory,
  },
];

/** Returns the measurements that a row needs, or all of them. */
export function measurementsFor(only: RowName | undefined): readonly Measurement[] {
  if (only === undefined) return measurements;
  const needed = new Set<RowName>([only, ...(only.startsWith('search') ? (['indexRebuild'] as const) : [])]);
  return measurements.filter(({ rows }) => rows.some((row) => needed.has(row)));
}
