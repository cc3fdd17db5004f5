import { useState } from 'react';
import layout from '../design/foundation/layout.module.css';
import { Icon } from '../design/Icon.tsx';
import buttons from '../design/IconButton.module.css';
import { TextLink } from '../design/Link.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useBeforeNavigation } from '../platform/navigation/before-navigation.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { FollowedForm } from './FollowedForm.tsx';
import { FailedSearch } from './page/FailedSearch.tsx';
import { SearchResults } from './page/SearchResults.tsx';
import { type LoadedSearch, readSearchParameters } from './page/search-loader.ts';
import { SearchField } from './SearchField.tsx';
import styles from './SearchPage.module.css';

/** Renders the search page below its heading: a field with the words, and their results (SEA-04). */
export function SearchPage({ search }: { search: LoadedSearch }) {
  const { hrefOf } = useSite();
  const t = useMessages('search/page');
  const { query, results } = search;
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useFieldThatFollows(form);
  return (
    <div className={layout.container}>
      <div ref={(place) => setForm(place?.querySelector('form') ?? null)}>
        <SearchField place="page" query={query}>
          {query !== '' && (
            <a className={buttons.button} href={hrefOf('search')} aria-label={t('clear')}>
              <Icon name="close" />
            </a>
          )}
        </SearchField>
        {form && <FollowedForm form={form} />}
      </div>
      {results === 'failed' && <FailedSearch query={query} />}
      {typeof results === 'object' && <SearchResults search={search} results={results} />}
      {!results && (
        <div className={styles.start}>
          <TextLink href={hrefOf('products')}>{t('allProducts')}</TextLink>
          <TextLink href={hrefOf('projects')}>{t('allProjects')}</TextLink>
        </div>
      )}
    </div>
  );
}

/**
 * Sets the field to the words of a new address, because an edited field keeps its own text. This happens before navigation,
 * because the visitor may type other words before the results are loaded.
 */
function useFieldThatFollows(form: HTMLFormElement | null): void {
  const { hrefOf } = useSite();
  useBeforeNavigation(({ publicHref, search }) => {
    const input = form?.querySelector('input');
    if (input && publicHref.split('?')[0] === hrefOf('search')) input.value = readSearchParameters(search).query;
  });
}
