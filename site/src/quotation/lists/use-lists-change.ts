import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { ListsRule } from './list-rules.ts';
import { changeLists, namedLists } from './quotation-lists.ts';
import { undoChange } from './undo-change.ts';

/**
 * Returns a function that changes the lists. The visitor is notified if they cannot be stored. With a text, a notification says what has
 * changed, and its button undoes it.
 */
export function useListsChange(): (rule: ListsRule, text?: string) => void {
  const t = useMessages('quotation/list');
  const ofQuotation = useMessages('quotation');
  const change = (rule: ListsRule) => {
    if (!changeLists(rule)) notify({ kind: 'error', text: t('listsNotKept') });
  };
  return (rule, text) => {
    const before = namedLists();
    change(rule);
    if (!text) return;
    const after = namedLists();
    const run = () => change((all) => undoChange(all, before, after));
    notify({ kind: 'notice', text, action: { text: ofQuotation('undo'), run }, about: before.open });
  };
}
