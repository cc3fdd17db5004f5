import { sectionMark } from '@plantsoen/contract/quotation-lists.ts';
import { type ListSection, openList } from './lists/named-list.ts';
import { groupLines } from './lists/section-rules.ts';
import { readLists } from './lists/stored-lists.ts';
import type { QuotationLines } from './quotation-line.ts';
import { readLines } from './stored-lines.ts';

/** Lines of a list under the letter and name of their section; lines without a section have no heading. */
export type HeadedLines = { heading: string | undefined; lines: QuotationLines };

/** Returns the stored lines of the open list in the order of its page. Sections without lines are omitted. */
export function storedGroups(storedLines: string | null, storedLists: string | null): HeadedLines[] {
  const all = readLists(storedLists);
  const sections: readonly ListSection[] = all ? openList(all).sections : [];
  return groupLines({ lines: readLines(storedLines), sections })
    .map(({ section, lines }) => ({
      heading: section && `${sectionMark(sections.indexOf(section))} ${section.name}`.trimEnd(),
      lines,
    }))
    .filter(({ lines }) => lines.length > 0);
}
