import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { ListsRule } from './list-rules.ts';
import type { NamedLists } from './named-list.ts';
import { changeLists, namedLists } from './quotation-lists.ts';

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
    const changed = changedLists(before, namedLists());
    const run = () => change((all) => restoreLists(all, before, changed));
    notify({ kind: 'notice', text, action: { text: ofQuotation('undo'), run } });
  };
}

/** Returns the ids of lists that a change has changed or deleted. */
function changedLists(before: NamedLists, after: NamedLists): string[] {
  const written = ({ lists }: NamedLists, id: string) => JSON.stringify(lists.find((list) => list.id === id));
  return before.lists.map(({ id }) => id).filter((id) => written(before, id) !== written(after, id));
}

/** Returns the lists with some of them as they were before. Deleted ones are at their former place and open again. */
function restoreLists(all: NamedLists, before: NamedLists, ids: readonly string[]): NamedLists {
  let lists = all.lists;
  for (const [place, list] of before.lists.entries()) {
    if (!ids.includes(list.id)) continue;
    const isThere = lists.some(({ id }) => id === list.id);
    lists = isThere ? lists.map((other) => (other.id === list.id ? list : other)) : lists.toSpliced(place, 0, list);
  }
  return { open: before.open, lists };
}
