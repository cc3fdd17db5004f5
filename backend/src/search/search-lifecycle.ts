import { locales } from '@plantsoen/contract/locales.ts';
import type { Payload } from 'payload';
import { announce } from '../platform/changes/announce.ts';
import type { ChangeSignal } from '../platform/changes/change-signal.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Log } from '../platform/log.ts';
import { keepSynonyms } from './editors/keep-synonyms.ts';
import { synonymChannel } from './editors/stored-synonyms.ts';
import { searchChannel } from './indexing/enqueue-reindex.ts';
import { startIndexWorker } from './indexing/index-worker.ts';
import type { SearchEngine } from './search-engine.ts';
import { searchTag } from './search-tag.ts';

/** PostgreSQL channels that a process listens to for the search. */
export const searchChannels = [searchChannel, synonymChannel];

type Parts = { payload: Payload; engine: SearchEngine; databaseUrl: string; signal: ChangeSignal; log: Log };

/** Keeps the index in line with published content, and the synonyms with those of editors. Each process runs it. */
export function startSearch({ payload, engine, databaseUrl, signal, log }: Parts): { close(): Promise<void> } {
  const indexing = startIndexWorker({ databaseUrl, engine, signal, log });
  const tellSites = () =>
    inTransaction(payload, (sql) =>
      announce(
        sql,
        locales.map(({ siteId }) => searchTag(siteId)),
      ),
    );
  const synonyms = keepSynonyms({ payload, engine, signal, log, onKept: tellSites });
  return {
    async close() {
      await Promise.all([indexing.close(), synonyms.close()]);
    },
  };
}
