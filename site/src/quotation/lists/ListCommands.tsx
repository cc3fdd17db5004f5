import { flushSync } from 'react-dom';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import styles from './ListCommands.module.css';
import { copyList, deleteList } from './list-rules.ts';
import { maxLists, type NamedLists, newId, openList } from './named-list.ts';
import { useListsChange } from './use-lists-change.ts';

/** Renders the buttons that duplicate and delete the open list. The only list cannot be deleted. */
export function ListCommands({ all }: { all: NamedLists }) {
  const t = useMessages('quotation/list');
  const change = useListsChange();
  const { id, name } = openList(all);
  const focusName = () => document.querySelector<HTMLElement>('[data-list-name]')?.focus();
  const copy = () => {
    if (all.lists.length >= maxLists) return notify({ kind: 'error', text: t('listsFull', { most: maxLists }) });
    const named = t('copyOf', { name: name || t('unnamed') });
    flushSync(() => change((now) => copyList(now, id, { id: newId(), name: named.slice(0, 200) })));
    focusName();
  };
  const remove = () => {
    flushSync(() => change((now) => deleteList(now, id), t('listDeleted', { name: name || t('unnamed') })));
    focusName();
  };
  return (
    <div className={styles.commands}>
      <Button look="secondary" small onClick={copy}>
        <Icon name="copy" />
        {t('duplicate')}
      </Button>
      {all.lists.length > 1 && (
        <Button look="secondary" small onClick={remove}>
          <Icon name="close" />
          {t('deleteList')}
        </Button>
      )}
    </div>
  );
}
