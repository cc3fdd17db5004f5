import { maxSections, sectionMark } from '@plantsoen/contract/quotation-lists.ts';
import { isIsoDate } from '../platform/iso-date.ts';
import { projectName, type RequestedItem } from './requested-items.ts';

/** Project data and sections of a list, as a visitor sends them with its lines (QUO-11). */
export type ListData = { place?: string; tenderDate?: Date; sections: ReadonlyMap<string, string> };

/** Parses project data and sections. Invalid ones are left out, because the lines are complete without them. */
export function readListData({ place, tenderDate, sections }: Record<string, unknown>): ListData {
  const found = Array.isArray(sections) ? sections.slice(0, maxSections) : [];
  const named = found.flatMap((section, at) => {
    const { id, name } = (section ?? {}) as Record<string, unknown>;
    if (typeof id !== 'string' || typeof name !== 'string') return [];
    return [[id, `${sectionMark(at)} ${projectName(name)}`.trim()] as const];
  });
  return {
    ...(typeof place === 'string' && projectName(place) && { place: projectName(place) }),
    ...(typeof tenderDate === 'string' && isIsoDate(tenderDate) && { tenderDate: new Date(tenderDate) }),
    sections: new Map(named),
  };
}

/** Returns the section of a line for its documents. */
export function sectionOf(item: RequestedItem | undefined, { sections }: ListData): { section?: string } {
  const section = item?.section;
  const name = section === undefined ? undefined : sections.get(section);
  return name === undefined ? {} : { section: name };
}

/** Returns lines in groups of consecutive ones with the same section. */
export function groupBySection<Line>(
  lines: readonly Line[],
  nameOf: (line: Line) => string | undefined,
): { section?: string; lines: Line[] }[] {
  const groups: { section?: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const section = nameOf(line);
    const last = groups.at(-1);
    if (last && last.section === section) last.lines.push(line);
    else groups.push({ ...(section !== undefined && { section }), lines: [line] });
  }
  return groups;
}
