import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementErrors } from './check-statements.ts';
import { memoryDatabase } from './memory-database.ts';
import { readStatements } from './read-statements.ts';
import type { StatementText } from './sql-evaluator.ts';

/** Files with a statement whose tables are known only at run time. */
const runtimeTables: readonly string[] = [
  // All tables of the database and of an archive.
  'backend/src/backup/dump-database.ts',
  'backend/src/backup/load-database.ts',
  // The parent column of any collection with addresses, and temporary copies of the tables.
  'backend/src/composition/preview-projection.ts',
  // The versions of a collection, where it has them.
  'backend/src/platform/publication/payload-patches/one-writer-at-a-time.ts',
  // The table of any collection or global, by Payload's own map.
  'backend/src/platform/publication/payload-patches/updated-at.ts',
  // The foreign keys that the database has.
  'backend/src/references/referring-documents.ts',
  // Temporary copies of the tables of the previewed document.
  'backend/src/preview/shadow-tables.ts',
  // The tables of any collection that the seed has filled.
  'backend/src/seed/removal/delete-documents.ts',
  'backend/src/seed/removal/removal-scope.ts',
  // The table of any collection with localised texts.
  'backend/src/translations/note-changed-documents.ts',
  // All tables with rows of a document.
  'backend/src/trash/insert-rows.ts',
  'backend/src/trash/snapshot.ts',
];

let database: PGlite;
beforeAll(async () => {
  database = await memoryDatabase();
});
afterAll(() => database.close());

const statements = readStatements();

it('every statement of the backend fits the tables', async () => {
  expect(statements.length).toBeGreaterThan(250);
  const errors = await statementErrors(database, statements);
  const fileOf = (error: string) => error.slice(0, error.indexOf(':'));
  const files = new Set(errors.map(fileOf));
  expect(runtimeTables.filter((file) => !files.has(file))).toEqual([]);
  expect(errors.filter((error) => !runtimeTables.includes(fileOf(error)))).toEqual([]);
});

const textsOf = (file: string) =>
  statements.flatMap((statement) => (statement.file === file ? statement.texts.map(({ text }) => text) : []));

it('fills in constants and functions of other files', () => {
  expect(textsOf('backend/src/products/product-detail.ts')).toEqual([expect.stringContaining('from variants_facts pf')]);
});

it('fills in every value that a type allows', () => {
  const texts = textsOf('backend/src/metadata/entry-description.ts');
  for (const table of ['pages', 'categories', 'products', 'projects', 'news', 'faq'])
    expect(texts).toContainEqual(expect.stringContaining(`from ${table} p join ${table}_locales l`));
});

const errorsOf = (...texts: StatementText[]) => statementErrors(database, [{ file: 'news.ts', line: 3, texts }]);

it('reports an unknown column with its file and line', async () => {
  expect(await errorsOf({ text: 'select p.headline from news p where p.id = $1', choices: [] })).toEqual([
    'news.ts:3: column p.headline does not exist',
  ]);
});

it('accepts alternatives that exclude each other', async () => {
  const errors = await errorsOf(
    { text: 'select p.members_only from pages p', choices: ['pages', 'members_only'] },
    { text: 'select p.members_only from news p', choices: ['news', 'members_only'] },
    { text: 'select false from news p', choices: ['news', 'false'] },
  );
  expect(errors).toEqual([]);
});

it('reports an alternative that is wrong in every text', async () => {
  const errors = await errorsOf(
    { text: 'select p.series from products p', choices: ['products'] },
    { text: 'select p.series from news p', choices: ['news'] },
  );
  expect(errors).toEqual(['news.ts:3: column p.series does not exist']);
});
