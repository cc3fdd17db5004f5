import { mergeList, stateOf } from '../member/merge-account.ts';
import { changeList } from './list-rules.ts';
import type { NamedList, NamedLists } from './named-list.ts';

/**
 * Undoes a change of the lists, of which `before` and `after` are the states. Later changes by the visitor, another browser or other
 * people remain. Deleted lists are at their former place and open again.
 */
export function undoChange(all: NamedLists, before: NamedLists, after: NamedLists): NamedLists {
  const written = (list: NamedList | undefined) => JSON.stringify(list);
  const find = ({ lists }: NamedLists, id: string) => lists.find((list) => list.id === id);
  const changed = before.lists.filter((list) => written(list) !== written(find(after, list.id)));
  let now = all;
  for (const list of changed) {
    const common = find(after, list.id);
    now = find(now, list.id)
      ? changeList(now, list.id, (own) => mergeList(common && { ...stateOf(common), version: 0 }, own, list))
      : { open: now.open, lists: now.lists.toSpliced(before.lists.indexOf(list), 0, list) };
  }
  return { open: before.open, lists: now.lists };
}
