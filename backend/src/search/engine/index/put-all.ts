import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import type { ClientBase, Pool } from 'pg';
import type { DocumentBatch } from '../../search-engine.ts';
import { correctParts } from './correct-parts.ts';
import type { DocumentFrequencies } from './document-frequency.ts';
import { inIndexTransaction, lockWords } from './index-transaction.ts';
import type { IndexedDocument } from './indexed-document.ts';
import type { Vocabulary } from './vocabulary.ts';
import { changedDocuments, IndexWriting } from './write-index.ts';
import { readVocabulary, writeChanges } from './write-vocabulary.ts';

/** Maximum number of batches that are written at the same time. Two keep the database busy while the next one is split into words. */
const maxWriting = 2;

/**
 * Writes many documents, each batch in a transaction. Unchanged documents are not written again. The batches contain different documents,
 * so they wait for each other only to write their words. The words of a site are read once, and compounds are split again at the end.
 */
export async function putAll(pool: Pool, batches: AsyncIterable<DocumentBatch>): Promise<void> {
  const vocabularies = new Map<SiteId, Vocabulary>();
  const writing = new Set<Promise<void>>();
  try {
    for await (const { documents, release } of batches) {
      const changed = await changedDocuments(pool, documents);
      if (writing.size >= maxWriting) await Promise.race(writing);
      const written = (changed.length > 0 ? write(pool, changed, vocabularies) : Promise.resolve()).finally(release);
      writing.add(written);
      // After a failure the promise stays in the set, and is awaited below.
      written.then(
        () => writing.delete(written),
        () => undefined,
      );
    }
  } finally {
    await Promise.allSettled(writing);
  }
  await Promise.all(writing);
  // An earlier call that was killed may have left compounds of any site unsplit.
  for (const { siteId } of locales)
    await inIndexTransaction(pool, async (client) => {
      await lockWords(client);
      await correctParts(client, siteId);
    });
}

function write(pool: Pool, documents: readonly IndexedDocument[], vocabularies: Map<SiteId, Vocabulary>): Promise<void> {
  return inIndexTransaction(pool, async (client) => {
    const index = new IndexWriting(client);
    await index.put(documents);
    await lockWords(client);
    await writeWords(client, index.tally, vocabularies);
  });
}

async function writeWords(client: ClientBase, tally: DocumentFrequencies, vocabularies: Map<SiteId, Vocabulary>): Promise<void> {
  for (const [siteId, changes] of tally.changes()) {
    const vocabulary = vocabularies.get(siteId) ?? (await readVocabulary(client, siteId));
    vocabularies.set(siteId, vocabulary);
    await writeChanges(client, siteId, vocabulary, changes, () => []);
  }
}
