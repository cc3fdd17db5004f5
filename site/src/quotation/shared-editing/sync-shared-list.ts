import { read } from '../../platform/data/operation.ts';
import { EditedList, EditedListVersion, StoreSharedList } from '../../platform/generated/operations.ts';
import type { EditedListFragment } from '../../platform/generated/operations-types.ts';
import type { RouterContext } from '../../platform/rendering/router-context.ts';
import { changeLists, namedLists } from '../lists/quotation-lists.ts';
import { isSameState, mergeAccount, stateOf } from '../member/merge-account.ts';
import { type ListState, listInput } from '../member/synced-state.ts';
import { isSameLine } from '../quotation-line.ts';
import { type EditLink, editLinks, setEditLink } from './edit-links.ts';
import { changedLines, commonState, editedList, type EditedList as ListOfOthers } from './edited-list.ts';
import { markFresh } from './fresh-lines.ts';

export type SyncParts = Pick<RouterContext, 'query' | 'siteId'>;

/** Maximum number of attempts when others have stored a newer list. */
const maxTries = 5;

let last: Promise<unknown> = Promise.resolve();

/**
 * Synchronises a list that several people edit (QUO-12): stores changes of this browser, and merges those of others by line. Calls run in sequence. Rejects if the API cannot be reached; changes remain in the browser until the next call.
 */
export function syncSharedList(parts: SyncParts, listId: string): Promise<void> {
  const next = last.then(() => sync(parts, listId));
  last = next.catch(() => undefined);
  return next;
}

async function sync(parts: SyncParts, listId: string): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const link = editLinks()[listId];
    const list = namedLists().lists.find(({ id }) => id === listId);
    if (!link || link.isGone) return;
    // A list that the visitor has deleted remains with the others.
    if (!list) return setEditLink(listId, undefined);
    const state = stateOf(list);
    const isDone = isSameState(state, link.common) ? await refresh(parts, listId, link) : await store(parts, listId, link, state);
    if (isDone) return;
  }
  throw new Error('the shared list changes too often in other browsers');
}

/** Merges the list of the API, if it is newer. Returns whether browser and API have the same state. */
async function refresh({ query, siteId }: SyncParts, listId: string, link: EditLink): Promise<boolean> {
  const { token, common } = link;
  const { sharedQuotationList: latest } = await query(EditedListVersion, { siteId, token });
  if (latest?.version === common.version) return true;
  const { sharedQuotationList: answer } = await query(EditedList, { siteId, token });
  return take(listId, link, answer && editedList(read<EditedListFragment>(answer)));
}

/** Stores the state of this browser, unless somebody else has stored a newer one, which is merged. Returns whether it is stored. */
async function store({ query, siteId }: SyncParts, listId: string, link: EditLink, state: ListState): Promise<boolean> {
  const { token, common } = link;
  const { storeSharedList: answer } = await query(StoreSharedList, {
    siteId,
    token,
    list: listInput(state),
    base: common.version,
  });
  if (answer.__typename === 'RefusedSubmission') throw new Error('the API refused the shared list');
  if (answer.__typename === 'SharedListNewer')
    return take(listId, link, answer.list && editedList(read<EditedListFragment>(answer.list)));
  const own = changedLines(common.lines, state.lines);
  const changes = link.changes.filter(({ line }) => !own.some((other) => isSameLine(other, line)));
  setEditLink(listId, { ...link, common: { ...state, version: answer.version }, changes });
  return true;
}

/** Merges a newer list into the browser. Returns whether nothing is left to store. */
function take(listId: string, link: EditLink, theirs: ListOfOthers | null | undefined): boolean {
  if (!theirs) {
    setEditLink(listId, { ...link, isGone: true });
    return true;
  }
  const list = { ...theirs.list, id: listId };
  const isStored = changeLists((all) => mergeAccount(all, { [listId]: link.common }, [list]));
  if (!isStored) throw new Error('the browser cannot store the shared list');
  setEditLink(listId, { ...link, common: { ...commonState(theirs), id: listId }, changes: theirs.changes });
  const state = stateOf(list);
  markFresh(changedLines(link.common.lines, state.lines));
  const own = namedLists().lists.find(({ id }) => id === listId);
  return own !== undefined && isSameState(stateOf(own), state);
}
