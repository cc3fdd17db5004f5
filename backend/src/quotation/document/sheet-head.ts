import type { ListSheet } from '../list-sheet.ts';
import type { ListWords } from '../list-words.ts';
import { columns, sheet, type } from './sheet-look.ts';
import type { SheetPen } from './sheet-pen.ts';

const logoHeight = 22;
const widestLogo = 160;
const contactWidth = 260;
const gap = 8;

/** Logo and address on the ground line; answers where that is. */
export function drawLetterhead(pen: SheetPen, { company }: ListSheet, logo: Buffer | null): number {
  const heights = company.contact.map((text) => pen.heightOf(text, 'text', contactWidth));
  const foot =
    sheet.top +
    Math.max(
      logoHeight + 4,
      heights.reduce((sum, height) => sum + height, 0),
    );
  const { left, right } = sheet;
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

/** What it is, for which project; answers where that ends. */
export function drawTitle(pen: SheetPen, { project }: ListSheet, title: string, words: ListWords, top: number): number {
  const { left, right } = sheet;
  const width = right - left;
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
  return y + 16;
}

/** The heads of the columns between two lines; answers where the rows begin. */
export function drawColumnHeads(pen: SheetPen, words: ListWords, top: number, table: PDFKit.PDFStructureElement): number {
  const heads = [
    { text: words.number, ...columns.number },
    { text: words.product, ...columns.product },
    { text: words.remark, ...columns.remark },
    { text: words.amount, ...columns.amount, align: 'right' as const },
    { text: words.weight, ...columns.weight, align: 'right' as const },
  ];
  const y = top + 9;
  const bottom = y + type.strong.leading + 9;
  const row = pen.part('TR', table);
  for (const { text, ...box } of heads) pen.write('TH', row, () => pen.text(text, 'strong', { ...box, y }));
  pen.aside(() => {
    for (const at of [top, bottom]) pen.line(sheet.left, sheet.right, at, { colour: 'ink' });
  });
  return bottom;
}
