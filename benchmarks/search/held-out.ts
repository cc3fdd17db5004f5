import { createHash } from 'node:crypto';
import type { LocaleCode } from '../../contract/locales.ts';

/**
 * True for the third of the labelled queries that nobody tunes an engine on: what it finds of them tells how it does on words it has never
 * been shown. The query itself says whether it is one, so that none changes sides when others come or go.
 */
export function isHeldOut(locale: LocaleCode, query: string): boolean {
  return createHash('sha256').update(`${locale}:${query}`).digest().readUInt32BE() % 3 === 0;
}
