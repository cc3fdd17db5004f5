import { defaultLocale, localeCodes } from '@plantsoen/contract/locales.ts';
import type { GlobalSlug } from 'payload';
import { bulkContext } from '../../platform/payload/bulk-request.ts';
import type { AnyEntryBlueprint, EntrySlug, GlobalBlueprint } from '../content/blueprints.ts';
import { collectionOf, type Reference } from '../content/references.ts';
import { findSeeded } from './find-seeded.ts';
import { type ImportRun, inTransaction, runStep } from './import-run.ts';
import { writeParts } from './write-records.ts';

const entriesOf = (reference: Reference) => collectionOf(reference) as EntrySlug;

/**
 * Stores the outline of each missing entry as a draft, so that entries can refer to each other. Returns the blueprints that are not
 * filled yet. An entry that is live in any language is already filled, and an editor may have changed it.
 */
export async function outlineEntries<Blueprint extends AnyEntryBlueprint>(
  run: ImportRun,
  name: string,
  blueprints: readonly Blueprint[],
): Promise<Blueprint[]> {
  const { payload, references } = run;
  const present = await findSeeded(
    run,
    blueprints.map(({ reference }) => reference),
  );
  const missing = blueprints.filter(({ reference }) => !present.has(reference));
  await runStep(run, name, missing, async (blueprint) => {
    const { id } = await payload.create({
      collection: entriesOf(blueprint.reference),
      locale: defaultLocale,
      draft: true,
      data: blueprint.outline(references),
      depth: 0,
      req: { context: { ...bulkContext } },
    });
    references.add(blueprint.reference, id);
  });
  return blueprints.filter(({ reference }) => !Object.values(present.get(reference)?._status ?? {}).includes('published'));
}

/**
 * Fills outlined entries and publishes them in every language, each entry in one transaction. Entries that refer to others of
 * their collection need `width` 1: Payload rewrites the whole row, and two transactions that wait for each other's row deadlock.
 */
export async function fillEntries(
  run: ImportRun,
  name: string,
  blueprints: readonly AnyEntryBlueprint[],
  width?: number,
): Promise<void> {
  const { payload, references } = run;
  const fill = async ({ reference, shared, texts, parts }: AnyEntryBlueprint) => {
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
  await runStep(run, name, blueprints, fill, width);
}

/** Stores a global set in every language, unless it already exists. */
export async function writeGlobal<Slug extends GlobalSlug>(
  run: ImportRun,
  { slug, shared, texts }: GlobalBlueprint<Slug>,
): Promise<void> {
  const { payload, references, report } = run;
  const present = await payload.findGlobal({ slug, depth: 0 });
  if ('createdAt' in present && present.createdAt) return;
  await inTransaction(payload, async (request) => {
    for (const locale of localeCodes) {
      const common = locale === defaultLocale ? shared(references) : {};
      const data = mergeFields(common, texts(locale, references)) as never;
      await payload.updateGlobal({ slug, locale, data, depth: 0, req: request() });
    }
  });
  report(`${slug} 1/1`);
}

type Written = Record<string, unknown>;

const isGroup = (value: unknown): value is Written => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges shared fields with the texts of one language. A group may have fields of both kinds. */
export function mergeFields(shared: object, texts: object): Written {
  const merged: Written = { ...shared };
  for (const [name, value] of Object.entries(texts)) {
    const present = merged[name];
    merged[name] = isGroup(present) && isGroup(value) ? { ...present, ...value } : value;
  }
  return merged;
}
