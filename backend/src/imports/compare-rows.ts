import type { FileProblem } from './cell-problem.ts';
import { catalogueRows } from './compare-catalogue.ts';
import { documentRows } from './compare-documents.ts';
import type { FieldDifference } from './compare-record.ts';
import type { CompareOptions, RowState } from './row-outcome.ts';
import type { SheetRow } from './sheet/sheet.ts';

/** Number of rows in each state, whose sum is `rows`, and of changed fields. */
export type ImportCounts = Record<RowState | 'rows' | 'fields', number>;

/** Changes that a file would make, and the rows that it cannot. */
export type Comparison = { differences: FieldDifference[]; problems: FileProblem[]; counts: ImportCounts };

/** Compares the rows of a file with the stored documents. Nothing is written. */
export function compareRows(rows: readonly SheetRow[], options: CompareOptions): Comparison {
  const compare = options.file.kind === 'catalogue' ? catalogueRows(rows, options) : documentRows(options);
  const counts: ImportCounts = { rows: rows.length, fields: 0, new: 0, changed: 0, same: 0, error: 0 };
  const differences: FieldDifference[] = [];
  const problems: FileProblem[] = [];
  for (const row of rows) {
    const outcome = compare(row);
    counts[outcome.state] += 1;
    counts.fields += outcome.differences.length;
    differences.push(...outcome.differences);
    problems.push(...outcome.problems);
  }
  return { differences, problems, counts };
}
