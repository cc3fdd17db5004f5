import { Icon } from '../design/Icon.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './SearchBar.module.css';
import { SearchField } from './SearchField.tsx';

/** Renders the search bar below the header (NAV-02). It is a popover, so it closes on Escape and on an outside click. */
export function SearchBar() {
  const t = useMessages('search');
  return (
    <div className={styles.bar} id={searchBarId} popover="auto">
      <div className={styles.content}>
        <SearchField place="bar">
          <IconButton icon="close" aria-label={t('closeBar')} popoverTarget={searchBarId} popoverTargetAction="hide" />
        </SearchField>
      </div>
    </div>
  );
}

export const searchBarId = 'search-bar';

type SearchButtonProps = { className: string | undefined; labelled?: boolean };

/** Renders the button that opens the search bar, which needs no script (NAV-02). */
export function SearchButton({ className, labelled = false }: SearchButtonProps) {
  const t = useMessages('search');
  return (
    <button className={className} type="button" popoverTarget={searchBarId} aria-label={labelled ? undefined : t('search')}>
      <Icon name="search" />
      {labelled && t('search')}
    </button>
  );
}
