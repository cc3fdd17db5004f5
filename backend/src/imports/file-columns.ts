import type { Sql } from '../platform/api/instrumented-sql.ts';
import { catalogueColumns } from './catalogue-columns.ts';
import type { CellProblem, FileProblem } from './cell-problem.ts';
import { readDictionary } from './dictionary.ts';
import { pictureColumns, redirectColumns } from './document-columns.ts';
import { type FileKind, fileKinds, headingOf, type ImportColumn } from './import-column.ts';
import { foldName, nearestName } from './nearest-name.ts';
import { textOf } from './parse-cell.ts';
import type { SheetRow } from './sheet/sheet.ts';

export type ColumnsOfKinds = Readonly<Record<FileKind, readonly ImportColumn[]>>;

/** Facts that a product has by other fields have no column. */
type Exclusion = ReadonlySet<string>;

/** Returns the columns of each kind of file. The names of values are in the given language of the admin. */
export async function columnsOfKinds(sql: Sql, language: string, derivedFacts: Exclusion): Promise<ColumnsOfKinds> {
  const dictionary = await readDictionary(sql, language);
  const facts = dictionary.facts.filter(({ key }) => !derivedFacts.has(key));
  return { catalogue: catalogueColumns({ ...dictionary, facts }), pictures: pictureColumns, redirects: redirectColumns };
}

/** Column of a file, with what it contains; without `column` if its heading is unknown or it only helps editors. */
export type FileColumn = { number: number; heading: string; column?: ImportColumn };

/** Columns of a file with its kind, and the problems of its headings. */
export type FileColumns = { kind: FileKind; columns: FileColumn[]; problems: FileProblem[] };

const languages = ['nl', 'en', 'de'] as const;

/** Returns the columns by all headings that a file may use: those of each language, and the key. */
function byHeading(columns: readonly ImportColumn[]): Map<string, ImportColumn> {
  const entries = columns.flatMap((column) =>
    [column.key, ...languages.map((language) => headingOf(column, language))].map((name) => [foldName(name), column] as const),
  );
  // The first column wins, if a fact has the name of a field.
  return new Map(entries.reverse());
}

/**
 * Reads the headings of a file. Its kind is the one with the largest number of matching headings. A file without the columns that
 * identify its rows, or with a column twice, cannot be imported: its problem is in row 0.
 */
export function readHeadings({ row, cells }: SheetRow, columnsOf: ColumnsOfKinds, language: string): FileColumns {
  const headings = [...cells].map(([number, { content }]) => ({ number, heading: textOf(content) }));
  const matches = fileKinds.map((kind) => {
    const named = byHeading(columnsOf[kind]);
    const columns = headings.map((heading) => withColumn(heading, named.get(foldName(heading.heading))));
    return { kind, columns, count: columns.filter(({ column }) => column !== undefined).length };
  });
  const { kind, columns } = matches.reduce((best, match) => (match.count > best.count ? match : best));
  const at = (number: number, value: string, problem: CellProblem): FileProblem => ({ row, column: number, value, ...problem });
  const names = columnsOf[kind].map((column) => headingOf(column, language));
  const problems = columns.flatMap(({ number, heading, column }, index) => {
    if (!column) {
      const proposal = nearestName(heading, names);
      return [at(number, heading, { reason: 'unknownColumn', ...(proposal && { proposal }) })];
    }
    const isTwice = columns.findIndex((other) => other.column === column) < index;
    return isTwice ? [{ ...at(number, heading, { reason: 'sameColumn' }), row: 0 }] : [];
  });
  const missing = missingKeys(kind, columns, columnsOf[kind]);
  if (missing.length > 0) {
    const detail = missing.map((column) => headingOf(column, language)).join(', ');
    problems.push({ row: 0, column: 0, value: '', reason: 'keyMissing', detail });
  }
  return { kind, columns: columns.map((one) => (one.column?.isNote ? withColumn(one, undefined) : one)), problems };
}

const withColumn = ({ number, heading }: FileColumn, column: ImportColumn | undefined): FileColumn => ({
  number,
  heading,
  ...(column && { column }),
});

/** Returns the missing columns that identify rows. A file of the catalogue needs one of its two. */
function missingKeys(kind: FileKind, columns: readonly FileColumn[], all: readonly ImportColumn[]): ImportColumn[] {
  const missing = all.filter((column) => column.isKey && !columns.some((one) => one.column === column));
  return kind === 'catalogue' && missing.length === 1 ? [] : missing;
}
