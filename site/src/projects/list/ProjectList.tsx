import { lazy, Suspense, useMemo } from 'react';
import { FilterForm } from '../../filters/FilterForm.tsx';
import { hasFilters, readFilters } from '../../filters/filters.ts';
import { LoadMore } from '../../filters/LoadMore.tsx';
import { useHits } from '../../filters/use-hits.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { SearchTexts } from '../../platform/query-string.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { ProjectPairs } from '../ProjectPairs.tsx';
import { NearFields } from './NearFields.tsx';
import styles from './ProjectList.module.css';
import { type LoadedProjects, projectSource } from './project-source.ts';

type ProjectListProps = {
  list: LoadedProjects;
  /** Filters in the address. */
  filters: SearchTexts;
};

const NoProjects = lazy(() => import('./NoProjects.tsx'));

/** Renders the projects with all filters (CON-01, CAT-02). */
export function ProjectList({ list, filters: texts }: ProjectListProps) {
  const t = useMessages('projects');
  const { format, hrefOf, query, siteId } = useSite();
  const path = hrefOf('projects');
  const filters = useMemo(() => readFilters(texts), [texts]);
  const source = projectSource(query, siteId);
  const { hits, grid, ...loading } = useHits({ list, source, filters, path });
  const { total, totalUnfiltered, facets } = list;
  const km = format.count(filters.near?.km ?? 0);
  const near = list.near ? t('near', { km, place: `${list.near.name}, ${list.near.countryName}` }) : undefined;
  const shown = t('shown', { shown: hits.length, total });
  return (
    <section className={styles.list} aria-labelledby="hits">
      <FilterForm
        filters={filters}
        facets={facets}
        path={path}
        heading={
          <h2 className={styles.count} id="hits" tabIndex={-1} aria-live="polite">
            <Count filtered={hasFilters(filters) ? total : totalUnfiltered} total={totalUnfiltered} />
          </h2>
        }
        searchLabel={t('search')}
        showLabel={t('showHits', { count: total })}
        near={{
          label: near,
          fields: (
            <NearFields key={`${filters.near?.place} ${filters.near?.km}`} near={filters.near} isKnown={list.near !== null} />
          ),
        }}
      />
      <div className={styles.projects} ref={grid}>
        {total === 0 ? (
          <Suspense>
            <NoProjects filters={filters} path={path} />
          </Suspense>
        ) : (
          <ProjectPairs projects={hits} />
        )}
      </div>
      {hits.length < total && (
        <LoadMore
          shown={hits.length}
          total={total}
          texts={{ shown, more: t('loadMore'), failed: t('loadFailed') }}
          {...loading}
        />
      )}
    </section>
  );
}

/** Renders '5 van 16 projecten', or '16 projecten' if all are shown, with the number of hits highlighted. */
function Count({ filtered, total }: { filtered: number; total: number }) {
  const t = useMessages('projects');
  const { format } = useSite();
  const number = format.count(filtered);
  const text = filtered === total ? t('hits', { count: total }) : t('shown', { shown: filtered, total });
  const [start, end] = [text.indexOf(number), text.indexOf(number) + number.length];
  return (
    <>
      {text.slice(0, start)}
      <strong>{number}</strong>
      {text.slice(end)}
    </>
  );
}
