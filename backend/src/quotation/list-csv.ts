import { byteOrderMark, csvRow, separatorFor } from '../forms/csv.ts';
import { listFormats } from './list-formats.ts';
import { totalsOf } from './list-totals.ts';
import { listWords } from './list-words.ts';
import { addressOfLine } from './priced-items.ts';
import type { QuotationPdf } from './quotation-pdf.ts';

/**
 * Returns a list as CSV, with headings and numbers in its language. A list with discontinued products has a column that marks them, and
 * one with prices ends with a row for their total.
 */
export function listCsv(
  { locale, lines, hasPrices }: Pick<QuotationPdf, 'locale' | 'lines' | 'hasPrices'>,
  siteOrigin: string,
): string {
  const words = listWords[locale];
  const { number } = listFormats(locale);
  const figure = (value: number | null | undefined) =>
    value == null ? '' : number(value).replaceAll(locale === 'en' ? ',' : '.', '');
  const ifPriced = (cells: () => string[]) => (hasPrices ? cells() : []);
  const isMarked = lines.some(({ discontinued }) => discontinued);
  const headings = [
    ...[words.number, words.product, words.category, words.sku, words.version, words.colour, words.mounting],
    ...[words.amount, words.weightEach, `${words.weight} (kg)`, words.remark, words.address],
    ...(isMarked ? [words.availability] : []),
    ...ifPriced(() => [words.guidePriceEach, words.guidePrice]),
  ];
  const rows = lines.map((line, index) => [
    ...[String(index + 1), line.title, line.category, line.sku, line.measure],
    ...[line.colour ?? '', line.mounting ?? '', String(line.amount), figure(line.weightKg)],
    figure(line.weightKg === null ? null : line.weightKg * line.amount),
    ...[line.remark ?? '', addressOfLine(line, siteOrigin)],
    ...(isMarked ? [line.discontinued ? words.discontinued[line.discontinued] : ''] : []),
    ...ifPriced(() => [figure(line.priceEur), figure(line.priceEur === undefined ? null : line.priceEur * line.amount)]),
  ]);
  const total = ifPriced(() => {
    const { priceEur } = totalsOf(lines);
    const label = priceEur?.isWhole === false ? words.known(words.totalPrice) : words.totalPrice;
    return headings.map((_, place) => (place === 1 ? label : place === headings.length - 1 ? figure(priceEur?.value) : ''));
  });
  const separator = separatorFor(locale);
  return byteOrderMark + [headings, ...rows, ...(hasPrices ? [total] : [])].map((row) => csvRow(row, separator)).join('');
}
