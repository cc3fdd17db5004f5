import { externalStore } from '../../platform/external-store.ts';
import type { SyncedList } from '../member/synced-state.ts';
import { isSameLine, type LineIdentity } from '../quotation-line.ts';
import type { RequestedItem } from '../requested-items.ts';
import { linksKey } from './has-edit-links.ts';

/** The last change of a line by another member, as only members see it. `by` is null for a guest. */
export type LineChange = { line: RequestedItem; at: string; by: string | null };

/**
 * The link of a list that several people edit (QUO-12), with the last common state of browser and API. `isGone` means that the link was
 * revoked or has expired; the list remains with the visitor.
 */
export type EditLink = { token: string; common: SyncedList; changes: readonly LineChange[]; isGone?: boolean };

export type EditLinks = Readonly<Record<string, EditLink>>;

const tokenForm = /^[\w-]{32}$/;

const links = externalStore<EditLinks>({});

/** Returns the links by the ids of their lists. */
export const editLinks = (): EditLinks => links.get();

/** Returns the link of a list; undefined on the server, during hydration and without one. */
export const useEditLink = (listId: string): EditLink | undefined => links.use()[listId];

/** Stores or removes the link of a list. Without storage, it lasts as long as the page. */
export function setEditLink(listId: string, link: EditLink | undefined): void {
  const { [listId]: _, ...others } = links.get();
  const next = link ? { ...others, [listId]: link } : others;
  links.set(next);
  try {
    if (Object.keys(next).length === 0) localStorage.removeItem(linksKey);
    else localStorage.setItem(linksKey, JSON.stringify(next));
  } catch {
    // The links remain until the page is closed.
  }
}

/** Returns the last change of a line by others; undefined without one. */
export function changeOf({ changes }: EditLink, line: LineIdentity): LineChange | undefined {
  return changes.find((change) => isSameLine(change.line, line));
}

/** Parses stored links. The text is untrusted, so invalid links are skipped. */
export function readEditLinks(text: string | null): EditLinks {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    const entries = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, EditLink] => isLink(entry[1])));
  } catch {
    return {};
  }
}

function isLink(value: unknown): value is EditLink {
  if (typeof value !== 'object' || value === null) return false;
  const { token, common, changes } = value as Partial<Record<keyof EditLink, unknown>>;
  const isState = typeof common === 'object' && common !== null && Array.isArray((common as { lines?: unknown }).lines);
  return typeof token === 'string' && tokenForm.test(token) && isState && Array.isArray(changes);
}

function takeStored(): void {
  try {
    links.set(readEditLinks(localStorage.getItem(linksKey)));
  } catch {
    links.set({});
  }
}

if (typeof window !== 'undefined') {
  takeStored();
  addEventListener('storage', ({ key }) => {
    if (key === linksKey || key === null) takeStored();
  });
}
