// Bundles the backend of a build that follows the present one, with one more migration: node next-backend.mjs <folder>
import { readFile } from 'node:fs/promises';
import { bundlePrograms } from '../../backend/bundle-programs.mjs';

/** Adds a column, so that programs of both builds work on the database. */
const migration = `
migrations.push({
  name: '99990101_000000_next',
  up: ({ db }) => db.execute("alter table products add column next_note varchar not null default ''"),
  down: ({ db }) => db.execute('alter table products drop column next_note'),
});`;

/** Plugin that adds the migration to the list. */
const nextMigration = {
  name: 'next-migration',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]migrations[\\/]index\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')) + migration,
      loader: 'ts',
    }));
  },
};

await bundlePrograms(process.argv[2], [nextMigration]);
