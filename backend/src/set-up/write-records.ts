import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import type { CollectionSlug } from 'payload';
import { type ImportRun, inTransaction, type NewRequest, runStep } from './import-run.ts';
import type { Part, RecordPlan } from './plans.ts';
import { recall } from './recall.ts';
import { type ReferenceKind, referenceKinds } from './references.ts';

/** Payload takes texts of all languages at once, which its types leave out. */
const everyLocale = 'all' as LocaleCode;

/** Stores the records that are not there yet. */
export async function writeRecords<Slug extends CollectionSlug>(
  run: ImportRun,
  name: string,
  plans: readonly RecordPlan<Slug>[],
): Promise<void> {
  const { payload, references } = run;
  const present = await recall(
    run,
    plans.map(({ reference }) => reference),
  );
  const missing = plans.filter(({ reference }) => !present.has(reference));
  await runStep(run, name, missing, async (plan) => {
    const { collection } = referenceKinds[plan.reference.split(':')[0] as ReferenceKind];
    const id = await inTransaction(payload, async (request) => {
      const { id } = await payload.create({
        collection,
        locale: everyLocale,
        data: plan.fields(references) as never,
        filePath: plan.file,
        depth: 0,
        req: request(),
      });
      for (const locale of localeCodes) {
        const data = plan.relations?.(locale, references);
        if (data) await payload.update({ collection, id, locale, data: data as never, depth: 0, req: request() });
      }
      await writeParts(run, request, plan.parts?.(id as number, references) ?? []);
      return id as number;
    });
    references.add(plan.reference, id);
  });
}

/** Stores what belongs to a document, in that document's transaction. */
export async function writeParts({ payload }: ImportRun, request: NewRequest, parts: readonly Part[]): Promise<void> {
  for (const { collection, fields } of parts) {
    await payload.create({ collection, locale: everyLocale, data: fields as never, depth: 0, req: request() });
  }
}
