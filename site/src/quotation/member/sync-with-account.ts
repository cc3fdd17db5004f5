import { read } from '../../platform/data/operation.ts';
import { DeleteQuotationList, MemberQuotationLists, StoreQuotationList } from '../../platform/generated/operations.ts';
import type { NamedQuotationListFragment } from '../../platform/generated/operations-types.ts';
import { watchQuotationData } from '../../platform/interface-state.ts';
import type { RouterContext } from '../../platform/rendering/router-context.ts';
import { isUnused } from '../lists/named-list.ts';
import { changeLists, namedLists } from '../lists/quotation-lists.ts';
import { answeredSections, memberLines } from './member-lines.ts';
import { type AccountList, isSameState, joinFirstList, mergeAccount, stateOf } from './merge-account.ts';
import { type ListState, listInput, type SyncedList, type SyncedState, storeSyncedState, syncedState } from './synced-state.ts';

/** Delay in ms between the last change and storing the lists in the account. */
const pause = 1000;
/** Maximum number of attempts when other browsers have stored a newer list. */
const maxTries = 3;

type Parts = Pick<RouterContext, 'query' | 'siteId' | 'report'>;

/**
 * Synchronises the member's lists in the browser with the account: on page load, and one second after the last change. Views show
 * the lists of the browser (QUO-01, QUO-11). A browser without storage does not change the account. Errors are reported, and the next
 * change tries again.
 */
export async function syncWithAccount({ query, siteId, report }: Parts): Promise<void> {
  const { viewer } = await query(MemberQuotationLists, { siteId });
  if (!viewer || !storeSyncedState(syncedState(viewer.id))) return;
  const account = { query, siteId, memberId: viewer.id };

  const join = async (): Promise<void> => {
    const failures: unknown[] = [];
    const ids = namedLists().lists.map(({ id }) => id);
    for (const id of ids) await storeList(account, id).catch((error) => failures.push(error));
    const deleted = Object.values(syncedState(viewer.id).lists).filter((common) => !ids.includes(common.id));
    for (const common of deleted) await deleteList(account, common).catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };

  mergeFromAccount(
    viewer.id,
    viewer.quotationLists.map((list) => accountList(read<NamedQuotationListFragment>(list))),
    'all',
  );
  const first = join();
  let last = first.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  watchQuotationData.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(join).catch(report);
    }, pause);
  });
  await first;
}

type Account = Pick<RouterContext, 'query' | 'siteId'> & { memberId: number };

/** Stores a list in the account if it has changed. If another browser has stored a newer one, both are merged first. */
async function storeList({ query, siteId, memberId }: Account, id: string): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const list = changedList(memberId, id);
    if (!list) return;
    const base = syncedState(memberId).lists[id]?.version ?? 0;
    const { storeQuotationList: answer } = await query(StoreQuotationList, { siteId, list: listInput(list), base });
    if (answer.__typename === 'QuotationListKept') return setCommon(memberId, id, { ...list, version: answer.version });
    if (answer.__typename === 'RefusedSubmission') throw new Error('the API refused the quotation list');
    if (answer.list) mergeFromAccount(memberId, [accountList(read<NamedQuotationListFragment>(answer.list))], 'one');
    else setCommon(memberId, id, undefined);
  }
  throw new Error('the quotation list changes too often in other browsers');
}

/** Returns the state of a list that differs from the last common one; undefined if there is nothing to store. */
function changedList(memberId: number, id: string): ListState | undefined {
  const list = namedLists().lists.find((other) => other.id === id);
  const common = syncedState(memberId).lists[id];
  if (!list || (!common && isUnused(list))) return undefined;
  const state = stateOf(list);
  return common && common.version > 0 && isSameState(common, state) ? undefined : state;
}

async function deleteList({ query, memberId }: Account, { id, version }: SyncedList): Promise<void> {
  if (version > 0) await query(DeleteQuotationList, { id, base: version });
  setCommon(memberId, id, undefined);
}

/** Merges lists of the account into the browser, and stores the new common states. `one` leaves the other lists alone. */
function mergeFromAccount(memberId: number, account: readonly AccountList[], which: 'all' | 'one'): void {
  let next: SyncedState = syncedState(memberId);
  const isStored = changeLists((before) => {
    if (which === 'one') return mergeAccount(before, onlyOf(next, account), account);
    const { all, synced } = joinFirstList(before, next, account);
    next = synced;
    return mergeAccount(all, synced.lists, account);
  });
  if (!isStored) throw new Error('the browser cannot store the quotation lists of the account');
  const left = Object.values(next.lists).filter(({ id, version }) => version === 0 || which === 'one' || has(account, id));
  const come = account.map((list) => ({ ...stateOf(list), version: list.version }));
  storeSyncedState({ memberId, lists: Object.fromEntries([...left, ...come].map((list) => [list.id, list])) });
}

const has = (account: readonly AccountList[], id: string) => account.some((list) => list.id === id);
const onlyOf = ({ lists }: SyncedState, account: readonly AccountList[]) =>
  Object.fromEntries(Object.entries(lists).filter(([id]) => has(account, id)));

function setCommon(memberId: number, id: string, common: SyncedList | undefined): void {
  const { [id]: _, ...others } = syncedState(memberId).lists;
  storeSyncedState({ memberId, lists: common ? { ...others, [id]: common } : others });
}

function accountList({ id, version, name, place, tenderDate, sections, lines }: NamedQuotationListFragment): AccountList {
  return { id, version, name, place, tenderDate, sections: answeredSections(sections), lines: memberLines(lines) };
}
