import { type ReactNode, useState } from 'react';
import { Icon } from '../design/Icon.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { enhanceWith } from '../platform/rendering/enhance.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './SearchField.module.css';
import { maxQueryLength } from './search-query.ts';

export type SearchPlace = 'menu' | 'bar' | 'page' | 'errorPage';

type SearchFieldProps = {
  /** Place of the field. It is small in the menu and on an error page, and large in the search bar and on the search page. */
  place: SearchPlace;
  query?: string;
  /** Content between the field and its button. */
  children?: ReactNode;
};

/** Renders a form with a field that leads to the search page. Further functions are loaded on focus, or with the search page. */
export function SearchField({ place, query, children }: SearchFieldProps) {
  const { hrefOf } = useSite();
  const t = useMessages('search');
  const [live, setLive] = useState<ReactNode>();
  const isSmall = place === 'menu' || place === 'errorPage';
  const label = t(place === 'menu' ? 'searchProduct' : 'searchSite');
  return (
    <search
      onFocus={({ currentTarget }) => {
        if (place !== 'page')
          enhanceWith(import('./panel/live-search.tsx'), ({ liveSearch }) => setLive(liveSearch(currentTarget, place)));
      }}
    >
      <form className={isSmall ? styles.small : styles.large} action={hrefOf('search')}>
        {!isSmall && <Icon name="search" />}
        <input
          className={styles.input}
          type="search"
          name="query"
          defaultValue={query}
          maxLength={maxQueryLength}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
        />
        {children}
        <button className={styles.submit} type="submit" aria-label={isSmall ? t('search') : undefined}>
          {isSmall ? <Icon name="search" /> : t('search')}
        </button>
      </form>
      {live}
    </search>
  );
}
