import { defaultLocale, localeCodes } from '@plantsoen/contract/locales.ts';
import type { GlobalSlug } from 'payload';
import type { GlobalPlan } from '../content/blueprints.ts';
import { type ImportRun, inTransaction } from './import-run.ts';
import { mergeFields } from './merge-fields.ts';

/** Stores a global set in every language, unless it already exists. */
export async function writeGlobal<Slug extends GlobalSlug>(
  run: ImportRun,
  { slug, shared, texts }: GlobalPlan<Slug>,
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
