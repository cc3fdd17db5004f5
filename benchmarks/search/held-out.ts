import { createHash } from 'node:crypto';
import type { LocaleCode } from '../../contract/locales.ts';

/**
 * Whether a labelled query is in the third on which no engine is tuned. Their result shows how the engine handles unseen queries.
 * It depends only on the hash of the query, so that a query stays in its part when others are added or removed.
 */
export function isHeldOut(locale: LocaleCode, query: string): boolean {
  return createHash('sha256').update(`${locale}:${query}`).digest().readUInt32BE() % 3 === 0;
}
