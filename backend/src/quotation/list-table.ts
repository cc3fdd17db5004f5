import { linesOf } from '@plantsoen/specification-rules/specification-texts.ts';
import { listFormats } from './list-formats.ts';
import { type ListTotals, totalsOf } from './list-totals.ts';
import { type ListWords, listWords, projectData } from './list-words.ts';
import { optionsInWords } from './options-in-words.ts';
import { addressOfLine, type PricedItem } from './priced-items.ts';
import type { QuotationPdf } from './quotation-pdf.ts';
import type { SpecifiedLine } from './specified-lines.ts';

/** Cell of a list as a table. Null is empty. */
export type ListCell = string | number | null;

/** A list as a table: a row per line, a row of totals, and notes with the project data and on the figures. */
export type ListTable = { headings: string[]; widths: number[]; rows: ListCell[][]; totals: ListCell[]; notes: string[] };

export type TabledList = Pick<
  QuotationPdf,
  'locale' | 'lines' | 'hasPrices' | 'siteOrigin' | 'project' | 'place' | 'tenderDate' | 'date'
>;

/** Column of the table, with its width in characters. A column without a total leaves its cell in the row of totals empty. */
type Column = {
  heading: string;
  width: number;
  cell(line: PricedItem, place: number): ListCell | undefined;
  total?(totals: ListTotals): ListCell | undefined;
};

/**
 * Returns a list as a table in its language (QUO-09): measures, weight, lead time and environmental figures as numbers, prices for
 * members who see them, and the specification texts if they are given. A column marks discontinued products if there are any.
 */
export function listTable(list: TabledList, texts: readonly SpecifiedLine[] = []): ListTable {
  const { locale, lines } = list;
  const words = listWords[locale];
  const columns = [
    { heading: words.number, width: 6, cell: (_: PricedItem, place: number) => place + 1 },
    ...sectionColumn(words, lines),
    ...productColumns(words),
    ...optionsColumn(words, lines),
    ...figureColumns(words),
    { heading: words.remark, width: 30, cell: ({ remark }: PricedItem) => remark },
    { heading: words.address, width: 50, cell: (line: PricedItem) => addressOfLine(line, list.siteOrigin) },
    ...availabilityColumn(words, lines),
    ...(list.hasPrices ? priceColumns(words) : []),
    ...textColumn(words, texts),
  ];
  const totals = totalsOf(lines);
  return {
    headings: columns.map(({ heading }) => heading),
    widths: columns.map(({ width }) => width),
    rows: lines.map((line, place) => columns.map(({ cell }) => cell(line, place) ?? null)),
    totals: columns.map(({ total }) => total?.(totals) ?? null),
    notes: [...projectNotes(words, list), ...notesOf(words, totals, Boolean(list.hasPrices))],
  };
}

/** Returns the rows of notes below the table. Its first column, with the numbers of lines, is narrow. */
export const noteRows = (notes: readonly string[]): ListCell[][] => notes.map((note) => [null, note]);

/** Returns the figure of all pieces of a line, without the errors of floating-point numbers. */
const ofAll = (figure: number | null | undefined, { amount }: PricedItem): number | null =>
  figure == null ? null : Math.round(figure * amount * 1000) / 1000;

const isWhole = ({ weightKg, co2eKg, mkiEur, priceEur }: ListTotals) =>
  [weightKg, co2eKg, mkiEur, priceEur].every((sum) => sum?.isWhole !== false);

