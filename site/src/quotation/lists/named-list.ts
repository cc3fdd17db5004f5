import type { QuotationLines } from '../quotation-line.ts';

/** A section of a list. Lines name it by its id. */
export type ListSection = { id: string; name: string };

/** Project data of a list (QUO-11). The tender date is an ISO date; each may be empty. */
export type ProjectData = { name: string; place: string; tenderDate: string };

export type NamedList = ProjectData & { id: string; sections: readonly ListSection[]; lines: QuotationLines };

/** All lists of a browser, with the id of the open one. At least one list exists. */
export type NamedLists = { open: string; lists: readonly NamedList[] };

export const maxNameLength = 200;

/** Returns a new id. Browsers have `crypto.randomUUID` only in secure contexts. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns an empty list without a name. */
export const emptyList = (id: string): NamedList => ({ id, name: '', place: '', tenderDate: '', sections: [], lines: [] });

/** Whether a list has never had any data, so that it is not worth storing. */
export const isUnused = ({ name, place, tenderDate, sections, lines }: NamedList) =>
  [name, place, tenderDate].every((text) => text === '') && sections.length === 0 && lines.length === 0;

/** Returns the open list. */
export function openList({ open, lists }: NamedLists): NamedList {
  return lists.find(({ id }) => id === open) ?? lists[0] ?? emptyList(open);
}
