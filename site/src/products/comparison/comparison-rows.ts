import { weightWith } from '@plantsoen/contract/product-options.ts';
import type { ReactNode } from 'react';
import { read } from '../../platform/data/operation.ts';
import type { SupplyFragment } from '../../platform/generated/operations-types.ts';
import type { Formats } from '../../platform/locale/formats.ts';
import type { Translate } from '../../platform/messages/page-messages.tsx';
import { leadTimeOf } from '../lead-time.ts';
import { materialsOf, withFigures } from '../product-page/specifications/chosen-figures.ts';
import { co2e } from '../product-page/specifications/EnvironmentalFigures.tsx';
import { statedFigures } from '../product-page/specifications/supply-figures.ts';
import type { ComparedColumn } from './compared-columns.ts';

/** A value of a column; undefined if it is unknown. */
type Cell = { text: string; unit?: string | undefined } | undefined;

/** A row of the comparison. Of three or more columns, `deviant` is the only one with another value. */
export type ComparisonRow = { key: string; name: ReactNode; cells: Cell[]; differs: boolean; deviant: number | undefined };

export type ComparisonGroup = { key: 'measures' | 'material' | 'delivery' | 'environment'; rows: ComparisonRow[] };

export type RowWords = {
  t: Translate<'products/product-page'>;
  onCard: Translate<'products'>;
  ofOptions: Translate<'products/options'>;
  format: Formats;
};

/** Returns a row, or none if no column has a value. */
export function comparisonRow(key: string, name: ReactNode, cells: readonly Cell[]): ComparisonRow[] {
  if (cells.every((cell) => cell === undefined)) return [];
  const texts = cells.map((cell) => (cell ? `${cell.text} ${cell.unit ?? ''}` : ''));
  const differs = texts.some((text) => text !== texts[0]);
  return [{ key, name, cells: [...cells], differs, deviant: differs ? deviantOf(texts) : undefined }];
}

/** Returns the index of the only text that differs from all others, which are the same; undefined for fewer than three texts. */
function deviantOf(texts: readonly string[]): number | undefined {
  if (texts.length < 3) return undefined;
  const place = texts.findIndex((text) => texts.filter((other) => other === text).length === 1);
  const others = texts.filter((_, index) => index !== place);
  return place >= 0 && others.every((text) => text === others[0]) ? place : undefined;
}

