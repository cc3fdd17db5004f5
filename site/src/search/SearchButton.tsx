import { Icon } from '../design/Icon.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';

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
