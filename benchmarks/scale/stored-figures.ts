import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.ts';
import type { Measured } from './budgets.ts';
import type { ShopComparison } from './comparison.ts';

/** Figures of the report: those of each size, in ascending order, and the comparison with Vendure. */
export type StoredFigures = { sizes: Measured[]; comparison?: ShopComparison };

const file = join(root, 'benchmarks/scale/figures.json');

/** Returns the figures of the report. An empty report has no file. */
export function readFigures(): StoredFigures {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { sizes: [] };
}

/** Writes the figures of the report. */
export function writeFigures(figures: StoredFigures): void {
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}

/** Returns the stored figures with those of a size in place of its former ones. A new comparison replaces the former one. */
export function withSize(stored: StoredFigures, measured: Measured, comparison = stored.comparison): StoredFigures {
  const others = stored.sizes.filter(({ size }) => size !== measured.size);
  return { sizes: [...others, measured].toSorted((one, other) => one.size - other.size), ...(comparison && { comparison }) };
}
