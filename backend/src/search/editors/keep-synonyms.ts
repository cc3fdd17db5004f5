import type { Payload } from 'payload';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import type { ChangeSignal } from '../../platform/changes/change-signal.ts';
import { latestOf } from '../../platform/concurrency.ts';
import type { Log } from '../../platform/log.ts';
import type { SearchEngine } from '../search-engine.ts';
import { synonymChannel, synonymGroups } from './stored-synonyms.ts';

type Parts = {
  payload: Payload;
  engine: Pick<SearchEngine, 'setSynonyms'>;
  signal: ChangeSignal;
  log: Log;
  /** Announces that answers of searches may have changed. */
  onKept(): Promise<void>;
  retryMs?: number;
};

/**
 * Sends the stored synonyms to the engine: at the start, after each change by editors, and again after `retryMs` if the engine
 * fails. Every process does so, because an engine may hold the synonyms in memory.
 */
export function keepSynonyms({ payload, engine, signal, log, onKept, retryMs = 15_000 }: Parts): { close(): Promise<void> } {
  let isClosing = false;
  let retry: NodeJS.Timeout | undefined;

  const send = latestOf(async () => {
    clearTimeout(retry);
    if (isClosing) return;
    try {
      await engine.setSynonyms(await synonymGroups(instrumentedSql(payload.db.pool)));
      await onKept();
    } catch (error) {
      log.warn({ err: error }, 'the synonyms could not be sent to the search engine; this will be retried');
      if (!isClosing) retry = setTimeout(send, retryMs).unref();
    }
  });

  const unsubscribe = signal.subscribe(() => void send(), synonymChannel);
  void send();
  return {
    async close() {
      isClosing = true;
      clearTimeout(retry);
      unsubscribe();
      await send();
    },
  };
}
