import { maxSections } from '@plantsoen/contract/quotation-lists.ts';
import type { QuotationLine, QuotationLines } from '../quotation-line.ts';
import { type Misfit, moveToSection } from './list-rules.ts';
import type { ListSection, NamedList } from './named-list.ts';

/** Lines that are shown together: those without a section first, then those of each section. */
export type LineGroup = { section: ListSection | undefined; lines: QuotationLines };

/** Returns the lines in groups. A line whose section is unknown has none; an empty group without section is omitted. */
export function groupLines({ lines, sections }: Pick<NamedList, 'lines' | 'sections'>): LineGroup[] {
  const sectionOf = (line: QuotationLine) => sections.find(({ id }) => id === line.section);
  const groups = [undefined, ...sections].map((section) => ({
    section,
    lines: lines.filter((line) => sectionOf(line) === section),
  }));
  return groups.filter(({ section, lines: within }) => section || within.length > 0);
}

/** Returns the lines in the order in which they are shown. */
export function orderedLines(list: Pick<NamedList, 'lines' | 'sections'>): QuotationLines {
  return list.sections.length === 0 ? list.lines : groupLines(list).flatMap(({ lines }) => lines);
}

/** Adds a section at the end or at a place, unless the list has the maximum number of sections. */
export function addSection(list: NamedList, section: ListSection, place = list.sections.length): NamedList {
  if (list.sections.length >= maxSections) return list;
  return { ...list, sections: list.sections.toSpliced(place, 0, section) };
}

/** Renames a section. */
export function renameSection(list: NamedList, id: string, name: string): NamedList {
  return { ...list, sections: list.sections.map((section) => (section.id === id ? { id, name } : section)) };
}

/** Moves a section up or down. */
export function moveSection(list: NamedList, id: string, by: -1 | 1): NamedList {
  const place = list.sections.findIndex((section) => section.id === id);
  const [section, other] = [list.sections[place], list.sections[place + by]];
  if (!section || !other) return list;
  const sections = list.sections.with(place, other).with(place + by, section);
  return { ...list, sections };
}

/** Moves a section above or below another one. */
export function placeSection(list: NamedList, id: string, beside: string, edge: 'top' | 'bottom'): NamedList {
  const section = list.sections.find((one) => one.id === id);
  const others = list.sections.filter((one) => one.id !== id);
  const at = others.findIndex((one) => one.id === beside);
  if (!section || at === -1) return list;
  return { ...list, sections: others.toSpliced(edge === 'bottom' ? at + 1 : at, 0, section) };
}

/** Moves all lines without a known section to a section. Returns the reason if a line does not fit; then nothing changes. */
export function collectLines(list: NamedList, id: string): NamedList | Misfit {
  const loose = groupLines(list).find(({ section }) => !section)?.lines ?? [];
  return moveLines(list, loose, id);
}

/** Deletes a section; its lines have no section then. Returns the reason if a line does not fit. */
export function deleteSection(list: NamedList, id: string): NamedList | Misfit {
  const emptied = moveLines(
    list,
    list.lines.filter(({ section }) => section === id),
    undefined,
  );
  if (typeof emptied === 'string') return emptied;
  return { ...emptied, sections: list.sections.filter((section) => section.id !== id) };
}

function moveLines(list: NamedList, moved: QuotationLines, section: string | undefined): NamedList | Misfit {
  let lines = list.lines;
  for (const line of moved) {
    const after = moveToSection(lines, line, section);
    if (typeof after === 'string') return after;
    lines = after;
  }
  return { ...list, lines };
}