/** Returns the groups of facts of the columns: measures, material, delivery and environment. Every figure is that of the variant (CAT-10). */
export function comparisonGroups(columns: readonly ComparedColumn[], words: RowWords): ComparisonGroup[] {
  const groups: ComparisonGroup[] = [
    { key: 'measures', rows: measureRows(columns, words) },
    { key: 'material', rows: materialRows(columns, words) },
    { key: 'delivery', rows: deliveryRows(columns, words) },
    { key: 'environment', rows: environmentRows(columns, words) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const quantity = (value: number | null | undefined, unit: string): Cell =>
  value == null ? undefined : { text: String(value), unit };

function measureRows(columns: readonly ComparedColumn[], { t, format }: RowWords): ComparisonRow[] {
  const dimensions = columns.map(({ product, variant }) => (variant ?? product).dimensions);
  const figures = columns.map(({ product, variant }) => withFigures(product, variant));
  const facts = [
    ...new Map(figures.flatMap(({ specifications }) => specifications.map((row) => [row.key, row] as const))).values(),
  ];
  return [
    ...comparisonRow(
      'length',
      t('length'),
      dimensions.map(({ lengthMm }) => quantity(lengthMm, 'mm')),
    ),
    ...comparisonRow(
      'width',
      t('width'),
      dimensions.map(({ widthMm }) => quantity(widthMm, 'mm')),
    ),
    ...comparisonRow(
      'height',
      t('height'),
      dimensions.map(({ heightMm }) => quantity(heightMm, 'mm')),
    ),
    ...facts.flatMap(({ key, name }) => {
      const cells = figures.map(({ specifications }) => specifications.find((row) => row.key === key));
      return comparisonRow(
        key,
        name,
        cells.map((row) => row && { text: row.value, unit: row.unit ?? undefined }),
      );
    }),
    ...comparisonRow(
      'weight',
      t('weight'),
      figures.map(({ weightKg }, place) => {
        const weight = weightWith(weightKg, columns[place]?.options ?? []);
        return weight === null ? undefined : { text: format.number(weight), unit: 'kg' };
      }),
    ),
  ];
}

function materialRows(columns: readonly ComparedColumn[], { t, ofOptions }: RowWords): ComparisonRow[] {
  const listed = (titles: readonly { title: string }[]): Cell =>
    titles.length === 0 ? undefined : { text: titles.map(({ title }) => title).join(', ') };
  return [
    ...comparisonRow(
      'material',
      t('material'),
      columns.map(({ product, variant }) => listed(materialsOf(product, variant))),
    ),
    ...comparisonRow(
      'colour',
      t('colour'),
      columns.map(({ colour }) => colour && { text: colour.code }),
    ),
    ...comparisonRow(
      'mounting',
      t('mounting'),
      columns.map(({ product, mounting }) => listed(mounting ? [mounting] : product.mountings)),
    ),
    ...comparisonRow(
      'options',
      ofOptions('options'),
      columns.map(({ options }) => listed(options)),
    ),
  ];
}

function deliveryRows(columns: readonly ComparedColumn[], { t, onCard, format }: RowWords): ComparisonRow[] {
  const ofColour = columns.map(({ product, colour }) => {
    const weeks = leadTimeOf(read<SupplyFragment>(product.supply), product.colours, colour?.code);
    return weeks === null ? undefined : withUnit(format.quantity(weeks, 'weeks'));
  });
  const stated = columns.map(({ product }) => statedFigures(read<SupplyFragment>(product.supply), { t, onCard, format }));
  const labels = [...new Set(stated.flat().map(({ label }) => label))];
  return [
    ...(columns.some(({ otherColour }) => otherColour) ? comparisonRow('leadTime', t('leadTime'), ofColour) : []),
    ...labels.flatMap((label) => {
      const values = stated.map((figures) => figures.find((figure) => figure.label === label)?.value);
      return comparisonRow(
        label,
        label,
        values.map((value) => (value === undefined ? undefined : withUnit(value))),
      );
    }),
  ];
}

function environmentRows(columns: readonly ComparedColumn[], { t, format }: RowWords): ComparisonRow[] {
  const figures = columns.map(({ product: { environmental }, variant }) =>
    environmental ? { ...environmental, ...pickFigures(variant ?? environmental) } : undefined,
  );
  const cell = (value: number | null | undefined, write: (value: number) => string, unit?: string): Cell =>
    value == null ? undefined : { text: write(value), unit };
  return [
    ...comparisonRow(
      'co2e',
      co2e,
      figures.map((row) => cell(row?.co2eKg, (value) => format.number(value, 1), 'kg')),
    ),
    ...comparisonRow(
      'mki',
      t('mki'),
      figures.map((row) => cell(row?.mkiEur, format.price)),
    ),
    ...comparisonRow(
      'recycled',
      t('recycled'),
      figures.map((row) => cell(row?.recycledContentPercent, format.percent)),
    ),
    ...comparisonRow(
      'detachable',
      t('detachable'),
      figures.map((row) => cell(row?.detachabilityPercent, format.percent)),
    ),
  ];
}

function pickFigures({ co2eKg, mkiEur }: { co2eKg: number | null; mkiEur: number | null }) {
  return { co2eKg, mkiEur };
}

/** Splits '6 weeks' into its number and its unit. */
function withUnit(value: string): Cell {
  const [, text, unit] = /^([\d.,]+)\s(.+)$/u.exec(value) ?? [];
  return text ? { text, unit } : { text: value };
}
