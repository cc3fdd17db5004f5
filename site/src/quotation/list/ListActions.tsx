import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { lazyWithPreload } from '../../platform/rendering/lazy-with-preload.tsx';
import type { NamedList } from '../lists/named-list.ts';
import { storedProjectName } from '../project-name.ts';
import type { QuotationLines } from '../quotation-line.ts';
import styles from './ListActions.module.css';
import { ListFiles } from './ListFiles.tsx';

const shareModal = lazyWithPreload(async () => (await import('./shared/ShareModal.tsx')).ShareModal);

/** Renders the actions for the whole list: download, share and print. */
export function ListActions({ lines, list }: { lines: QuotationLines; list: NamedList }) {
  const t = useMessages('quotation/list');
  const ofQuotation = useMessages('quotation');
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={styles.actions}>
      <ListFiles lines={lines} project={storedProjectName} data={list} />
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
      {isSharing && <shareModal.View list={list} onClose={() => setSharing(false)} />}
    </div>
  );
}
