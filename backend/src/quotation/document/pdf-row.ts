import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { listFormats } from '../list-formats.ts';
import { listWords } from '../list-words.ts';
import { optionsInWords } from '../options-in-words.ts';
import { addressOfLine, type PricedItem } from '../priced-items.ts';
import { columns, pageLayout } from './pdf-style.ts';
import type { PdfWriter } from './pdf-writer.ts';

const padding = 10;

/**
 * Returns the mark of a discontinued line, category, variant, choices, options, article number and price per piece, each on a separate
 * line.
 */
function details(line: PricedItem, locale: LocaleCode): string[] {
  const { category, measure, colour, mounting, sku, priceEur, discontinued } = line;
  const mark = discontinued ? listWords[locale].discontinued[discontinued] : '';
  const choices = [colour, mounting].filter(Boolean).join(', ');
  const each = priceEur === undefined ? '' : listWords[locale].each(listFormats(locale).price(priceEur));
  return [mark, category, measure, choices, optionsInWords(line), sku, each].filter((text) => text !== '');
}

/** Returns the height of a row in points. A row is never split across pages. */
export function rowHeight(pen: PdfWriter, line: PricedItem, locale: LocaleCode): number {
  const { width } = columns.product;
  const texts = details(line, locale).map((text) => pen.heightOf(text, 'text', width));
  const product = pen.heightOf(line.title, 'name', width) + texts.reduce((sum, height) => sum + height, 2);
  const remark = pen.heightOf(line.remark ?? '', 'text', columns.remark.width);
  return Math.max(product, remark, columns.picture.height) + 2 * padding;
}

type Row = { line: PricedItem; place: number; picture: Buffer | null; locale: LocaleCode; siteOrigin: string };

/** Draws the row of a line, whose title leads to the product in the options of the line (QUO-10). Returns the y coordinate where it ends. */
export function drawRow(pen: PdfWriter, row: Row, top: number, table: PDFKit.PDFStructureElement): number {
  const { line, place, picture, locale, siteOrigin } = row;
  const { number, picture: frame, product, remark, amount, weight } = columns;
  const format = listFormats(locale);
  const bottom = top + rowHeight(pen, line, locale);
  const y = top + padding;
  const cells = pen.part('TR', table);
  const cell = (draw: () => void) => pen.write('TD', cells, draw);
  cell(() => pen.text(String(place).padStart(2, '0'), 'text', { ...number, y: y + 0.6, colour: 'soft' }));
  if (picture) pen.aside(() => pen.document.image(picture, frame.x, y, { fit: [frame.width, frame.height] }));
  const described = pen.part('TD', cells);
  let at = y;
  pen.write(line.uri ? 'Link' : 'P', described, () => {
    const link = line.uri && { link: addressOfLine(line, siteOrigin) };
    at = pen.text(line.title, 'name', { ...product, y, ...link }) + 2;
  });
  pen.write('P', described, () => {
    for (const text of details(line, locale)) at = pen.text(text, 'text', { ...product, y: at, colour: 'soft' });
  });
  cell(() => pen.text(line.remark ?? '', 'text', { ...remark, y: y + 0.6 }));
  cell(() => pen.text(String(line.amount), 'strong', { ...amount, y, align: 'right' }));
  cell(() => {
    const sums = [
      ...(line.weightKg === null ? [] : [`${format.number(line.weightKg * line.amount)} kg`]),
      ...(line.priceEur === undefined ? [] : [format.price(line.priceEur * line.amount)]),
    ];
    let below = y + 0.6;
    for (const text of sums) below = pen.text(text, 'text', { ...weight, y: below, align: 'right' });
  });
  pen.aside(() => pen.line(pageLayout.left, pageLayout.right, bottom));
  return bottom;
}

/** Height of the heading of a section in points. */
export const sectionHeight = 40;

/** Draws the heading of a section above its rows. Returns the y coordinate where it ends. */
export function drawSection(pen: PdfWriter, section: string, top: number, table: PDFKit.PDFStructureElement): number {
  const { left, right } = pageLayout;
  const bottom = top + sectionHeight;
  pen.write('TH', pen.part('TR', table), () => pen.text(section, 'name', { x: left, y: top + 20, width: right - left }));
  pen.aside(() => pen.line(left, right, bottom, { colour: 'ink' }));
  return bottom;
}
