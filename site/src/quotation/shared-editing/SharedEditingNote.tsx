import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { setEditLink, useEditLink } from './edit-links.ts';
import styles from './SharedEditingNote.module.css';
import { useSharedList } from './use-shared-list.ts';

/** Says that several people edit the list, and synchronises it while it is shown (QUO-12). Renders nothing for other lists. */
export function SharedEditingNote({ listId }: { listId: string }) {
  const link = useEditLink(listId);
  if (!link) return null;
  return link.isGone ? <GoneNote listId={listId} /> : <FollowedNote listId={listId} />;
}

function FollowedNote({ listId }: { listId: string }) {
  const t = useMessages('quotation/list');
  const isReached = useSharedList(listId);
  return (
    <p className={styles.note} role="status">
      <Icon name={isReached ? 'share' : 'alert'} />
      {isReached ? t('editedTogether') : t('editedOffline')}
    </p>
  );
}

function GoneNote({ listId }: { listId: string }) {
  const t = useMessages('quotation/list');
  return (
    <p className={styles.note} role="status">
      <Icon name="alert" />
      {t('editLinkGone')}
      <button className={styles.close} type="button" onClick={() => setEditLink(listId, undefined)}>
        {t('understood')}
      </button>
    </p>
  );
}
