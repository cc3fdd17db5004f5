import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../design/Icon.tsx';
import { longestQuery } from '../search/longest-query.ts';
import { filteredHref } from './filtered-href.ts';
import type { Filters } from './filters.ts';
import { useMessages } from './messages.ts';
import styles from './SearchBox.module.css';

type SearchBoxProps = {
  /** What is searched in. */
  label: string;
  filters: Filters;
  /** The filters that the list is under; its search can be reset. */
  applied: Filters;
  path: string;
  write(words: string): void;
};

/** The words a list is searched for, with submit and, once something is searched for, reset. */
export function SearchBox({ label, filters, applied, path, write }: SearchBoxProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the page lived: React leaves it standing, tells nobody, and writes over it at the next occasion.
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
        maxLength={longestQuery}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={filters.search}
        onChange={({ target }) => write(target.value)}
      />
      {applied.search !== '' && (
        <a className={styles.button} href={filteredHref(path, { ...filters, search: '' })} aria-label={t('resetSearch')}>
          <Icon name="close" />
        </a>
      )}
      <button className={styles.button} type="submit" aria-label={t('search')}>
        <Icon name="search" />
      </button>
    </search>
  );
}
