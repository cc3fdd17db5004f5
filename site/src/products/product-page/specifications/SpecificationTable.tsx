import { inGround } from '@plantsoen/contract/product-query.ts';
import type { ReactNode } from 'react';
import { Term } from '../../../glossary/Term.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { SpecificationTableFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { useVariantSelection } from '../configuration/use-variant-selection.tsx';
import { isTableRow } from './chosen-figures.ts';
import { co2e } from './EnvironmentalFigures.tsx';
import styles from './SpecificationTable.module.css';

type Row = { key: string; name: ReactNode; values: (string | null)[]; unit: string };

/** Renders the measures of all variants with the selected one tinted: aligned figures, and the unit in its own column. */
export function SpecificationTable({ product }: { product: FragmentOf<SpecificationTableFragment> }) {
  const rows = useRows(product);
  const t = useMessages('products/product-page');
  const { choice } = useVariantSelection();
  const fragment = read<SpecificationTableFragment>(product);
  const columns = columnsOf(fragment);
  const figureOf = (sku: string | undefined) => {
    if (columns.length === 1) return styles.figure;
    return sku === choice.variant ? styles.chosen : styles.other;
  };
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('variantTable')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('variant')}</th>
            {columns.map((variant) => (
              <th key={variant.id} className={figureOf(variant.sku)} scope="col">
                {variant.sku}
              </th>
            ))}
            <td className={styles.unit} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values, unit }) => (
            <tr key={key}>
              {/* The name of a header lacks the text of a disclosure in it. */}
              <th className={styles.label} scope="row" aria-label={typeof name === 'string' ? name : undefined}>
                {typeof name === 'string' ? <Term text={name} /> : name}
              </th>
              {values.map((value, index) => (
                <td key={columns[index]?.id} className={figureOf(columns[index]?.sku)}>
                  {value ?? '–'}
                </td>
              ))}
              <td className={styles.unit}>{unit}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {fragment.environmental?.illustrative && (
        <p className={styles.note}>{t('illustrativeFigures', { boundary: fragment.environmental.boundary })}</p>
      )}
    </section>
  );
}

/** Returns the variants, or the product itself if it has none. */
function columnsOf({ variants, id, sku, dimensions, weightKg }: SpecificationTableFragment) {
  return variants.length > 0
    ? variants
    : [{ id, sku, dimensions, weightKg, co2eKg: null, mkiEur: null, price: null, specifications: null }];
}

type Specifications = SpecificationTableFragment['specifications'];

/** Returns the merged rows of several tables, each fact once. */
function rowsOf(tables: readonly Specifications[]): Specifications {
  return [...new Map(tables.flat().map((row) => [row.key, row])).values()];
}

function valueIn(table: Specifications, key: string): string | null {
  return table.find((row) => row.key === key)?.value ?? null;
}

/** Returns the rows that vary by variant, then those common to all. Rows without a value are omitted. */
function useRows(product: FragmentOf<SpecificationTableFragment>): Row[] {
  const fragment = read<SpecificationTableFragment>(product);
  const { specifications, supply, mountings } = fragment;
  const columns = columnsOf(fragment);
  const { choice } = useVariantSelection();
  const { format } = useSite();
  const t = useMessages('products/product-page');
  const { number, price } = format;
  const figure = (value: number | null, digits?: number) => (value === null ? null : number(value, digits));
  const measure = (value: number | null) => (value === null ? null : String(value));
  const forAll = (value: string | null) => columns.map(() => value);
  const rows: Row[] = [
    { key: 'length', name: t('length'), values: columns.map((v) => measure(v.dimensions.lengthMm)), unit: 'mm' },
    { key: 'width', name: t('width'), values: columns.map((v) => measure(v.dimensions.widthMm)), unit: 'mm' },
    { key: 'height', name: t('height'), values: columns.map((v) => measure(v.dimensions.heightMm)), unit: 'mm' },
    ...rowsOf([specifications, ...columns.map((variant) => variant.specifications ?? [])])
      .filter(isTableRow)
      .map(({ key, name, unit }) => ({
        key,
        name,
        values: columns.map((v) => valueIn(v.specifications ?? specifications, key)),
        unit: unit ?? '',
      })),
    {
      key: 'embedDepth',
      name: t('embedDepth'),
      values: forAll(mountings.length === 0 || choice.mounting === inGround ? measure(supply.embedDepthMm) : null),
      unit: 'mm',
    },
    { key: 'weight', name: t('weight'), values: columns.map((v) => figure(v.weightKg)), unit: 'kg' },
    { key: 'co2e', name: co2e, values: columns.map((v) => figure(v.co2eKg, 1)), unit: 'kg' },
    { key: 'mki', name: t('mki'), values: columns.map((v) => figure(v.mkiEur, 2)), unit: '€' },
    {
      key: 'price',
      name: `${t('price')}, ${t('exVat')}`,
      values: columns.map((v) => v.price && price(v.price.amount)),
      unit: '',
    },
  ];
  return rows.filter(({ values }) => values.some((value) => value !== null));
}
