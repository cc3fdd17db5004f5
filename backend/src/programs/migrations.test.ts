import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BasePayload } from 'payload';
import { expect, it } from 'vitest';
import { buildPayloadConfig } from '../composition/payload-config.ts';
import { placeholderOptions } from '../composition/payload-options.ts';
import { migrations } from '../platform/database/migrations/index.ts';

const migrationFolder = join(import.meta.dirname, '../platform/database/migrations');

/** Returns the schema without the identifiers, which are new in each snapshot. */
function withoutIds(snapshot: unknown): unknown {
  const { id: _, prevId: __, ...schema } = JSON.parse(JSON.stringify(snapshot)) as Record<string, unknown>;
  return schema;
}

it('the migrations create the tables of the collections', async () => {
  const config = await buildPayloadConfig(placeholderOptions);
  const payload = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true });
  const { generateDrizzleJson } = payload.db.requireDrizzleKit();
  const wanted = withoutIds(await generateDrizzleJson(payload.db.schema));
  const newest = readdirSync(migrationFolder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1);
  const migrated = withoutIds(JSON.parse(readFileSync(join(migrationFolder, newest ?? ''), 'utf8')));
  expect(migrated, 'run: npm run migration -w @plantsoen/backend -- <name>').toEqual(wanted);
});

it('the list contains every migration, ordered by date', () => {
  const files = readdirSync(migrationFolder).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
});
