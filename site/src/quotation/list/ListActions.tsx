import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { lazyWithPreload } from '../../platform/rendering/lazy-with-preload.tsx';
import { DuplicateList } from '../lists/ListCommands.tsx';
import { type NamedLists, openList } from '../lists/named-list.ts';
import styles from './ListActions.module.css';

const shareModal = lazyWithPreload(async () => (await import('./shared/ShareModal.tsx')).ShareModal);

/** Renders the actions for the whole open list: duplicate, share and print. */
export function ListActions({ all }: { all: NamedLists }) {
  const t = useMessages('quotation/list');
  const ofQuotation = useMessages('quotation');
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={styles.actions}>
      <DuplicateList all={all} />
      <Button
        look="secondary"
        small
        aria-haspopup="dialog"
        onPointerEnter={() => void shareModal.prepare()}
        onClick={() => void shareModal.prepare().then(() => setSharing(true))}
      >
        <Icon name="share" />
        {t('share')}
      </Button>
      <Button look="secondary" small onClick={() => print()}>
        <Icon name="print" />
        {ofQuotation('print')}
      </Button>
      {isSharing && <shareModal.View list={openList(all)} onClose={() => setSharing(false)} />}
    </div>
  );
}
