import { listFormats } from '../list-formats.ts';
import { type ListWords, listWords } from '../list-words.ts';
import type { QuotationPdf } from '../quotation-pdf.ts';
import { columns, pageLayout, type } from './pdf-style.ts';
import type { PdfWriter } from './pdf-writer.ts';

const logoHeight = 22;
const widestLogo = 160;
const contactWidth = 260;
const gap = 8;

/** Draws the logo and address above the ground line. Returns the y coordinate of that line. */
export function drawLetterhead(pen: PdfWriter, { company }: QuotationPdf, logo: Buffer | null): number {
  const heights = company.contact.map((text) => pen.heightOf(text, 'text', contactWidth));
  const foot =
    pageLayout.top +
    Math.max(
      logoHeight + 4,
      heights.reduce((sum, height) => sum + height, 0),
    );
  const { left, right } = pageLayout;
  if (logo) {
    pen.aside(() =>
      pen.document.image(logo, left, foot - logoHeight - 4, { fit: [widestLogo, logoHeight], valign: 'bottom' } as never),
    );
  }
  pen.write('P', pen.part('Sect'), () => {
    if (!logo) pen.text(company.name, 'project', { x: left, y: foot - type.project.leading - 4, width: 240 });
    let y = foot - heights.reduce((sum, height) => sum + height, 0) - 2;
    for (const text of company.contact) {
      y = pen.text(text, 'text', { x: right - contactWidth, y, width: contactWidth, align: 'right' });
    }
  });
  pen.aside(() => pen.line(left, right, foot + gap, { width: 1.5, colour: 'ink' }));
  return foot + gap;
}

/** Draws the title and the project. Returns the y coordinate below them. */
export function drawTitle(pen: PdfWriter, list: QuotationPdf, title: string, words: ListWords, top: number): number {
  const { left, right } = pageLayout;
  const width = right - left;
  const { project, place, tenderDate } = list;
  const data = [place, tenderDate && `${words.tenderDate}: ${listFormats(list.locale).date(tenderDate)}`]
    .filter(Boolean)
    .join(', ');
  const head = pen.part('Sect');
  let y = top + 24;
  pen.write('H1', head, () => {
    y = pen.text(title, 'title', { x: left, y, width });
  });
  if (project) {
    pen.write('P', head, () => {
      y = pen.text(words.project, 'label', { x: left, y: y + 8, width, colour: 'soft' });
      y = pen.text(project, 'project', { x: left, y, width });
    });
  }
  if (data) {
    pen.write('P', head, () => {
      y = pen.text(data, 'text', { x: left, y: y + 4, width, colour: 'soft' });
    });
  }
  return y + 16;
}

type Head = { text: string; below?: string; x: number; width: number; align?: 'right' };

/** Draws the column headings between two lines. Returns the y coordinate where the rows begin. */
export function drawColumnHeads(pen: PdfWriter, list: QuotationPdf, top: number, table: PDFKit.PDFStructureElement): number {
  const words = listWords[list.locale];
  const heads: Head[] = [
    { text: words.number, ...columns.number },
    { text: words.product, ...columns.product },
    { text: words.remark, ...columns.remark },
    { text: words.amount, ...columns.amount, align: 'right' },
    { text: words.weight, below: list.hasPrices ? words.priceColumn : '', ...columns.weight, align: 'right' },
  ];
  const y = top + 9;
  const bottom = y + type.strong.leading + (list.hasPrices ? type.label.leading : 0) + 9;
  const row = pen.part('TR', table);
  for (const { text, below = '', ...box } of heads) {
    pen.write('TH', row, () => {
      const at = pen.text(text, 'strong', { ...box, y });
      pen.text(below, 'label', { ...box, y: at, colour: 'soft' });
    });
  }
  pen.aside(() => {
    for (const at of [top, bottom]) pen.line(pageLayout.left, pageLayout.right, at, { colour: 'ink' });
  });
  return bottom;
}
