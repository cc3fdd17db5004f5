/** Program that writes a migration for the changes of the collections: `npm run migration -w @plantsoen/backend -- <name>`. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BasePayload } from 'payload';
import { buildPayloadConfig } from '../composition/payload-config.ts';
import { placeholderOptions } from '../composition/payload-options.ts';

/** Folder of the migrations in the source tree. The bundled programs contain them. */
const migrationFolder = fileURLToPath(new URL('../platform/database/migrations', import.meta.url));

const migrationFiles = () => readdirSync(migrationFolder).filter((file) => file.endsWith('.ts') && file !== 'index.ts');

/** Rewrites the generated file for the project's compiler settings. */
function tidy(file: string): void {
  const path = join(migrationFolder, file);
  const text = readFileSync(path, 'utf8')
    .replace('{ MigrateUpArgs, MigrateDownArgs, sql }', '{ type MigrateUpArgs, type MigrateDownArgs, sql }')
    .replaceAll('{ db, payload, req }', '{ db }');
  writeFileSync(path, text);
}

function writeIndex(files: readonly string[]): void {
  const names = files.map((file) => file.replace(/\.ts$/, ''));
  const imports = names.map((name) => `import * as migration_${name} from './${name}.ts';\n`);
  const entries = names.map((name) => `  { name: '${name}', up: migration_${name}.up, down: migration_${name}.down },\n`);
  writeFileSync(join(migrationFolder, 'index.ts'), `${imports.join('')}\nexport const migrations = [\n${entries.join('')}];\n`);
}

/** Deletes all snapshots of the schema but the latest, which is the only one that Payload compares the collections with. */
function keepLatestSnapshot(): void {
  const snapshots = readdirSync(migrationFolder).filter((file) => file.endsWith('.json'));
  for (const file of snapshots.sort().slice(0, -1)) rmSync(join(migrationFolder, file));
}

const migrationName = process.argv[2];
if (!migrationName || !/^[a-z][a-z_]*$/.test(migrationName))
  throw new Error('the migration needs a name in lower case, with words separated by _');

const before = new Set(migrationFiles());
const config = await buildPayloadConfig(placeholderOptions);
const payload = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true });
payload.db.migrationDir = migrationFolder;
await payload.db.createMigration({ payload, migrationName, skipEmpty: true });
for (const file of migrationFiles()) if (!before.has(file)) tidy(file);
writeIndex(migrationFiles().sort());
keepLatestSnapshot();
process.exit(0);
