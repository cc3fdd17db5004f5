import type { Payload } from 'payload';
import { demoEntries, demoForms, demoRecords } from '../content/demo-blueprints.ts';
import { collectionOf, References } from '../content/references.ts';
import { findSeeded } from '../store/find-seeded.ts';
import type { SeededContent } from './seeded-content.ts';

/**
 * Finds the documents that the seed has made, by the keys of the demo content. The ids are stored at the end of the import, because images
 * and builds leave the demo content out.
 */
export async function findSeededContent(payload: Payload): Promise<SeededContent['documents']> {
  const documents: SeededContent['documents'] = {};
  const run = { payload, references: new References(), report: () => undefined };
  for (const blueprints of [...Object.values(demoRecords()), demoForms(), ...Object.values(demoEntries())]) {
    const [first] = blueprints;
    if (!first) continue;
    const found = await findSeeded(
      run,
      blueprints.map(({ reference }) => reference),
    );
    documents[collectionOf(first.reference)] = [...found.values()].map(({ id }) => id);
  }
  return documents;
}
