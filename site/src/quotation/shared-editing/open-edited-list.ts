import { maxLists } from '@plantsoen/contract/quotation-lists.ts';
import { read } from '../../platform/data/operation.ts';
import { EditedList } from '../../platform/generated/operations.ts';
import type { EditedListFragment } from '../../platform/generated/operations-types.ts';
import { open } from '../lists/list-rules.ts';
import { isUnused } from '../lists/named-list.ts';
import { changeLists, namedLists } from '../lists/quotation-lists.ts';
import { mergeAccount } from '../member/merge-account.ts';
import { editLinks, setEditLink } from './edit-links.ts';
import { commonState, editedList } from './edited-list.ts';
import type { SyncParts } from './sync-shared-list.ts';

export type OpenResult = 'opened' | 'gone' | 'listsFull' | 'listsNotKept';

/**
 * Adds a list that is shared for editing to the visitor's lists and opens it (QUO-12). A list that the visitor has already is merged. An
 * unused only list is replaced.
 */
export async function openEditedList({ query, siteId }: SyncParts, token: string): Promise<OpenResult> {
  const { sharedQuotationList: answer } = await query(EditedList, { siteId, token });
  const theirs = answer && editedList(read<EditedListFragment>(answer));
  if (!theirs) return 'gone';
  const { id } = theirs.list;
  const { lists } = namedLists();
  const isKnown = lists.some((list) => list.id === id);
  if (!isKnown && lists.length >= maxLists) return 'listsFull';
  const common = isKnown ? editLinks()[id]?.common : undefined;
  const isStored = changeLists((all) => {
    const used = all.lists.length === 1 && all.lists.every((list) => list.id !== id && isUnused(list)) ? [] : all.lists;
    return open(mergeAccount({ ...all, lists: used }, common ? { [id]: common } : {}, [theirs.list]), id);
  });
  if (!isStored) return 'listsNotKept';
  setEditLink(id, { token, common: commonState(theirs), changes: theirs.changes });
  return 'opened';
}
