import { useRouter } from '@tanstack/react-router';
import type { ReactNode, Ref, SubmitEvent } from 'react';
import { Icon } from '../design/Icon.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { useMessages } from './messages.ts';
import styles from './SearchField.module.css';

/** The longest query that the search page takes. */
const longestQuery = 200;

type SearchFieldProps = {
  /** Small at the top of the menu and on an error page; large as a line of its own in the search bar and on the search page. */
  place: 'menu' | 'bar' | 'page' | 'errorPage';
  query?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** What stands between the field and its button. */
  children?: ReactNode;
};

/** A field that leads to the search page with what was asked for: a form, whose page is shown without loading it where scripts run. */
export function SearchField({ place, query, inputRef, children }: SearchFieldProps) {
  const { hrefOf } = useSite();
  const t = useMessages();
  const router = useRouter({ warn: false });
  const isSmall = place === 'menu' || place === 'errorPage';
  const label = t(place === 'menu' ? 'searchProduct' : 'searchSite');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('query'));
    void router.navigate({ href: `${hrefOf('search')}?${new URLSearchParams({ query: asked })}` });
  };
  return (
    <search>
      <form className={isSmall ? styles.small : styles.large} action={hrefOf('search')} onSubmit={submit}>
        {!isSmall && <Icon name="search" />}
        <input
          className={styles.input}
          ref={inputRef}
          type="search"
          name="query"
          defaultValue={query}
          maxLength={longestQuery}
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
    </search>
  );
}
