import { useEffect, useRef } from 'react';
import { TextLink } from '../design/Link.tsx';
import layout from '../design/layout.module.css';
import { useSite } from '../platform/rendering/site-context.tsx';
import { useSearchPageMessages } from './page-messages.ts';
import { SearchField } from './SearchField.tsx';
import styles from './SearchPage.module.css';

/** What stands on the search page below its heading: the query in a field, and the way to search the products with it. */
export function SearchPage({ query }: { query: string }) {
  const { hrefOf } = useSite();
  const t = useSearchPageMessages();
  const products = hrefOf('products');
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  // A field that was typed in keeps its text when the address changes, by the search bar or by Back.
  useEffect(() => {
    if (input.current && shown.current !== query) input.current.value = query;
    shown.current = query;
  }, [query]);
  return (
    <div className={layout.container}>
      <SearchField place="page" query={query} inputRef={input} />
      <p className={styles.note}>{t('noResultsYet')}</p>
      <TextLink href={query === '' ? products : `${products}?${new URLSearchParams({ search: query })}`}>
        {query === '' ? t('inProducts') : t('queryInProducts', { query })}
      </TextLink>
    </div>
  );
}
