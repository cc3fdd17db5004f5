import { type ToggleEvent, useRef } from 'react';
import { Icon } from '../design/Icon.tsx';
import { useMessages } from './messages.ts';
import styles from './SearchBar.module.css';
import { searchBarId } from './SearchButton.tsx';
import { SearchField } from './SearchField.tsx';

/** How long the bar takes to drop from the header; the cursor waits for it. */
const dropTime = 200;

/** The search bar below the header (NAV-02): a popover, which closes by itself on Escape and on a click beside it. */
export function SearchBar() {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focusOnceOpen = ({ newState }: ToggleEvent) => {
    clearTimeout(waiting.current);
    if (newState === 'open') waiting.current = setTimeout(() => input.current?.focus(), dropTime);
  };
  return (
    <div className={styles.bar} id={searchBarId} popover="auto" onToggle={focusOnceOpen}>
      <div className={styles.content}>
        <SearchField place="bar" inputRef={input}>
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
