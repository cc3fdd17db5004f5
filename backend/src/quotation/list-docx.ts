import { specificationWords } from '@plantsoen/specification-rules/specification-words.ts';
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { listFormats } from './list-formats.ts';
import { listWords, projectData } from './list-words.ts';
import type { QuotationPdf } from './quotation-pdf.ts';
import { type SpecifiedLine, textWithRemark } from './specified-lines.ts';

/** Returns the specification texts of a list as a Word document: a heading per line with its amount, then its long text (CAT-14). */
export async function listDocx(list: QuotationPdf, lines: readonly SpecifiedLine[]): Promise<Buffer> {
  const { project, date, locale } = list;
  const { piece, language } = specificationWords[locale];
  const title = project || listWords[locale].specification;
  const document = new Document({
    ...{
      title,
      creator: '',
      styles: { default: { document: { run: { font: 'Calibri', size: 22, language: { value: language } } } } },
    },
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
          ...projectData(list).map((text) => new Paragraph({ text })),
          new Paragraph({ text: listFormats(locale).date(date), spacing: { after: 240 } }),
          ...lines.flatMap((one, at) => {
            const { amount, section } = one.line;
            const { heading, lines: statements, end } = textWithRemark(one, locale);
            return [
              ...(section && section !== lines[at - 1]?.line.section
                ? [new Paragraph({ text: section, heading: HeadingLevel.HEADING_2, spacing: { before: 480, after: 80 } })]
                : []),
              new Paragraph({
                text: `${at + 1}. ${one.shortText}`,
                heading: section ? HeadingLevel.HEADING_3 : HeadingLevel.HEADING_2,
                spacing: { before: 320, after: 80 },
              }),
              new Paragraph({ children: [new TextRun({ text: `${amount} ${piece}`, bold: true })] }),
              ...[heading, ...statements, end].map((text) => new Paragraph({ text })),
            ];
          }),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
