import { Icon } from '../design/Icon.tsx';
import { useMessages } from './messages.ts';
import styles from './SearchBar.module.css';
import { searchBarId } from './SearchButton.tsx';
import { SearchField } from './SearchField.tsx';

/** The search bar below the header (NAV-02): a popover, which closes by itself on Escape and on a click beside it. */
export function SearchBar() {
  const t = useMessages();
  return (
    <div className={styles.bar} id={searchBarId} popover="auto">
      <div className={styles.content}>
        <SearchField place="bar">
          <button
            className={styles.close}
            type="button"
            popoverTarget={searchBarId}
            popoverTargetAction="hide"
            aria-label={t('closeBar')}
          >
            <Icon name="close" />
          </button>
        </SearchField>
      </div>
    </div>
  );
}
