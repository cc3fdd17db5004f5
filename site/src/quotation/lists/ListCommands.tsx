import { maxLists } from '@plantsoen/contract/quotation-lists.ts';
import { flushSync } from 'react-dom';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { dismissAbout, notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import listStyles from '../list/QuotationListBody.module.css';
import { copyList, deleteList } from './list-rules.ts';
import { maxNameLength, type NamedLists, newId, openList } from './named-list.ts';
import { useListsChange } from './use-lists-change.ts';

const focusName = () => document.querySelector<HTMLElement>('[data-list-name]')?.focus();

/** Renders the button that duplicates the open list. */
export function DuplicateList({ all }: { all: NamedLists }) {
  const t = useMessages('quotation/list');
  const change = useListsChange();
  const { id, name } = openList(all);
  const copy = () => {
    if (all.lists.length >= maxLists) return notify({ kind: 'error', text: t('listsFull', { most: maxLists }) });
    const copied = t('copyOf', { name: name || t('unnamed') }).slice(0, maxNameLength);
    flushSync(() => change((now) => copyList(now, id, { id: newId(), name: copied })));
    focusName();
  };
  return (
    <Button look="secondary" small onClick={copy}>
      <Icon name="copy" />
      {t('duplicate')}
    </Button>
  );
}

/** Renders the button that deletes the open list. The only list cannot be deleted. */
export function DeleteList({ all }: { all: NamedLists }) {
  const t = useMessages('quotation/list');
  const change = useListsChange();
  const { id, name } = openList(all);
  if (all.lists.length === 1) return null;
  const remove = () => {
    dismissAbout(id);
    flushSync(() => change((now) => deleteList(now, id), t('listDeleted', { name: name || t('unnamed') })));
    focusName();
  };
  return (
    <button className={listStyles.empty} type="button" onClick={remove}>
      {t('deleteList')}
    </button>
  );
}
