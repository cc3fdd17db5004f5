import type { Pool } from 'pg';
import { quietPool } from '../platform/database/quiet-pool.ts';
import type { Log } from '../platform/log.ts';

/** For the few searches that have their turn, one of which may ask for several columns at once. Those that wait hold up nothing but searches. */
const connections = 4;
/** No question takes a tenth of it; what waits for longer is answered by nobody in time. */
const longestMs = 2000;

/** Connections for the questions of visitors alone: these end in time, and let nobody wait who does not search. */
export function searchPool(databaseUrl: string, log: Log, limitMs = longestMs): Pool {
  return quietPool({
    databaseUrl,
    max: connections,
    patienceMs: limitMs,
    // The index is read from memory, in the order it has; translating a statement to machine code takes longer than any of these does.
    settings: [`set statement_timeout = ${limitMs}`, 'set random_page_cost = 1.1', 'set jit = off'],
    onLost: (error) => log.warn({ err: error }, 'a database connection of the search was lost'),
  });
}
