import { gaebFile } from './gaeb/gaeb-file.ts';
import { groupBySection } from './list-sections.ts';
import { listWords, projectData } from './list-words.ts';
import type { QuotationPdf } from './quotation-pdf.ts';
import { type SpecifiedLine, textWithRemark } from './specified-lines.ts';

/** Returns a list as a GAEB file of phase 81, with the texts of its lines (CAT-14). */
export function listGaeb(list: QuotationPdf, lines: readonly SpecifiedLine[]): Buffer {
  const { project, date, company, locale } = list;
  const { noSection, specification } = listWords[locale];
  const groups = groupBySection(lines, ({ line }) => line.section);
  const hasSections = groups.some(({ section }) => section);
  const file = gaebFile({
    ...{ project: project || specification, data: projectData(list), date, program: company.name },
    sections: groups.map(({ section, lines: within }) => ({
      title: hasSections ? (section ?? noSection) : '',
      items: within.map((one) => ({
        ...{ amount: one.line.amount, shortText: one.shortText, longText: textWithRemark(one, locale) },
      })),
    })),
  });
  return Buffer.from(file, 'utf8');
}
