import { maxLists } from '@plantsoen/contract/quotation-lists.ts';
import { isSameLine, type LineIdentity, type QuotationLine, type QuotationLines } from '../quotation-line.ts';
import { increment, maxLines, maxPieces, remove } from '../quotation-rules.ts';
import { isUnused, type NamedList, type NamedLists, openList } from './named-list.ts';

/** A function that returns the changed lists, or the same lists if nothing changes. */
export type ListsRule = (all: NamedLists) => NamedLists;

/** Why a line does not fit into a list or a section. */
export type Misfit = 'full' | 'tooManyPieces';

/** Adds a list and opens it, unless the maximum number of lists exists. */
export function addList(all: NamedLists, list: NamedList, place = all.lists.length): NamedLists {
  if (all.lists.length >= maxLists || all.lists.some(({ id }) => id === list.id)) return all;
  return { open: list.id, lists: all.lists.toSpliced(place, 0, list) };
}

/**
 * Adds a repeated request as a separate list, which opens. It takes the place of an open list that is unused and not shared. Returns the
 * same lists if there is no room.
 */
export function addRepeated(all: NamedLists, list: NamedList, isShared: (id: string) => boolean): NamedLists {
  const open = openList(all);
  if (!isUnused(open) || isShared(open.id)) return addList(all, list);
  return changeList(all, open.id, () => ({ ...list, id: open.id }));
}

/** Opens another list. */
export function open(all: NamedLists, id: string): NamedLists {
  return id === all.open || !all.lists.some((list) => list.id === id) ? all : { ...all, open: id };
}

/** Changes one list. */
export function changeList(all: NamedLists, id: string, change: (list: NamedList) => NamedList): NamedLists {
  const before = all.lists.find((list) => list.id === id);
  const after = before && change(before);
  return !after || after === before ? all : { ...all, lists: all.lists.map((list) => (list === before ? after : list)) };
}

/** Adds a copy of a list below it, and opens the copy. */
export function copyList(all: NamedLists, id: string, copy: { id: string; name: string }): NamedLists {
  const place = all.lists.findIndex((list) => list.id === id);
  const list = all.lists[place];
  return list ? addList(all, { ...list, ...copy }, place + 1) : all;
}

/** Deletes a list. The next one opens, or the one before the last. The only list cannot be deleted. */
export function deleteList(all: NamedLists, id: string): NamedLists {
  const place = all.lists.findIndex((list) => list.id === id);
  const lists = all.lists.filter((list) => list.id !== id);
  const next = lists[Math.min(place, lists.length - 1)];
  if (place === -1 || !next) return all;
  return { open: all.open === id ? next.id : all.open, lists };
}

/**
 * Moves or copies a line of the open list to another list, where it has no section. Lines that become identical are merged. Returns the
 * reason if the line does not fit; then nothing changes.
 */
export function transferLine(
  all: NamedLists,
  line: QuotationLine,
  to: string,
  { keeps }: { keeps: boolean },
): NamedLists | Misfit {
  const target = all.lists.find(({ id }) => id === to);
  if (!target || to === all.open) return all;
  const { section: _, ...moved } = line;
  const lines = insertLine(target.lines, moved);
  if (typeof lines === 'string') return lines;
  const added = changeList(all, to, (list) => ({ ...list, lines }));
  return keeps ? added : changeList(added, openList(all).id, (list) => ({ ...list, lines: remove(list.lines, line) }));
}

/** Adds a line at the end, or its amount to an identical one. Returns the reason if it does not fit. */
export function insertLine(lines: QuotationLines, line: QuotationLine): QuotationLines | Misfit {
  const twin = lines.find((other) => isSameLine(other, line));
  if (!twin) return lines.length >= maxLines ? 'full' : [...lines, line];
  const amount = (twin.amount ?? 1) + (line.amount ?? 1);
  return amount > maxPieces ? 'tooManyPieces' : increment(lines, twin, amount);
}

/** Moves a line to a section, or to none. Returns the reason if an identical line there would get too many pieces. */
export function moveToSection(lines: QuotationLines, line: LineIdentity, section: string | undefined): QuotationLines | Misfit {
  const before = lines.find((other) => isSameLine(other, line));
  if (!before || before.section === section) return lines;
  const { section: _, ...rest } = before;
  return insertLine(remove(lines, before), section === undefined ? rest : { ...rest, section });
}

/** The place where a line is dropped: in a section or in none, above or below another line, or else as the first of the section. */
export type LinePlace = { section: string | undefined; beside: QuotationLine | undefined; edge: 'top' | 'bottom' };

/** Moves a line to a place. Returns the reason if an identical line in that section would get too many pieces. */
export function placeLine(
  lines: QuotationLines,
  line: QuotationLine,
  { section, beside, edge }: LinePlace,
): QuotationLines | Misfit {
  const moved = moveToSection(lines, line, section);
  if (typeof moved === 'string' || moved.length < lines.length) return moved;
  const found = moved.find((other) => isSameLine(other, { ...line, section }));
  const next = beside ?? moved.find((other) => other.section === section && other !== found);
  if (!found || !next || isSameLine(next, found)) return moved;
  const others = moved.filter((other) => other !== found);
  const at = others.findIndex((other) => isSameLine(other, next));
  return others.toSpliced(beside && edge === 'bottom' ? at + 1 : at, 0, found);
}

/** Moves a line up or down within its group; `group` contains the lines that are shown together. */
export function moveLine(lines: QuotationLines, line: LineIdentity, by: -1 | 1, group: QuotationLines): QuotationLines {
  const place = group.findIndex((other) => isSameLine(other, line));
  const [one, other] = [group[place], group[place + by]];
  if (!one || !other) return lines;
  return lines.map((at) => (isSameLine(at, one) ? other : isSameLine(at, other) ? one : at));
}

/** Whether the lines of both lists fit into one. */
export function fits(own: Pick<NamedList, 'lines'>, others: Pick<NamedList, 'lines'>): boolean {
  const added = others.lines.filter((line) => !own.lines.some((other) => isSameLine(line, other)));
  return own.lines.length + added.length <= maxLines;
}
