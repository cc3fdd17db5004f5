import { defaultLocale, localeCodes } from '@plantsoen/contract/locales.ts';
import type { AnyEntryPlan, EntrySlug } from '../content/blueprints.ts';
import { collectionOf, type Reference } from '../content/references.ts';
import { findSeeded } from './find-seeded.ts';
import { type ImportRun, inTransaction, runStep } from './import-run.ts';
import { mergeFields } from './merge-fields.ts';
import { writeParts } from './write-records.ts';

const entriesOf = (reference: Reference) => collectionOf(reference) as EntrySlug;

/**
 * Stores the outline of each missing entry as a draft, so that entries can refer to each other. Returns the plans that are not
 * filled yet. An entry that is live in any language is already filled, and an editor may have changed it.
 */
export async function outlineEntries<Plan extends AnyEntryPlan>(
  run: ImportRun,
  name: string,
  plans: readonly Plan[],
): Promise<Plan[]> {
  const { payload, references } = run;
  const present = await findSeeded(
    run,
    plans.map(({ reference }) => reference),
  );
  const missing = plans.filter(({ reference }) => !present.has(reference));
  await runStep(run, name, missing, async (plan) => {
    const { id } = await payload.create({
      collection: entriesOf(plan.reference),
      locale: defaultLocale,
      draft: true,
      data: plan.outline(references),
      depth: 0,
      req: { context: { bulk: true } },
    });
    references.add(plan.reference, id);
  });
  return plans.filter(({ reference }) => !Object.values(present.get(reference)?._status ?? {}).includes('published'));
}

/**
 * Fills outlined entries and publishes them in every language, each entry in one transaction. Entries that refer to others of
 * their collection need `width` 1: Payload rewrites the whole row, and two transactions that wait for each other's row deadlock.
 */
export async function fillEntries(run: ImportRun, name: string, plans: readonly AnyEntryPlan[], width?: number): Promise<void> {
  const { payload, references } = run;
  const fill = async ({ reference, shared, texts, parts }: AnyEntryPlan) => {
    const id = references.id(reference);
    await inTransaction(payload, async (request) => {
      await writeParts(run, request, parts?.(id, references) ?? []);
      for (const locale of localeCodes) {
        const common = locale === defaultLocale ? shared(references) : {};
        await payload.update({
          collection: entriesOf(reference),
          id,
          locale,
          draft: false,
          data: { ...mergeFields(common, texts(locale, references)), _status: 'published' },
          depth: 0,
          req: request(),
        });
      }
    });
  };
  await runStep(run, name, plans, fill, width);
}
