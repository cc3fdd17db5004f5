import type { FileProblem } from './cell-problem.ts';
import { cellsOf, type PlacedCell, problemAt } from './compare-record.ts';
import { foldNumber } from './nearest-name.ts';
import { keyOf } from './parse-cell.ts';
import type { CompareOptions } from './row-outcome.ts';
import type { SheetRow } from './sheet/sheet.ts';
import type { StoredRecord } from './stored-record.ts';

type Kind = 'variants' | 'products';

/** Cells of a row about a variant or a product, with the article number among them; empty without one. */
export type NumberedCells = { cells: readonly PlacedCell[]; placed: PlacedCell | undefined; number: string };

/** Documents that a row of the catalogue names. */
export type NamedRecords = {
  row: number;
  variant: NumberedCells;
  product: NumberedCells;
  storedVariant: StoredRecord | undefined;
  storedProduct: StoredRecord | undefined;
  /** Number of the product, which a row of a stored variant may leave out. */
  productNumber: string;
};

function numberedCells(row: SheetRow, { file }: CompareOptions, kind: Kind): NumberedCells {
  const cells = cellsOf(row, file.columns, kind);
  const placed = cells.find(({ column }) => column.isKey);
  return { cells, placed, number: placed && !placed.cell.problem ? keyOf(placed.cell.content) : '' };
}

/** Returns the documents of a row. */
export function namedRecords(row: SheetRow, options: CompareOptions): NamedRecords {
  const variant = numberedCells(row, options, 'variants');
  const product = numberedCells(row, options, 'products');
  const storedVariant = options.stored.variants.get(variant.number);
  const productNumber = product.number || storedVariant?.parent || '';
  const storedProduct = options.stored.products.get(productNumber);
  return { row: row.row, variant, product, storedVariant, storedProduct, productNumber };
}

/** Returns a function that lists why it is unclear which documents a row names. It is called for one row after the other. */
export function numberChecker(rows: readonly SheetRow[], options: CompareOptions): (records: NamedRecords) => FileProblem[] {
  const numbersOf = (kind: Kind) => new Set(rows.map((row) => numberedCells(row, options, kind).number).filter(Boolean));
  const inFile = { variants: numbersOf('variants'), products: numbersOf('products') };
  const similar = { variants: similarNumbers(options.numbers.variants), products: similarNumbers(options.numbers.products) };
  const rowOf = new Map<string, number>();

  /** Returns the problem of a number with a typing error, unless the file has the intended number, too. */
  function typingError(row: number, kind: Kind, { number, placed }: NumberedCells): FileProblem[] {
    const proposal = similar[kind].get(foldNumber(number));
    if (proposal === undefined || inFile[kind].has(proposal)) return [];
    return [problemAt(row, { reason: 'similar', proposal }, placed)];
  }

  function ofVariant({ row, variant, product, storedVariant, productNumber }: NamedRecords): FileProblem[] {
    const { number, placed } = variant;
    if (number === '') return [];
    const earlier = rowOf.get(number);
    rowOf.set(number, earlier ?? row);
    if (earlier !== undefined) return [problemAt(row, { reason: 'twice', detail: String(earlier) }, placed)];
    const parent = storedVariant?.parent ?? '';
    if (storedVariant)
      return parent === productNumber
        ? []
        : [problemAt(row, { reason: 'otherProduct', detail: parent, proposal: parent }, product.placed)];
    const mistyped = typingError(row, 'variants', variant);
    if (mistyped.length > 0 || productNumber !== '') return mistyped;
    return [problemAt(row, { reason: 'unknownNumber' }, placed)];
  }

  return (records) => {
    const { row, variant, product, storedProduct, productNumber } = records;
    const broken = [variant, product].flatMap(({ placed }) =>
      placed?.cell.problem ? [problemAt(row, placed.cell.problem, placed)] : [],
    );
    if (broken.length > 0) return broken;
    if (!variant.number && !product.number) return [problemAt(row, { reason: 'numberMissing' })];
    const isUnknown = productNumber !== '' && !storedProduct;
    return [...ofVariant(records), ...(isUnknown ? typingError(row, 'products', product) : [])];
  };
}

/** Returns the stored numbers by their forms without typing errors. Forms of several numbers are left out. */
function similarNumbers(stored: Iterable<string>): Map<string, string> {
  const numbers = new Map<string, string>();
  const shared = new Set<string>();
  for (const key of stored) {
    const form = foldNumber(key);
    if (numbers.has(form)) shared.add(form);
    numbers.set(form, key);
  }
  for (const form of shared) numbers.delete(form);
  return numbers;
}
