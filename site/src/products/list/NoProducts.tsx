import { EmptyState } from '../../design/EmptyState.tsx';
import { ButtonLink } from '../../design/Link.tsx';
import { chosenRange, type Filters, filteredHref, hasFilters, noFilters } from '../../filters/filters.ts';
import { useRangeText } from '../../filters/use-range-text.ts';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { FacetFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { SearchElsewhere } from '../../search/SearchElsewhere.tsx';

type NoProductsProps = { filters: Filters; facets: readonly FragmentOf<FacetFragment>[]; path: string };

/** Renders a list without hits (ERR-06): the range that matches nothing, or a zero, and links to other lists. */
export default function NoProducts({ filters, facets, path }: NoProductsProps) {
  const t = useMessages('products');
  const { hrefOf } = useSite();
  const textOf = useRangeText();
  const range = facets.map(read<FacetFragment>).find(({ key }) => Object.keys(chosenRange(filters, key)).length > 0);
  const isNarrowed = hasFilters(filters);
  return (
    <EmptyState
      level={3}
      title={t('noProducts')}
      figure={range ? textOf(chosenRange(filters, range.key), range) : t('hits', { count: 0 })}
      share={range ? 0.5 : 1}
      text={isNarrowed ? t('noHits') : t('emptyCategory')}
      action={
        <>
          {isNarrowed && (
            <ButtonLink look="secondary" href={filteredHref(path, noFilters)}>
              {t('clearFilters')}
            </ButtonLink>
          )}
          {path !== hrefOf('products') && (
            <ButtonLink look="secondary" href={hrefOf('products')}>
              {t('allProducts')}
            </ButtonLink>
          )}
          {filters.search !== '' && <SearchElsewhere words={filters.search} />}
        </>
      }
    />
  );
}
