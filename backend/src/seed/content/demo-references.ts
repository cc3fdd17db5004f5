import { demoEntries, demoForms, demoRecords } from './demo-blueprints.ts';
import { References } from './references.ts';

/** Returns references to all demo content with consecutive IDs, for tests. */
export function demoReferences(): References {
  const references = new References();
  const plans = [...Object.values(demoRecords()), demoForms(), ...Object.values(demoEntries())].flat();
  for (const [index, { reference }] of plans.entries()) references.add(reference, index + 1);
  return references;
}
