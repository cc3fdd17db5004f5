import { maxSections } from '@plantsoen/contract/quotation-lists.ts';
import { changeList, fits } from '../lists/list-rules.ts';
import { emptyList, type NamedList, type NamedLists, newId, openList } from '../lists/named-list.ts';
import { requestedItems } from '../requested-items.ts';
import { isSameList, mergeLists, mergeTexts } from './merge-lists.ts';
import type { ListState, SyncedList, SyncedLists, SyncedState } from './synced-state.ts';

/** A list of the account, with its version. */
export type AccountList = NamedList & { version: number };

/** Returns a list as the account stores it. */
export function stateOf({ id, name, place, tenderDate, sections, lines }: NamedList): ListState {
  return { id, name, place, tenderDate, sections, lines: requestedItems(lines) };
}

/** Whether two states of a list are the same. */
export function isSameState(one: ListState, other: ListState): boolean {
  return (
    isSameList(one.lines, other.lines) &&
    (['name', 'place', 'tenderDate'] as const).every((field) => one[field] === other[field]) &&
    JSON.stringify(one.sections.map(({ id, name }) => [id, name])) ===
      JSON.stringify(other.sections.map(({ id, name }) => [id, name]))
  );
}

/**
 * Merges the lists of browser and account by their last common states. A list that one side has deleted is dropped, unless the other has
 * changed it. Lists in both are merged field by field and line by line.
 */
export function mergeAccount(all: NamedLists, common: SyncedLists, account: readonly AccountList[]): NamedLists {
  const isDropped = (list: NamedList) => {
    const before = common[list.id];
    const isGone = before && before.version > 0 && !account.some(({ id }) => id === list.id);
    return isGone && isSameState(stateOf(list), before);
  };
  const left = all.lists.filter((list) => !isDropped(list));
  const merged = account.reduce((lists, theirs) => mergeOne(lists, common[theirs.id], theirs), {
    ...all,
    lists: left.length === all.lists.length ? all.lists : left,
  });
  if (merged.lists.length === 0) merged.lists = [emptyList(newId())];
  const isSame = merged.lists.length === all.lists.length && merged.lists.every((list, place) => list === all.lists[place]);
  return isSame ? all : { lists: merged.lists, open: openList(merged).id };
}

function mergeOne(all: NamedLists, common: SyncedList | undefined, { version: _, ...theirs }: AccountList): NamedLists {
  const own = all.lists.find(({ id }) => id === theirs.id);
  if (!own) {
    const isDeleted = common && isSameState(stateOf(theirs), common);
    return isDeleted ? all : { ...all, lists: [...all.lists, theirs] };
  }
  if (fits(own, theirs)) return changeList(all, own.id, () => mergeList(common, own, theirs));
  // Lines would be lost, so the list of the browser becomes a separate list.
  const separate = { ...own, id: newId() };
  const replaced = changeList(all, own.id, () => theirs);
  return { open: all.open === own.id ? separate.id : all.open, lists: [...replaced.lists, separate] };
}

/** Merges two states of a list by their last common one, field by field and line by line (decision 58). */
export function mergeList(common: SyncedList | undefined, own: NamedList, theirs: NamedList): NamedList {
  const lines = mergeLists(common?.lines ?? [], own.lines, theirs.lines);
  const merged = {
    id: own.id,
    name: mergeTexts(common?.name ?? '', own.name, theirs.name),
    place: mergeTexts(common?.place ?? '', own.place, theirs.place),
    tenderDate: mergeTexts(common?.tenderDate ?? '', own.tenderDate, theirs.tenderDate),
    sections: mergeSections(common?.sections ?? [], own.sections, theirs.sections),
    lines,
  };
  return isSameState(stateOf(merged), stateOf(own)) ? own : merged;
}

type Sections = NamedList['sections'];

function mergeSections(common: Sections, own: Sections, theirs: Sections): Sections {
  const nameIn = (sections: Sections, id: string) => sections.find((section) => section.id === id)?.name;
  const written = (sections: Sections) => JSON.stringify(sections.map(({ id, name }) => [id, name]));
  if (written(own) === written(common)) return theirs;
  if (written(theirs) === written(common)) return own;
  const stays = ({ id, name }: Sections[number], others: Sections) =>
    nameIn(others, id) !== undefined || nameIn(common, id) !== name;
  const agreed = own
    .filter((section) => stays(section, theirs))
    .map(({ id, name }) => ({ id, name: mergeTexts(nameIn(common, id) ?? '', name, nameIn(theirs, id) ?? name) }));
  const come = theirs.filter((section) => nameIn(own, section.id) === undefined && stays(section, own));
  return [...agreed, ...come].slice(0, maxSections);
}

/**
 * Lets the open list of a browser join the first list of the account at the first synchronisation (QUO-01). A list with another name, or
 * whose lines do not fit into that one, stays separate. A list that the version before has synchronised always joins.
 */
export function joinFirstList(
  all: NamedLists,
  synced: SyncedState,
  account: readonly AccountList[],
): { all: NamedLists; synced: SyncedState } {
  const own = openList(all);
  const [target] = account;
  const isKnown = all.lists.some(({ id }) => synced.lists[id] || account.some((list) => list.id === id));
  if (!target || isKnown) return { all, synced };
  const { former } = synced;
  const isOther = own.name !== '' && target.name !== '' && own.name !== target.name;
  if (!former && (isOther || !fits(own, target))) return { all, synced };
  const joined = { open: target.id, lists: all.lists.map((list) => (list === own ? { ...list, id: target.id } : list)) };
  if (!former) return { all: joined, synced };
  const before = { ...stateOf(emptyList(target.id)), lines: former.lines, name: former.project, version: 0 };
  return { all: joined, synced: { ...synced, lists: { ...synced.lists, [target.id]: before } } };
}
