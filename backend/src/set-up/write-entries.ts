import { defaultLocale, localeCodes } from '@plantsoen/contract/locales.ts';
import { type ImportRun, inTransaction, runStep } from './import-run.ts';
import type { EntryPlan, EntrySlug } from './plans.ts';
import { recall } from './recall.ts';
import { type ReferenceKind, referenceKinds } from './references.ts';
import { writeParts } from './write-records.ts';

const collectionOf = (reference: string) => referenceKinds[reference.split(':')[0] as ReferenceKind].collection as EntrySlug;

/**
 * Stores the outline of each entry that is not there yet, as a draft that nobody sees, so that entries can refer to each other.
 * Answers the plans that are still to be filled: an entry that is live in some language has been, and may since be an editor's.
 */
export async function outlineEntries<Slug extends EntrySlug>(
  run: ImportRun,
  name: string,
  plans: readonly EntryPlan<Slug>[],
): Promise<EntryPlan<Slug>[]> {
  const { payload, references } = run;
  const present = await recall(
    run,
    plans.map(({ reference }) => reference),
  );
  const missing = plans.filter(({ reference }) => !present.has(reference));
  await runStep(run, name, missing, async (plan) => {
    const { id } = await payload.create({
      collection: collectionOf(plan.reference),
      locale: defaultLocale,
      draft: true,
      data: plan.outline(references) as never,
      depth: 0,
      req: { context: { bulk: true } },
    });
    references.add(plan.reference, id as number);
  });
  return plans.filter(({ reference }) => !Object.values(present.get(reference)?._status ?? {}).includes('published'));
}

/**
 * Fills outlined entries and publishes them in every language, each entry whole or not at all. Entries that refer to others of
 * their collection have to be filled one by one: Payload rewrites the whole row, and two that wait for each other's row never end.
 */
export async function fillEntries<Slug extends EntrySlug>(
  run: ImportRun,
  name: string,
  plans: readonly EntryPlan<Slug>[],
  width?: number,
): Promise<void> {
  const { payload, references } = run;
  const fill = async (plan: EntryPlan<Slug>) => {
    const id = references.id(plan.reference);
    await inTransaction(payload, async (request) => {
      await writeParts(run, request, plan.parts?.(id, references) ?? []);
      for (const locale of localeCodes) {
        await payload.update({
          collection: collectionOf(plan.reference),
          id,
          locale,
          draft: false,
          data: { ...fieldsIn(locale, plan, run), _status: 'published' } as never,
          depth: 0,
          req: request(),
        });
      }
    });
  };
  await runStep(run, name, plans, fill, width);
}

/** What all languages share is written with the first of them. */
function fieldsIn<Slug extends EntrySlug>(
  locale: (typeof localeCodes)[number],
  plan: EntryPlan<Slug>,
  { references }: ImportRun,
) {
  const texts = plan.texts(locale, references);
  return locale === defaultLocale ? mergeGroups(plan.shared(references), texts) : texts;
}

/** A group may have shared fields and texts. */
function mergeGroups(shared: Record<string, unknown>, texts: Record<string, unknown>): Record<string, unknown> {
  const groups = Object.keys(texts).filter((name) => isGroup(shared[name]) && isGroup(texts[name]));
  const merged = groups.map((name) => [name, { ...(shared[name] as object), ...(texts[name] as object) }]);
  return { ...shared, ...texts, ...Object.fromEntries(merged) };
}

const isGroup = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
