import { maxSections } from '@plantsoen/contract/quotation-lists.ts';
import { linesOf } from '../stored-lines.ts';
import { type ListSection, maxNameLength, type NamedList, type NamedLists } from './named-list.ts';

/** Maximum length of the stored text: 20 lists of 100 lines with long texts. */
const maxTextLength = 5_000_000;
/** More than a visitor can create, because lists of the account and of a guest come together at log-in. */
const maxStoredLists = 100;
const idForm = /^[\w-]{1,64}$/;
const dateForm = /^\d{4}-\d{2}-\d{2}$/;

/** Parses stored lists. The text is untrusted, so invalid lists are skipped. Returns undefined without any list. */
export function readLists(text: string | null | undefined): NamedLists | undefined {
  if (text == null || text.length > maxTextLength) return undefined;
  const found = parsed(text);
  if (!isRecord(found) || !Array.isArray(found.lists)) return undefined;
  const lists = unique(found.lists.flatMap((value) => readList(value) ?? [])).slice(0, maxStoredLists);
  const [first] = lists;
  if (!first) return undefined;
  return { open: lists.find(({ id }) => id === found.open)?.id ?? first.id, lists };
}

function readList(value: unknown): NamedList | undefined {
  if (!isRecord(value) || !isId(value.id)) return undefined;
  const sections = Array.isArray(value.sections) ? value.sections.flatMap((section) => readSection(section) ?? []) : [];
  return {
    id: value.id,
    name: textOf(value.name),
    place: textOf(value.place),
    tenderDate: dateForm.test(textOf(value.tenderDate)) ? textOf(value.tenderDate) : '',
    sections: unique(sections).slice(0, maxSections),
    lines: linesOf(value.lines),
  };
}

function readSection(value: unknown): ListSection | undefined {
  return isRecord(value) && isId(value.id) ? { id: value.id, name: textOf(value.name) } : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isId = (value: unknown): value is string => typeof value === 'string' && idForm.test(value);
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, maxNameLength) : '');
const unique = <Item extends { id: string }>(items: Item[]) => [...new Map(items.map((item) => [item.id, item])).values()];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
