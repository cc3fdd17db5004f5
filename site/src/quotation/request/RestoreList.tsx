import { useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { TextLink } from '../../design/Link.tsx';
import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import styles from './RestoreList.module.css';

/** Renders the button that puts the lines of a sent request back on the list, with their remarks and sections, for files or a copy. */
export function RestoreList({ onRestore }: { onRestore(): boolean }) {
  const { hrefOf } = useSite();
  const t = useMessages('quotation/request');
  const ofList = useMessages('quotation/list');
  const [isRestored, setRestored] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  const restore = () => {
    if (!onRestore()) return notify({ kind: 'error', text: ofList('listsNotKept') });
    setRestored(true);
    // The button that had the focus disappears.
    place.current?.focus();
  };
  return (
    <p ref={place} className={styles.restore} tabIndex={-1}>
      {isRestored ? (
        <>
          {t('restored')} <TextLink href={hrefOf('quotationList')}>{t('toList')}</TextLink>
        </>
      ) : (
        <Button look="secondary" small onClick={restore}>
          {t('restore')}
        </Button>
      )}
    </p>
  );
}
