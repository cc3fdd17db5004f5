import { EmptyState } from '../../design/EmptyState.tsx';
import { ButtonLink } from '../../design/Link.tsx';
import { type Filters, filteredHref, hasFilters, noFilters } from '../../filters/filters.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { SearchElsewhere } from '../../search/SearchElsewhere.tsx';

/** Renders a list without projects (ERR-06), and the link to all of them. */
export default function NoProjects({ filters, path }: { filters: Filters; path: string }) {
  const t = useMessages('projects');
  const isNarrowed = hasFilters(filters);
  return (
    <EmptyState
      level={3}
      title={t('noProjects')}
      figure={t('hits', { count: 0 })}
      share={1}
      text={isNarrowed ? t('noHits') : t('noneYet')}
      action={
        isNarrowed && (
          <>
            <ButtonLink look="secondary" href={filteredHref(path, noFilters)}>
              {t('clearFilters')}
            </ButtonLink>
            {filters.search !== '' && <SearchElsewhere words={filters.search} />}
          </>
        )
      }
    />
  );
}
