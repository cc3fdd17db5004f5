import { changeList, fits } from './lists/list-rules.ts';
import { type NamedList, type NamedLists, newId, openList } from './lists/named-list.ts';
import { changeLists, storedLists } from './lists/quotation-lists.ts';
import { readLists } from './lists/stored-lists.ts';
import { union } from './quotation-rules.ts';

/** Data of the open list beside its name and lines; undefined before several lists are stored (QUO-11). */
export type TransferredData = Omit<NamedList, 'name' | 'lines'>;

/** Returns the stored data of the open list. */
export function openListData(): TransferredData | undefined {
  const all = readLists(storedLists());
  if (!all) return undefined;
  const { id, place, tenderDate, sections } = openList(all);
  return { id, place, tenderDate, sections };
}

/** Parses untrusted data of a list. */
export function readListData(value: unknown): TransferredData | undefined {
  const all = readLists(JSON.stringify({ lists: [value] }));
  return all && openList(all);
}

type Received = Pick<NamedList, 'name' | 'lines'> & { data: TransferredData | undefined };

/**
 * Takes a list from another domain, and opens it. It replaces the same list if that is unchanged since the visitor left, so that removed
 * lines do not return. Otherwise the lines of both remain, each with its larger amount, and the list keeps its name. A list that is not
 * here yet, or whose lines do not fit, becomes a separate list.
 */
export function receiveList(received: Received, isUnchanged: boolean): boolean {
  return changeLists((all) => withReceived(all, received, isUnchanged));
}

/** Returns the lists with the received one. */
export function withReceived(all: NamedLists, { data, name, lines }: Received, isUnchanged: boolean): NamedLists {
  const own = openList(all);
  const come: NamedList = { ...(data ?? { id: own.id, place: '', tenderDate: '', sections: [] }), name, lines };
  const isOnly = all.lists.length === 1 && (own.name === '' || name === '' || own.name === name || isUnchanged);
  const target = all.lists.find(({ id }) => id === come.id) ?? (isOnly ? own : undefined);
  const replaces = isUnchanged && target === own;
  if (!target || (!replaces && !fits(target, come))) {
    const id = target ? newId() : come.id;
    return { open: id, lists: [...all.lists, { ...come, id }] };
  }
  const merged = (now: NamedList): NamedList => ({
    id: come.id,
    name: now.name || name,
    place: now.place || come.place,
    tenderDate: now.tenderDate || come.tenderDate,
    sections: [...now.sections, ...come.sections.filter((section) => !now.sections.some(({ id }) => id === section.id))],
    lines: union(now.lines, lines),
  });
  return { ...changeList(all, target.id, (now) => (replaces ? come : merged(now))), open: come.id };
}
