import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../design/Icon.tsx';
import buttons from '../design/IconButton.module.css';
import { IconButton } from '../design/IconButton.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { maxQueryLength } from '../search/search-query.ts';
import { type Filters, filteredHref } from './filters.ts';
import styles from './SearchBox.module.css';

type SearchBoxProps = {
  /** Label that names what is searched. */
  label: string;
  filters: Filters;
  /** Filters of the current list; the search among them can be reset. */
  applied: Filters;
  path: string;
  write(words: string): void;
};

/** Renders the search of a list, with a submit button and, once there is a search, a reset. */
export function SearchBox({ label, filters, applied, path, write }: SearchBoxProps) {
  const t = useMessages('filters');
  const field = useRef<HTMLInputElement>(null);
  // React keeps text that was typed before hydration, fires no event for it, and overwrites it with the next render.
  const takeEarly = useEffectEvent(() => {
    const early = field.current?.value ?? '';
    if (early !== filters.search) write(early);
  });
  useEffect(() => takeEarly(), []);
  return (
    <search className={styles.search}>
      <input
        ref={field}
        className={styles.field}
        type="search"
        name="search"
        maxLength={maxQueryLength}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={filters.search}
        onChange={({ target }) => write(target.value)}
      />
      {applied.search !== '' && (
        <a className={buttons.button} href={filteredHref(path, { ...filters, search: '' })} aria-label={t('resetSearch')}>
          <Icon name="close" />
        </a>
      )}
      <IconButton icon="search" aria-label={t('search')} type="submit" />
    </search>
  );
}