function productColumns(words: ListWords): Column[] {
  return [
    {
      heading: words.product,
      width: 34,
      cell: ({ title }) => title,
      total: (totals) => (isWhole(totals) ? words.total : words.known(words.total)),
    },
    { heading: words.category, width: 18, cell: ({ category }) => category },
    { heading: words.sku, width: 16, cell: ({ sku }) => sku },
    { heading: words.version, width: 24, cell: ({ measure }) => measure },
    { heading: `${words.length} (mm)`, width: 12, cell: ({ dimensions }) => dimensions?.lengthMm },
    { heading: `${words.width} (mm)`, width: 12, cell: ({ dimensions }) => dimensions?.widthMm },
    { heading: `${words.height} (mm)`, width: 12, cell: ({ dimensions }) => dimensions?.heightMm },
    { heading: words.colour, width: 24, cell: ({ colour }) => colour },
    { heading: words.mounting, width: 20, cell: ({ mounting }) => mounting },
  ];
}

function figureColumns(words: ListWords): Column[] {
  return [
    { heading: words.amount, width: 8, cell: ({ amount }) => amount, total: ({ pieces }) => pieces },
    { heading: words.weightEach, width: 20, cell: ({ weightKg }) => weightKg },
    {
      heading: `${words.weight} (kg)`,
      width: 14,
      cell: (line) => ofAll(line.weightKg, line),
      total: ({ weightKg }) => weightKg?.value,
    },
    {
      heading: words.leadTimeWeeks,
      width: 18,
      cell: ({ leadTimeWeeks }) => leadTimeWeeks,
      total: ({ leadTimeWeeks }) => leadTimeWeeks,
    },
    {
      heading: `${words.co2e} (kg)`,
      width: 20,
      cell: (line) => ofAll(line.figures?.co2eKg, line),
      total: ({ co2eKg }) => co2eKg?.value,
    },
    {
      heading: `${words.mki} (EUR)`,
      width: 26,
      cell: (line) => ofAll(line.figures?.mkiEur, line),
      total: ({ mkiEur }) => mkiEur?.value,
    },
  ];
}

function optionsColumn(words: ListWords, lines: readonly PricedItem[]): Column[] {
  if (!lines.some(({ options }) => options?.length)) return [];
  return [{ heading: words.options, width: 40, cell: (line) => optionsInWords(line) || null }];
}

function sectionColumn({ section: heading }: ListWords, lines: readonly PricedItem[]): Column[] {
  return lines.some(({ section }) => section) ? [{ heading, width: 24, cell: ({ section }) => section }] : [];
}

/** Returns the project data as notes below the table, so that each row of it stays a line. */
function projectNotes(words: ListWords, list: TabledList): string[] {
  const { locale, project, date } = list;
  return [
    ...(project ? [`${words.project}: ${project}`] : []),
    ...projectData(list),
    `${words.date}: ${listFormats(locale).date(date)}`,
  ];
}

function availabilityColumn(words: ListWords, lines: readonly PricedItem[]): Column[] {
  if (!lines.some(({ discontinued }) => discontinued)) return [];
  const cell = ({ discontinued }: PricedItem) => discontinued && words.discontinued[discontinued];
  return [{ heading: words.availability, width: 40, cell }];
}

function priceColumns(words: ListWords): Column[] {
  return [
    { heading: words.guidePriceEach, width: 30, cell: ({ priceEur }) => priceEur },
    {
      heading: words.guidePrice,
      width: 22,
      cell: (line) => ofAll(line.priceEur, line),
      total: ({ priceEur }) => priceEur?.value,
    },
  ];
}

function textColumn(words: ListWords, texts: readonly SpecifiedLine[]): Column[] {
  if (texts.length === 0) return [];
  const textOf = new Map(texts.map(({ line, longText }) => [line, linesOf(longText)]));
  return [{ heading: words.specificationText, width: 80, cell: (line) => textOf.get(line) }];
}

function notesOf(words: ListWords, { bases, illustrative, omitsOptions }: ListTotals, hasPrices: boolean): string[] {
  return [
    ...bases.map(({ boundary, source, date }) => words.basis(boundary, source, date)),
    ...(illustrative ? [words.illustrative] : []),
    ...(omitsOptions ? [words.withoutOptions] : []),
    ...(hasPrices ? [words.priceTerms] : []),
  ];
}
