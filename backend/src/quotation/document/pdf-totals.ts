import { listFormats } from '../list-formats.ts';
import type { ListTotals, Sum } from '../list-totals.ts';
import { listWords } from '../list-words.ts';
import type { QuotationPdf } from '../quotation-pdf.ts';
import { pageLayout, type } from './pdf-style.ts';
import type { PdfWriter } from './pdf-writer.ts';

const gap = 21;
const across = 3;
const cellWidth = (pageLayout.right - pageLayout.left) / across;
const inset = 10.5;
const maxBases = 4;

type Cell = { label: string; value: string };

function cellsOf(totals: ListTotals, { locale, number, date, hasPrices }: QuotationPdf): Cell[] {
  const words = listWords[locale];
  const format = listFormats(locale);
  const sum = (label: string, found: Sum | undefined, write: (value: number) => string): Cell[] =>
    found ? [{ label: found.isWhole ? label : words.known(label), value: write(found.value) }] : [];
  const kg = (value: number) => `${format.number(value)} kg`;
  return [
    ...(number ? [{ label: words.request, value: number }] : []),
    { label: words.date, value: format.date(date) },
    { label: words.lines, value: format.number(totals.lines) },
    { label: words.pieces, value: format.number(totals.pieces) },
    ...sum(words.totalWeight, totals.weightKg, kg),
    ...(totals.leadTimeWeeks ? [{ label: words.leadTime, value: words.weeks(totals.leadTimeWeeks) }] : []),
    ...sum(words.co2e, totals.co2eKg, kg),
    ...sum(words.mki, totals.mkiEur, format.price),
    ...sum(words.totalPrice, hasPrices ? totals.priceEur : undefined, format.price),
  ];
}

/** Returns what prices exclude, and the sources of the environmental figures, which are never shown without them. */
function notesOf({ bases, illustrative, omitsOptions }: ListTotals, { locale, hasPrices }: QuotationPdf): string[] {
  const words = listWords[locale];
  const { month } = listFormats(locale);
  const notes = bases.slice(0, maxBases).map(({ boundary, source, date }) => words.basis(boundary, source, month(date)));
  return [
    ...(hasPrices ? [words.priceTerms] : []),
    ...(illustrative ? [words.illustrative] : []),
    ...(omitsOptions ? [words.withoutOptions] : []),
    ...notes,
  ];
}

const rowsOf = (cells: readonly Cell[]): Cell[][] =>
  Array.from({ length: Math.ceil(cells.length / across) }, (_, row) => cells.slice(row * across, (row + 1) * across));

const rowHeight = (pen: PdfWriter, row: readonly Cell[]) =>
  Math.max(...row.map(({ label }) => pen.heightOf(label, 'label', cellWidth - 2 * inset))) + type.strong.leading + 21;

/** Returns the height in points of the totals with the notes below them. */
export function totalsHeight(pen: PdfWriter, totals: ListTotals, list: QuotationPdf): number {
  const cells = rowsOf(cellsOf(totals, list)).reduce((sum, row) => sum + rowHeight(pen, row), 0);
  const notes = notesOf(totals, list).reduce(
    (sum, note) => sum + pen.heightOf(note, 'label', pageLayout.right - pageLayout.left),
    0,
  );
  return gap + cells + 12 + notes;
}

/** Draws the totals of the list and the notes below them. */
export function drawTotals(pen: PdfWriter, totals: ListTotals, list: QuotationPdf, top: number): void {
  const { left, right } = pageLayout;
  let y = top + gap;
  pen.aside(() => pen.line(left, right, y, { colour: 'ink' }));
  const block = pen.part('Sect');
  for (const row of rowsOf(cellsOf(totals, list))) {
    const bottom = y + rowHeight(pen, row);
    for (const [place, { label, value }] of row.entries()) {
      const box = { x: left + place * cellWidth + inset, width: cellWidth - 2 * inset };
      pen.write('P', block, () => {
        const at = pen.text(label, 'label', { ...box, y: y + 9, colour: 'soft' });
        pen.text(value, 'strong', { ...box, y: at + 1 });
      });
    }
    pen.aside(() => {
      for (let place = 0; place <= across; place += 1) pen.upright(left + place * cellWidth, y, bottom);
      pen.line(left, right, bottom);
    });
    y = bottom;
  }
  y += 12;
  for (const note of notesOf(totals, list)) {
    pen.write('P', block, () => {
      y = pen.text(note, 'label', { x: left, y, width: right - left, colour: 'soft' });
    });
  }
}
