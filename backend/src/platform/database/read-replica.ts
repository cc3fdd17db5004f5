import { replicaReads } from '@plantsoen/observability/measurements.ts';
import type { Pool, PoolClient } from 'pg';
import { type InstrumentedSql, instrumentedSql } from '../api/instrumented-sql.ts';
import type { Log } from '../log.ts';
import { createPool } from './connection-pool.ts';
import { isConnectionError } from './with-client.ts';

/** Time in milliseconds for a connection to the replica, and for each statement. */
const timeoutMs = 1000;
/** Time in milliseconds after a failure before the replica is tried again. */
const defaultPauseMs = 10_000;
const warningIntervalMs = 60_000;

/** Why the primary answers instead: the replica lacks a change, or it failed. */
type Refusal = 'behind' | 'unavailable';

/** A server behind the address of the replica, with the newest change that it is known to contain. */
type Standby = { position: number; question?: Promise<unknown> | undefined };

/** Returns the pool of connections to a replica. A lost connection needs no message, because the next statement fails. */
export function replicaPool(databaseUrl: string, max: number): Pool {
  const settings = [`set statement_timeout = ${timeoutMs}`];
  return createPool({ databaseUrl, max, timeoutMs, queryTimeoutMs: timeoutMs, settings, onLost: () => undefined });
}

type ReplicaParts = { pool: Pool; log: Log; pauseMs?: number };

/**
 * A read-only copy of the database that follows the primary: one PostgreSQL standby, or a balancer that connects to several. Changes reach
 * it in the order of their ids, so the newest id in its change log shows what it contains.
 */
export class ReadReplica {
  readonly pool: Pool;
  readonly #log: Log;
  readonly #pauseMs: number;
  readonly #standbys = new Map<string, Standby>();
  readonly #standbyOf = new WeakMap<PoolClient, Standby>();
  #isUsable = false;
  #retry: NodeJS.Timeout | undefined;
  #warnedAt = Number.NEGATIVE_INFINITY;

  constructor({ pool, log, pauseMs = defaultPauseMs }: ReplicaParts) {
    this.pool = pool;
    this.#log = log;
    this.#pauseMs = pauseMs;
  }

  /** Tries the replica, now and after each pause, until it answers. Meanwhile the primary has all reads, so that no request waits. */
  async connect(): Promise<void> {
    this.#retry = undefined;
    try {
      await this.#withConnection((client) => this.#ask(client));
      this.#isUsable = true;
      this.#log.info('the read replica answers');
    } catch (error) {
      this.#pause();
      this.#warn(error);
    }
  }

  /**
   * Returns the direct reads of one request. They run on the replica if it contains the changes up to `position`, and otherwise on the
   * primary, which then has all further reads of the request. A failure of the replica is never one of the request.
   */
  reads(primary: InstrumentedSql, position: number): InstrumentedSql {
    const { query } = primary;
    let statements = 0;
    let refusal: Refusal | undefined;
    return {
      get statements() {
        return statements + primary.statements;
      },
      query: async <Row extends object>(text: string, values?: readonly unknown[]) => {
        const rows = refusal ?? (await this.#query<Row>(text, values, position));
        replicaReads.record(typeof rows === 'string' ? rows : 'replica');
        if (typeof rows !== 'string') {
          statements += 1;
          return rows;
        }
        refusal = rows;
        return query<Row>(text, values);
      },
    };
  }

  async close(): Promise<void> {
    clearTimeout(this.#retry);
    await this.pool.end();
  }

  async #query<Row extends object>(
    text: string,
    values: readonly unknown[] | undefined,
    position: number,
  ): Promise<Row[] | Refusal> {
    if (!this.#isUsable) return 'unavailable';
    try {
      return await this.#withConnection(async (client) => {
        const { query } = instrumentedSql(client);
        return (await this.#contains(client, position)) ? query<Row>(text, values) : 'behind';
      });
    } catch (error) {
      if (isConnectionError(error) || isTimeout(error)) this.#pause();
      this.#warn(error);
      return 'unavailable';
    }
  }

  /** Whether the server of a connection contains a change. Concurrent calls share one question to this server. */
  async #contains(client: PoolClient, position: number): Promise<boolean> {
    const standby = this.#standbyOf.get(client) ?? (await this.#ask(client));
    if (standby.position >= position) return true;
    standby.question ??= this.#ask(client).finally(() => {
      standby.question = undefined;
    });
    await standby.question;
    return standby.position >= position;
  }

  /** Reads the position of the server of a connection. A balancer may connect to a server that is further behind than the others. */
  async #ask(client: PoolClient): Promise<Standby> {
    const [row] = await instrumentedSql(client).query<{ name: string; position: string }>(
      `select concat_ws(' ', inet_server_addr(), inet_server_port(), pg_postmaster_start_time()) as name,
         (select coalesce(max(id), 0) from change) as position`,
    );
    if (!row) throw new Error('the read replica returned no position');
    const standby = this.#standbys.get(row.name) ?? { position: 0 };
    standby.position = Math.max(standby.position, Number(row.position));
    this.#standbys.set(row.name, standby);
    this.#standbyOf.set(client, standby);
    return standby;
  }

  /** Runs work on a connection, and closes the connection after an error. */
  async #withConnection<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    let isFailed = true;
    try {
      const result = await work(client);
      isFailed = false;
      return result;
    } finally {
      client.release(isFailed);
    }
  }

  #pause(): void {
    this.#isUsable = false;
    if (!this.pool.ending) this.#retry ??= setTimeout(() => void this.connect(), this.#pauseMs).unref();
  }

  #warn(error: unknown): void {
    if (performance.now() - this.#warnedAt < warningIntervalMs) return;
    this.#warnedAt = performance.now();
    this.#log.warn({ err: error }, 'the read replica failed, so the primary answers');
  }
}

/** Whether the client or the server has ended a statement that took too long. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.message === 'Query read timeout' || ('code' in error && error.code === '57014'));
