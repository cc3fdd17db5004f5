import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import type { AnyRecordBlueprint, Part } from '../content/blueprints.ts';
import { collectionOf } from '../content/references.ts';
import { findSeeded } from './find-seeded.ts';
import { type ImportRun, inTransaction, type NewRequest, runStep } from './import-run.ts';
import { readUpload } from './read-upload.ts';

/** Pseudo-locale with which Payload accepts the texts of all languages at once. Its types do not include it. */
const everyLocale = 'all' as LocaleCode;

/** Stores the missing records. */
export async function writeRecords(run: ImportRun, name: string, blueprints: readonly AnyRecordBlueprint[]): Promise<void> {
  const { payload, references } = run;
  const present = await findSeeded(
    run,
    blueprints.map(({ reference }) => reference),
  );
  const missing = blueprints.filter(({ reference }) => !present.has(reference));
  await runStep(run, name, missing, async (blueprint) => {
    const id = await inTransaction(payload, (request) => writeRecord(run, request, blueprint));
    references.add(blueprint.reference, id);
  });
}

async function writeRecord(run: ImportRun, request: NewRequest, blueprint: AnyRecordBlueprint): Promise<number> {
  const { payload, references } = run;
  const collection = collectionOf(blueprint.reference);
  const data = blueprint.fields(references) as never;
  const file = blueprint.file === undefined ? undefined : await readUpload(blueprint.file);
  const { id } = await payload.create({ collection, locale: everyLocale, data, file, depth: 0, req: request() });
  for (const locale of localeCodes) {
    const relations = blueprint.relations?.(locale, references);
    if (relations) await payload.update({ collection, id, locale, data: relations as never, depth: 0, req: request() });
  }
  await writeParts(run, request, blueprint.parts?.(id as number, references) ?? []);
  return id as number;
}

/** Stores the records that belong to a document, in that document's transaction. */
export async function writeParts({ payload, references }: ImportRun, request: NewRequest, parts: readonly Part[]): Promise<void> {
  const stored: { part: Part; id: number }[] = [];
  for (const part of parts) {
    const { collection, fields } = part;
    const data = { ...fields, ...('relations' in part && part.relations(references)) } as never;
    const { id } = await payload.create({ collection, locale: everyLocale, data, depth: 0, req: request() });
    stored.push({ part, id });
    if ('sku' in fields) references.add(`variant:${fields.sku}`, id);
    if ('number' in fields && collection === 'spareParts') references.add(`sparePart:${fields.number}`, id);
    if (collection === 'productOptions') references.add(`productOption:${fields.number}`, id);
  }
  for (const { part, id } of stored) {
    if (!('relationsAfter' in part)) continue;
    const { collection, relationsAfter } = part;
    await payload.update({ collection, id, data: relationsAfter(references), depth: 0, req: request() });
  }
}
