import { localeCodes } from '@plantsoen/contract/locales.ts';
import type { RecordPlan } from './blueprints.ts';
import { readDemo } from './demo-content.ts';

/** Returns the plans of synonyms for the search, per language. */
export function synonymPlans(): RecordPlan<'synonyms'>[] {
  const groups = readDemo<Record<(typeof localeCodes)[number], string[][]>>('editorial/synonyms');
  return localeCodes.flatMap((site) =>
    groups[site].map((words) => {
      const key = `${site}-${words[0]}`;
      return { reference: `synonyms:${key}`, fields: () => ({ key, site, words }) };
    }),
  );
}
